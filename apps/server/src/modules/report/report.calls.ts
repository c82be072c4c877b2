import type { ModuleHandlers } from '#platform/http/handler.types';
import { listedShops } from '#platform/shop-scope';
import { listSeries, rankGoods } from './figures.repo.ts';
import { findToday } from './find-today.ts';
import { viewFigures, viewRanked } from './report.view.ts';

export const reportHandlers: ModuleHandlers<'report'> = {
  'report.today.find': findToday,
  'report.sales.series': async (ctx, { cid, by, ...span }) => {
    const rows = await listSeries(ctx, listedShops(ctx, cid), span, by);
    return { list: rows.map((row) => ({ at: row.at.getTime(), ...viewFigures(row) })) };
  },
  'report.goods.ranking': async (ctx, { cid, by, limit, ...span }) => ({
    list: (await rankGoods(ctx, listedShops(ctx, cid), span, by, limit)).map(viewRanked),
  }),
};
