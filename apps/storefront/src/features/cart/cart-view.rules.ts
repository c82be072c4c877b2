import type { Product } from '@qianpu/contract/types';
import type { QuantityRule } from '@qianpu/kit/quantity';
import { fitsRule } from '@qianpu/kit/quantity';
import type { GuestLine } from '#session/stored.types';
import type { Cart, CartLine, CartShop } from './cart.types.ts';
import type { GuestLineChange, GuestLineKey } from './guest-cart.rules.ts';
import { isSameLine } from './guest-cart.rules.ts';
import { repriced } from './line-price.rules.ts';

export type { Cart, CartLine, CartShop };

/** What was asked for and not answered yet. */
export type PendingWrite = { readonly changes: readonly GuestLineChange[] } | { readonly lines: readonly GuestLineKey[] };

const canBeBought = (line: CartLine) => line.state === 'OK' && line.isTicked;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const goodsFenOf = (lines: readonly CartLine[]) => sum(lines.filter(canBeBought).map((line) => line.priceFen * line.quantity));

/** The cart as it will be once everything in flight is answered; nothing of it is kept, so a refusal puts it back by itself. */
export const withPending = (cart: Cart, pending: readonly PendingWrite[]): Cart =>
  pending.length === 0 ? cart : summed(pending.reduce(apply, cart));

function apply(cart: Cart, write: PendingWrite): Cart {
  if ('lines' in write) {
    const isStaying = (line: CartLine) => !write.lines.some((key) => isSameLine(key, line));
    return {
      ...cart,
      shops: cart.shops.map((shop) => ({ ...shop, lines: shop.lines.filter(isStaying) })).filter((shop) => shop.lines.length > 0),
      invalid: cart.invalid.filter(isStaying),
    };
  }
  const changed = (line: CartLine) => {
    const change = write.changes.find((entry) => isSameLine(entry, line));
    return change ? lineAfter(line, change) : line;
  };
  return { ...cart, shops: cart.shops.map((shop) => ({ ...shop, lines: shop.lines.map(changed) })) };
}

function lineAfter(line: CartLine, { quantity = line.quantity, isTicked = line.isTicked }: GuestLineChange): CartLine {
  return { ...line, ...repriced(line, quantity, isTicked), quantity, isTicked, state: stateOf(true, quantity, line) };
}

/** Sums a phone can know: goods and pieces. Reductions and freight stay as they were last computed until the mall answers. */
function summed(cart: Cart): Cart {
  const shops = cart.shops.map((shop) => {
    const goodsFen = goodsFenOf(shop.lines);
    const [discountFen, freightFen] = goodsFen === 0 ? [0, 0] : [Math.min(shop.discountFen, goodsFen), shop.freightFen];
    return { ...shop, goodsFen, discountFen, freightFen, payableFen: goodsFen - discountFen + freightFen };
  });
  const lines = shops.flatMap((shop) => shop.lines);
  return {
    ...cart,
    shops,
    totals: {
      pieces: sum(lines.filter(canBeBought).map((line) => line.quantity)),
      goodsFen: sum(shops.map((shop) => shop.goodsFen)),
      discountFen: sum(shops.map((shop) => shop.discountFen)),
      freightFen: sum(shops.map((shop) => shop.freightFen)),
      payableFen: sum(shops.map((shop) => shop.payableFen)),
    },
    totalItem: sum([...lines, ...cart.invalid].map((line) => line.quantity)),
  };
}

/** A read of a line's goods: undefined while it is on its way, null when they are no longer sold. */
export type LineGoods = Product | null | undefined;

/** A shop's name, or null when it is closed. */
type NameOf = (cid: string) => string | null;

/** A visitor's cart in the form of a member's. Freight and reductions are computed once there is a member to compute them for. */
export function guestCart(lines: readonly GuestLine[], goodsOf: (line: GuestLine) => LineGoods, nameOf: NameOf): Cart {
  const shown = lines.flatMap((line) => {
    const goods = goodsOf(line);
    return goods === undefined ? [] : [lineOf(line, goods, nameOf(line.cid) !== null)];
  });
  const valid = shown.filter(({ state }) => state !== 'SOLD_OUT' && state !== 'OFF_SHELF');
  const cids = [...new Set(valid.map((line) => line.cid))];
  const shops = cids.map((cid) => ({
    cid,
    shopName: nameOf(cid) ?? '',
    lines: valid.filter((line) => line.cid === cid),
    ...nothingFen,
    receipt: [],
  }));
  return summed({ shops, invalid: shown.filter((line) => !valid.includes(line)), totals: { pieces: 0, ...nothingFen }, totalItem: 0 });
}

const nothingFen = { goodsFen: 0, discountFen: 0, freightFen: 0, payableFen: 0 };

const anyNumber: QuantityRule = { min: 1, step: 1, max: null };

function lineOf({ cid, skuId, goodsId, quantity, isTicked }: GuestLine, goods: Product | null, isShopOpen: boolean): CartLine {
  const sku = goods?.skus.find((entry) => entry.id === skuId);
  const stock = sku?.stock ?? 0;
  const quantityRule = goods?.quantity ?? anyNumber;
  // What somebody has bought before is known once it is known who it is.
  const limit = goods?.limit ? { ...goods.limit, left: goods.limit.pieces } : null;
  return {
    cid,
    skuId,
    goodsId,
    title: goods?.title ?? '',
    specs: sku?.specs ?? [],
    picture: goods?.pictures[0] ?? '',
    priceFen: sku?.priceFen ?? 0,
    addedPriceFen: sku?.priceFen ?? 0,
    // Promotions are known once it is known who it is.
    payableFen: null,
    shares: [],
    quantity,
    isTicked,
    stock,
    quantityRule,
    limit,
    state: stateOf(isShopOpen && sku !== undefined, quantity, { stock, quantityRule, limit }),
  };
}

/** As the mall tells it. */
function stateOf(
  isSold: boolean,
  quantity: number,
  { stock, quantityRule: rule, limit }: Pick<CartLine, 'stock' | 'quantityRule' | 'limit'>,
): CartLine['state'] {
  if (!isSold) return 'OFF_SHELF';
  if (stock < rule.min) return 'SOLD_OUT';
  if (stock < quantity) return 'SHORT';
  if (limit && limit.left < quantity) return 'LIMITED';
  return fitsRule(quantity, rule) ? 'OK' : 'UNFIT';
}
