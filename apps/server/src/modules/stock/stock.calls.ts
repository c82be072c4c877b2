import type { stockRows } from '@qianpu/contract/calls/catalog';
import type { stockManagementRows } from '@qianpu/contract/calls/stock-management';
import type { Handlers } from '#platform/http/handler.types';
import { setThreshold } from './set-threshold.ts';
import { showStock } from './show-stock.ts';
import { viewMove, viewPage } from './stock.view.ts';
import { listMoves } from './stock-list.repo.ts';
import { supplyMany, supplyStock } from './supply-stock.ts';

export const stockHandlers: Handlers<keyof (typeof stockRows & typeof stockManagementRows)> = {
  'catalog.stock.supply': async (ctx, supply) => ({ available: await supplyStock(ctx, { ...supply, refId: ctx.newId() }) }),
  'catalog.stock.supplyMany': supplyMany,
  'catalog.stock.list': showStock,
  'catalog.stock.changes': async (ctx, query) => viewPage(await listMoves(ctx, query), query, viewMove),
  'catalog.stock.setThreshold': async (ctx, input) => {
    await setThreshold(ctx, input);
    return {};
  },
};
