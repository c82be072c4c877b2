import type { OutputOf } from '@qianpu/contract/types';
import { aCard } from './a-card.ts';

type ShownActivity = OutputOf<'marketing.limitDiscount.byActivityId'>['activity'];
type Reduction = Extract<ShownActivity['terms'], { kind: 'FULL_REDUCTION' }>['reduction'];
type Tier = Extract<Reduction, { by: 'TIERS' }>['tiers'][number];

/** What time it is at the mall when it answers about activities. */
export const activityNow = Date.parse('2026-11-18T09:00:00+08:00');

/** Twenty per cent off, since an hour and until tomorrow. */
export const anActivity = (changes: Partial<ShownActivity> = {}): ShownActivity => ({
  id: '9',
  activityType: 401,
  name: '鲜果限时八折',
  state: 'ON',
  startsAt: activityNow - 3_600_000,
  endsAt: activityNow + 86_400_000,
  audience: 'ALL',
  perMember: null,
  refuses: [],
  terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 80 } },
  ...changes,
});

/** A tier of a full reduction, that gives nothing but what the test says. */
export const aTier = (changes: Partial<Tier>): Tier => ({
  from: 10_000,
  minusFen: null,
  percentOff: null,
  isFreightFree: false,
  gifts: [],
  coupons: [],
  points: 0,
  growth: 0,
  ...changes,
});

type ActivityGoods = OutputOf<'marketing.goodsBale.pageList'>['list'][number];

/** Strawberries in an activity, without a price or pieces of their own there. */
export const activityGoods = (changes: Partial<ActivityGoods> = {}): ActivityGoods => ({
  ...aCard(),
  activityFen: null,
  soldPercent: null,
  ...changes,
});

/** One page of an activity's goods. */
export const activityPage = (activity: ShownActivity | null, list: readonly ActivityGoods[] = [activityGoods()]) => ({
  list: [...list],
  pageNum: 1,
  hasMore: false,
  activity,
  serverNow: activityNow,
});
