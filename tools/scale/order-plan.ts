import type { OrderEnd, PastLine, PastMember, PastOrder } from '../../apps/server/db/seeds/history/history.types.ts';
import { pictureOf, specsOf } from './goods-forms.ts';
import { orderSpan } from './order-span.ts';
import type { ScaleForm } from './scale-forms.ts';
import { cidOf, goodsIdOf, SHOPS, skuIdOf } from './scale-ids.ts';

/** TABLE of how many of a hundred past orders ended how. None waits for anything: the worker finds nothing due. */
const ENDS: Record<Exclude<OrderEnd, 'SHIPPED'>, number> = {
  RECEIVED: 84,
  TO_SHIP: 4,
  CANCELLED: 4,
  OVERDUE: 3,
  REFUNDED: 3,
  PART_REFUNDED: 2,
};

/** SKU k of goods g. */
interface PlannedLine extends PastLine {
  readonly g: number;
  readonly k: number;
}

export interface PlannedOrder extends PastOrder {
  readonly lines: readonly PlannedLine[];
}

/** What orders are made of. */
export interface OrderMatter {
  readonly m: number;
  readonly form: ScaleForm;
  readonly titles: readonly string[];
  /** Of SKU g * skus + k. */
  readonly pricesFen: Int32Array;
  readonly members: readonly PastMember[];
}

export const FREIGHT = { flatFen: 600, freeFromFen: 9_900 };
const CARRIER = { name: '顺丰速运', prefix: 'SF' };
const MOST_LINES = 3;
const MOST_PIECES = 3;
const DAY_MS = 86_400_000;

/** Of a deep form the newest hundredth waits to be sent, the one before is on its way. */
const WAITING_SHARE = 0.01;
const ON_ITS_WAY_SHARE = 0.02;

export const planOrders = (matter: OrderMatter, random: () => number): PlannedOrder[] =>
  Array.from({ length: matter.form.orders }, (_, n) => planOrder(n, matter, random));

function planOrder(n: number, matter: OrderMatter, random: () => number): PlannedOrder {
  const { form } = matter;
  const shop = Math.floor(random() * SHOPS);
  const lines = planLines(shop, matter, random);
  const goodsFen = lines.reduce((sum, { quantity, unitFen }) => sum + quantity * unitFen, 0);
  const freightFen = goodsFen >= FREIGHT.freeFromFen ? 0 : FREIGHT.flatFen;
  const payableFen = goodsFen + freightFen;
  const end = endOf(n, form, drawEnd(random() * 100));
  const { firstMs, lastMs } = orderSpan(form);
  const placedMs = firstMs + Math.floor(((lastMs - firstMs) / form.orders) * n);
  const member = matter.members[Math.floor(random() * form.members)];
  if (!member) throw new Error('orders need members');
  return {
    ...{ n, cid: cidOf(matter.m, shop), member, lines },
    ...{ goodsFen, discountFen: 0, freightFen, freight: FREIGHT, payableFen, refundedFen: refundOf(end, payableFen) },
    ...{ end, placedMs, shippedMs: placedMs + DAY_MS, receivedMs: placedMs + 4 * DAY_MS, carrier: CARRIER },
  };
}

/** Goods with small numbers sell more; no SKU stands twice in an order. */
function planLines(shop: number, { m, form, titles, pricesFen }: OrderMatter, random: () => number): PlannedLine[] {
  const lines = new Map<number, PlannedLine>();
  const { goods, skus } = form;
  const onShelf = Math.ceil((goods - shop) / SHOPS);
  for (let count = 1 + Math.floor(random() * MOST_LINES); count > 0; count -= 1) {
    const g = Math.floor(random() ** 2 * onShelf) * SHOPS + shop;
    const k = Math.floor(random() * skus);
    const quantity = 1 + Math.floor(random() * MOST_PIECES);
    const unitFen = pricesFen[g * skus + k] ?? 0;
    const what = {
      goodsId: goodsIdOf(m, g),
      skuId: skuIdOf(m, g, k),
      title: titles[g] ?? '',
      specs: specsOf(k),
      picture: pictureOf(m, g, 0),
    };
    lines.set(g, { g, k, ...what, quantity, unitFen, discountFen: 0 });
  }
  return [...lines.values()];
}

function drawEnd(lot: number): OrderEnd {
  let below = 0;
  for (const [end, share] of Object.entries(ENDS)) {
    below += share;
    if (lot < below) return end as OrderEnd;
  }
  return 'RECEIVED';
}

function endOf(n: number, { orders, isDeep }: ScaleForm, drawn: OrderEnd): OrderEnd {
  if (!isDeep || drawn === 'CANCELLED' || drawn === 'OVERDUE' || drawn === 'REFUNDED') return drawn;
  const newer = (orders - n) / orders;
  if (newer <= WAITING_SHARE) return 'TO_SHIP';
  if (newer <= ON_ITS_WAY_SHARE) return 'SHIPPED';
  return drawn === 'TO_SHIP' ? 'RECEIVED' : drawn;
}

function refundOf(end: OrderEnd, payableFen: number): number {
  if (end === 'REFUNDED') return payableFen;
  return end === 'PART_REFUNDED' ? Math.ceil(payableFen / 4) : 0;
}
