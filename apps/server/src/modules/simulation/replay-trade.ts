import { CHOSEN_KINDS, type LiveActivity } from '#modules/activity';
import { activityPromotions } from '#modules/checkout';
import type { ReplayedTrade } from '#modules/order';
import { type Basket, ENGINE_VERSION, type PricedBasket, priceBasket } from '#modules/pricing';
import type { DraftInReplay } from './draft-in-replay.ts';
import type { ReplayTally } from './tally.ts';
import { wholeSets } from './whole-sets.ts';

interface Replay {
  readonly draft: DraftInReplay;
  readonly tally: ReplayTally;
  /** When its member paid for the first time, if ever. */
  readonly firstPaidAt: Date | undefined;
  /** Whether whoever asked may know of the shop's orders. */
  readonly isSeen: (cid: string) => boolean;
}

/** Prices a trade as it was, and as it would have been with the draft. */
export function replayTrade(trade: ReplayedTrade, { draft, tally, firstPaidAt, isSeen }: Replay): void {
  const orders = trade.orders.filter(({ cid }) => isSeen(cid));
  if (trade.basket === null) {
    tally.leaveOut('NO_INPUT', orders.length);
    return;
  }
  const basket = trade.basket as Basket;
  const before = trade.engineVersion === ENGINE_VERSION ? priceBasket(basket) : undefined;
  if (!before || !isAsPlaced(trade, before)) {
    tally.leaveOut('OTHER_ENGINE', orders.length);
    return;
  }
  const activity = draft.meets(trade, firstPaidAt !== undefined && firstPaidAt < trade.placedAt);
  const left = draft.hadFirst(trade) ? withoutFirstOrder(basket) : basket;
  const { after, sets } = priceWith(activity, left, left === basket ? before : priceBasket(left));
  draft.note(trade, activity, after, sets);
  const [beforeAt, afterAt] = [shopsOf(before), shopsOf(after)];
  for (const { orderId, cid } of orders) {
    const [was, is] = [beforeAt.get(cid), afterAt.get(cid)];
    if (was && is) tally.count({ orderId, placedAt: trade.placedAt, before: was, after: is });
  }
}

/** The draft may have moved a member's one first order's reduction to a trade before this one. */
const withoutFirstOrder = (basket: Basket): Basket => ({
  ...basket,
  promotions: basket.promotions.filter(({ kind }) => kind !== 'FIRST_ORDER'),
});

/** What shoppers name (a package, a link's price) they are taken to have named where it is cheaper. */
function priceWith(activity: LiveActivity, basket: Basket, without: PricedBasket): { after: PricedBasket; sets: number } {
  const choice = activity.terms.kind === 'PACKAGE' ? wholeSets(activity, activity.terms, basket.lines) : undefined;
  const { promotions } = activityPromotions([activity], basket.lines, activity.startsAt, choice);
  if (promotions.length === 0) return { after: without, sets: 0 };
  const after = priceBasket({ ...basket, promotions: [...basket.promotions, ...promotions] });
  const isDearer = CHOSEN_KINDS.includes(activity.terms.kind) && after.totals.payableFen >= without.totals.payableFen;
  return { after: isDearer ? without : after, sets: isDearer ? 0 : (choice?.sets ?? 1) };
}

const shopsOf = ({ shops }: PricedBasket) => new Map(shops.map((shop) => [shop.cid, shop]));

/** What it was placed at is what its input comes to. */
function isAsPlaced({ orders }: ReplayedTrade, priced: PricedBasket): boolean {
  const shops = shopsOf(priced);
  return shops.size === orders.length && orders.every(({ cid, payableFen }) => shops.get(cid)?.payableFen === payableFen);
}
