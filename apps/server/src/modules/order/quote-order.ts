import { type FailureName, fail } from '@qianpu/contract/failure';
import { tickedLines } from '#modules/cart';
import {
  type Chosen,
  type CouponChoice,
  isPriced,
  type LineInput,
  type LineState,
  mergeBySum,
  type Quote,
  quote,
  viewQuote,
} from '#modules/checkout';
import type { Ctx, Member } from '#platform/ctx';

export interface OrderInput {
  /** Left out: the ticked ones of the cart. */
  readonly lines?: readonly LineInput[] | undefined;
  readonly choices?: readonly CouponChoice[];
  readonly chosen?: Chosen | undefined;
}

/** What these lines, or the ticked ones of the cart, cost at this moment; nothing is reserved. */
export async function quoteOrder(ctx: Ctx<Member>, { lines: requested, choices, chosen }: OrderInput): Promise<Quote> {
  // What is named is bought at once: a cart has no place for it.
  if (chosen && !requested) throw fail('BAD_INPUT', ['lines']);
  const lines = mergeBySum(requested ?? (await tickedLines(ctx)));
  if (lines.length === 0) throw fail('NOTHING_CHOSEN');
  const quoted = await quote(ctx, lines, { choices, chosen });
  if (requested) requireAll(quoted);
  if (!quoted.lines.some(isPriced)) throw fail('NOTHING_CHOSEN');
  refuseResting(quoted);
  return quoted;
}

/** TABLE of refusals, the gravest first: what keeps a line from being bought, and what is said then. */
const REFUSALS: readonly (readonly [failure: FailureName, states: readonly LineState[]])[] = [
  ['OFF_SHELF', ['OFF_SHELF']],
  ['SOLD_OUT', ['SOLD_OUT', 'SHORT']],
  ['LIMIT_REACHED', ['LIMITED']],
  ['QUANTITY_UNFIT', ['UNFIT']],
];

/** What was named is bought as it was named, or not at all; of a cart only what can be bought counts, as its own sums say. */
function requireAll({ lines, unknown }: Quote): void {
  for (const [failure, states] of REFUSALS) {
    const refused = lines.filter(({ state }) => states.includes(state)).map(({ offer }) => offer);
    const skuIds = [...(failure === 'OFF_SHELF' ? unknown : []), ...refused].map(({ skuId }) => skuId);
    if (skuIds.length === 0) continue;
    throw fail(failure, failure === 'LIMIT_REACHED' ? { goodsIds: [...new Set(refused.map(({ goodsId }) => goodsId))] } : { skuIds });
  }
}

/** A shop that rests shows its goods and takes no orders (spec 8). */
function refuseResting({ lines, shops }: Quote): void {
  const resting = lines.find((entry) => isPriced(entry) && shops.get(entry.line.cid)?.status === 'RESTING');
  if (resting) throw fail('SHOP_RESTING', { cid: resting.line.cid });
}

/** The coupon each shop's order takes. */
export const takenCoupons = ({ priced }: Quote): Map<string, string> =>
  new Map(
    priced.shops.flatMap(({ cid, receipt }) => {
      const taken = receipt.find(({ promotionKind, isTaken }) => promotionKind === 'COUPON' && isTaken);
      return taken?.promotionId ? [[cid, taken.promotionId] as const] : [];
    }),
  );

/** By shop, whether its order takes the reduction of a first one. */
export const takesFirstOrder = ({ priced }: Quote): ReadonlySet<string> =>
  new Set(
    priced.shops.flatMap(({ cid, receipt }) =>
      receipt.some(({ promotionKind, isTaken }) => promotionKind === 'FIRST_ORDER' && isTaken) ? [cid] : [],
    ),
  );

/** A coupon that was chosen by name is taken, or the order is not placed (spec 8: NOTUSE). */
export function requireChosen(quoted: Quote, choices: readonly CouponChoice[] = []): void {
  const taken = takenCoupons(quoted);
  const unfit = choices.filter(({ cid, coupon }) => coupon !== 'BEST' && coupon !== 'NONE' && taken.get(cid) !== coupon);
  if (unfit.length > 0) throw fail('COUPON_UNFIT', { couponIds: unfit.map(({ coupon }) => coupon), quote: viewQuote(quoted) });
}
