import type { ModuleHandlers } from '#platform/http/handler.types';
import { noteError } from './note-error.ts';

export const opsHandlers: ModuleHandlers<'ops'> = {
  'ops.report.error': async (ctx, report) => {
    noteError(ctx, report);
    return {};
  },
};
