import { lineKey } from '@qianpu/kit/line-key';
import { activityIdOf, type LiveActivity, stockOf } from '#modules/activity';
import type { LineInput, LineKey, OfferedLine, Quote } from './checkout.types.ts';

/** Pieces set aside for running activities, which can be bought beside those of the shop. */
export const asideOf = (activities: readonly LiveActivity[], { cid, skuId }: LineKey, now: Date): number =>
  activities.reduce((sum, activity) => sum + (activity.startsAt <= now && activity.isForYou ? (stockOf(activity, cid, skuId) ?? 0) : 0), 0);

/** Lines that would need more of the shop's own pieces than there are: a price without the activity was cheaper, or is the only one left. */
export function shortOf<Line extends LineInput>(
  lines: readonly OfferedLine<Line>[],
  { shops }: Pick<Quote['priced'], 'shops'>,
  activities: readonly LiveActivity[],
): ReadonlySet<OfferedLine<Line>> {
  const byId = new Map(activities.map((activity) => [activity.id, activity]));
  const ordinary = new Map(
    shops.flatMap(({ lines }) =>
      lines.map((line) => {
        const stocked = line.shares.filter(({ promotionId }) => {
          const activity = byId.get(activityIdOf(promotionId));
          return activity && stockOf(activity, line.cid, line.skuId) !== null;
        });
        return [lineKey(line), stocked.reduce((left, { pieces }) => left - pieces, line.quantity)] as const;
      }),
    ),
  );
  return new Set(lines.filter(({ line, offer }) => (ordinary.get(lineKey(line)) ?? 0) > offer.available));
}
