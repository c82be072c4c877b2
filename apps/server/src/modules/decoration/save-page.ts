import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import { cleanBlocks } from './clean-blocks.ts';
import { findDraft, saveDraft } from './page.repo.ts';
import type { Draft } from './page.types.ts';
import { findPageClass } from './page-class.repo.ts';

/** Keeps what staff have arranged so far; its revision now. Somebody else's work in between is not overwritten. */
export async function savePage(ctx: TxCtx, draft: Draft): Promise<number> {
  if (draft.pageClassId && !(await findPageClass(ctx, draft.pageClassId))) throw fail('NOT_FOUND');
  const revision = await saveDraft(ctx, { ...draft, blocks: await cleanBlocks(ctx, draft.blocks) });
  if (revision !== undefined) return revision;
  const known = await findDraft(ctx, draft.id);
  throw known ? fail('PAGE_CHANGED', { revision: known.revision }) : fail('NOT_FOUND');
}
