import { isPaid, type PastOrder } from '../../history/history.types.ts';
import { beijing } from './calendar.ts';
import type { Chance } from './chance.ts';
import { inputOf } from './plan-lines.ts';
import type { GoodsInterest, YearShop } from './year.types.ts';

/** Searches a week of goods with demand 1. */
const SEARCHES = 24;
/** Looks at a goods until somebody buys it. */
const [LEAST_LOOKS, MOST_LOOKS] = [11, 24];
const DAYS_OF_WEEK = 7;

/** What was searched for in the last two weeks, as it is wanted in this season, and how often each goods was looked at. */
export function planInterest(shops: readonly YearShop[], orders: readonly PastOrder[], nowMs: number, chance: Chance): GoodsInterest[] {
  const { month, weekday } = beijing(nowMs);
  const weekPassed = (((weekday + 6) % DAYS_OF_WEEK) + 0.5) / DAYS_OF_WEEK;
  const lines = new Map<string, number>();
  for (const { goodsId } of orders.filter(isPaid).flatMap(({ lines }) => lines)) lines.set(goodsId, (lines.get(goodsId) ?? 0) + 1);
  return shops.flatMap(({ cid, goods }) =>
    goods.map((one) => {
      const searches = (share: number) => Math.ceil(inputOf(one, month) * SEARCHES * share * (0.8 + 0.4 * chance.next()));
      return {
        cid,
        goodsId: one.goodsId,
        searchedLastWeek: searches(1),
        searchedThisWeek: searches(weekPassed),
        views: 1 + (lines.get(one.goodsId) ?? 0) * chance.between(LEAST_LOOKS, MOST_LOOKS),
      };
    }),
  );
}
