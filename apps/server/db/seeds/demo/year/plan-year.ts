import type { History } from '../../history/history.types.ts';
import { chanceOf } from './chance.ts';
import { planInterest } from './plan-interest.ts';
import { planMembers } from './plan-members.ts';
import { planOrders } from './plan-orders.ts';
import { planReviews } from './plan-reviews.ts';
import type { GoodsInterest, YearShop } from './year.types.ts';

const SEED = 20_260_101;

export interface YearPlan {
  readonly history: History;
  readonly interest: readonly GoodsInterest[];
}

/** A year of trade that ends a week before now. Shops, seed and time decide all of it. */
export function planYear(mid: string, shops: readonly YearShop[], nowMs: number, seed = SEED): YearPlan {
  const chance = chanceOf(seed);
  const joined = planMembers(nowMs, chance);
  const orders = planOrders(shops, joined, nowMs, chance);
  const reviews = planReviews({ mid, shops, members: joined, orders, nowMs }, chance);
  const interest = planInterest(shops, orders, nowMs, chance);
  const traded = new Set(orders.map(({ member }) => member.n));
  const members = joined.map((member) => ({ ...member, hasTraded: traded.has(member.n) }));
  return { history: { name: 'year', mid, members, orders, reviews }, interest };
}
