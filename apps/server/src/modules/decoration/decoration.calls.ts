import { fail } from '@qianpu/contract/failure';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { findPage } from './decoration.repo.ts';
import { viewPage } from './decoration.view.ts';

export const decorationHandlers: ModuleHandlers<'decoration'> = {
  'decoration.page.find': async (ctx, { cid, name }) => {
    const page = await findPage(ctx, cid, name);
    if (!page) throw fail('NOT_FOUND');
    return viewPage(page);
  },
};
