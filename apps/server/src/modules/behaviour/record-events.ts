import type { ParsedOf } from '@qianpu/contract/types';
import type { TxCtx } from '#platform/ctx';
import { isAnalyticsOn } from './analytics.repo.ts';
import { countEvents, insertEvents } from './event.repo.ts';
import { dayOf, instantOf } from './event.rules.ts';

/** Of one visitor's label on one day: far above what anybody looks at, far below what would fill a disk. */
const DAILY_LIMIT = 2_000;

/** How many of the events were kept; those that were there already are not. */
export async function recordEvents(ctx: TxCtx, { events, ...visit }: ParsedOf<'behaviour.report.analytics'>): Promise<number> {
  if (!(await isAnalyticsOn(ctx))) return 0;
  if ((await countEvents(ctx, dayOf(ctx.now), visit.visitorId)) >= DAILY_LIMIT) return 0;
  return insertEvents(
    ctx,
    events.map((event) => {
      const at = instantOf(ctx.now, event.ago);
      return { ...visit, ...event, at, day: dayOf(at) };
    }),
  );
}
