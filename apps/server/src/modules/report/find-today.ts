import type { OutputOf } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import { comparedHours } from './compared-hours.rules.ts';
import { sumHours } from './figures.repo.ts';
import { viewFigures } from './report.view.ts';

/** Today so far, and up to the last full hour beside the same weekday of last week. */
export async function findToday(ctx: Ctx, { cid }: { readonly cid?: string | undefined }): Promise<OutputOf<'report.today.find'>> {
  const { dayStart, dayEnd, until, dayStartBefore, untilBefore } = comparedHours(ctx.now);
  const sum = async (from: Date, to: Date) => viewFigures(await sumHours(ctx, listedShops(ctx, cid), from, to));
  return {
    at: ctx.now.getTime(),
    today: await sum(dayStart, dayEnd),
    compared: { until: until.getTime(), today: await sum(dayStart, until), lastWeek: await sum(dayStartBefore, untilBefore) },
  };
}
