import { seededRandom } from '../../../apps/simulator/src/seeded-random.ts';
import type { OutputOf } from '../../../packages/contract/src/types.ts';
import { callMall } from '../../load/mall-client.ts';
import type { ScratchMall } from '../../load/scratch-mall.ts';
import type { OrderLineInput, ShopperFacts } from '../../load/shopper.ts';
import { must } from './staff-calls.ts';

/** A shopper has so many unpaid at a time. */
const ORDERS_EACH = 2;

export interface Basket {
  readonly lines: readonly OrderLineInput[];
}

export interface PlacedRound {
  readonly payableFen: number;
  readonly orderIds: readonly string[];
}

/** How many shoppers so many orders need. */
export const shoppersFor = (orders: number): number => Math.ceil(orders / ORDERS_EACH);

/** Baskets of one to four lines of one or two shops that can be ordered as they are. */
export async function drawBaskets({ scene }: ScratchMall, shopper: ShopperFacts, count: number, seed: number): Promise<Basket[]> {
  const random = seededRandom(seed);
  const below = (n: number) => Math.floor(random() * n);
  const baskets: Basket[] = [];
  while (baskets.length < count) {
    const lines = new Map<string, OrderLineInput>();
    for (let left = 1 + below(4); left > 0; left -= 1) {
      const sku = scene.skus[below(scene.skus.length)];
      if (sku) lines.set(`${sku.cid}/${sku.skuId}`, { cid: sku.cid, skuId: sku.skuId, quantity: 1 + below(4) });
    }
    const basket = { lines: [...lines.values()] };
    const quoted = await callMall(shopper, 'trade.order.confirm', basket);
    if (quoted.outcome === 'ok') baskets.push(basket);
  }
  return baskets;
}

/** One after the other, so that they stand in this order; each shopper takes every n-th basket, so that limits are met. */
export async function placeAll(shoppers: readonly ShopperFacts[], baskets: readonly Basket[]): Promise<PlacedRound> {
  const orderIds: string[] = [];
  let payableFen = 0;
  for (const [at, { lines }] of baskets.entries()) {
    const shopper = shoppers[at % shoppers.length];
    if (!shopper) throw new Error('nobody is there to order');
    const quote: OutputOf<'trade.order.confirm'> = await must(shopper, 'trade.order.confirm', { lines: [...lines] });
    const placed = await must(shopper, 'trade.order.place', {
      lines: [...lines],
      addressId: shopper.addressId,
      seenPayableFen: quote.totals.payableFen,
    });
    orderIds.push(...placed.orderIds);
    payableFen += placed.payableFen;
  }
  return { payableFen, orderIds };
}
