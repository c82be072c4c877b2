import type { ModuleHandlers } from '#platform/http/handler.types';
import { exportData } from './export-data.ts';
import { leave, stay } from './leave.ts';

export const privacyHandlers: ModuleHandlers<'privacy'> = {
  'privacy.data.export': (ctx, { proof }) => exportData(ctx, proof),
  'privacy.account.erase': async (ctx, { proof }) => ({ eraseAt: (await leave(ctx, proof)).getTime() }),
  'privacy.account.stay': async (ctx) => ({ stays: await stay(ctx) }),
};
