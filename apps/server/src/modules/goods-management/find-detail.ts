import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
import { findDraft, listDraftSkus } from './detail.repo.ts';
import { viewGoodsDraft } from './detail.view.ts';

/** A goods as staff wrote it, with all that is needed to edit it. */
export async function findDetail(ctx: Ctx, id: string): Promise<OutputOf<'catalog.goods.detail'>> {
  const draft = await findDraft(ctx, id);
  if (!draft) throw fail('NOT_FOUND');
  return viewGoodsDraft(draft, await listDraftSkus(ctx, id));
}
