import type { stockRows } from '@qianpu/contract/calls/catalog';
import type { Handlers } from '#platform/http/handler.types';
import { supplyStock } from './move-stock.ts';

export const stockHandlers: Handlers<keyof typeof stockRows> = {
  'catalog.stock.supply': async (ctx, supply) => ({ available: await supplyStock(ctx, { ...supply, refId: ctx.newId() }) }),
};
