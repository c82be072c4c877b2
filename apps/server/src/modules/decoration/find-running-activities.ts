import { findCards } from '#modules/marketing';
import { type Ctx, VISITOR } from '#platform/ctx';
import { type Campaign, campaignName } from './page-findings.rules.ts';

/** Which of the activities pages lead to run now, by `campaignName`. Of marketing's there are coupons so far; of the others none runs. */
export async function findRunningActivities(ctx: Ctx, campaigns: readonly Campaign[]): Promise<ReadonlySet<string>> {
  const coupons = campaigns.filter((campaign) => 'couponId' in campaign);
  if (coupons.length === 0) return new Set();
  const found = await findCards(
    { ...ctx, actor: VISITOR },
    coupons.map(({ couponId }) => couponId),
  );
  const running = new Set(found.flatMap(({ id, claimState }) => (claimState === 'OVER' || claimState === 'PAUSED' ? [] : id)));
  return new Set(coupons.filter(({ couponId }) => running.has(couponId)).map(campaignName));
}
