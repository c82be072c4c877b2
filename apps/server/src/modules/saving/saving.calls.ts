import type { savingRows } from '@qianpu/contract/calls/saving';
import type { Handlers } from '#platform/http/handler.types';
import { showOrders, showSummary } from './show-savings.ts';

export const savingHandlers: Handlers<keyof typeof savingRows> = {
  'trade.saving.summary': (ctx, { year }) => showSummary(ctx, year),
  'trade.saving.orders': showOrders,
};
