import { type ActivityKind, listRunning } from '#modules/activity';
import { findCards } from '#modules/marketing';
import { type Ctx, VISITOR } from '#platform/ctx';
import { type Campaign, campaignName } from './page-findings.rules.ts';

/** Kinds by the numbers of the specification (2.3). */
const kinds: Readonly<Partial<Record<Campaign['activityType'], ActivityKind>>> = {
  401: 'LIMITED_DISCOUNT',
  402: 'N_FOR_PRICE',
  403: 'FULL_REDUCTION',
  407: 'PACKAGE',
};

/**
 * Which of the activities pages lead to run now, by `campaignName`, in a shop or for null in any. A list that names none is a page of its
 * own, whatever runs, once there are activities of its type.
 */
export async function findRunningActivities(ctx: Ctx, cid: string | null, campaigns: readonly Campaign[]): Promise<ReadonlySet<string>> {
  const [coupons, activities] = await Promise.all([runningCoupons(ctx, campaigns), runningActivities(ctx, cid, campaigns)]);
  return new Set([...coupons, ...activities].map(campaignName));
}

async function runningCoupons(ctx: Ctx, campaigns: readonly Campaign[]): Promise<Campaign[]> {
  const coupons = campaigns.filter((campaign) => 'couponId' in campaign);
  if (coupons.length === 0) return [];
  const found = await findCards(
    { ...ctx, actor: VISITOR },
    coupons.map(({ couponId }) => couponId),
  );
  const running = new Set(found.flatMap(({ id, claimState }) => (claimState === 'OVER' || claimState === 'PAUSED' ? [] : id)));
  return coupons.filter(({ couponId }) => running.has(couponId));
}

async function runningActivities(ctx: Ctx, cid: string | null, campaigns: readonly Campaign[]): Promise<Campaign[]> {
  const activities = campaigns.flatMap((campaign) => ('couponId' in campaign ? [] : campaign));
  const running = await listRunning(
    ctx,
    cid,
    activities.flatMap(({ activityId }) => activityId ?? []),
  );
  return activities.filter(({ activityType, activityId }) => {
    const kind = kinds[activityType];
    return activityId === undefined ? kind !== undefined : running.some((one) => one.id === activityId && one.kind === kind);
  });
}
