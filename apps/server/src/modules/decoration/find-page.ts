import { fail } from '@qianpu/contract/failure';
import type { DecoratedPage } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
import { findHome, findLivePage } from './live-page.repo.ts';
import { viewPage } from './page.view.ts';

/** What shoppers of a shop see: its home, or the micro page of an id. */
export async function findPage(ctx: Ctx, wish: { cid: string } & ({ name: 'index' } | { id: string })): Promise<DecoratedPage> {
  const page = 'id' in wish ? await findLivePage(ctx, wish.cid, wish.id) : await findHome(ctx, wish.cid);
  if (!page) throw fail('NOT_FOUND');
  return viewPage(page);
}
