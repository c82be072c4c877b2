import { fail } from '@qianpu/contract/failure';
import type { Ctx } from '#platform/ctx';
import { requireShop } from '#platform/shop-scope';
import { readBlocks } from './block-forms.rules.ts';
import { findDraft, findVersion } from './page.repo.ts';

/** A page of all shops, or of one the caller works for. */
export async function findOwnPage(ctx: Ctx, id: string) {
  const page = await findDraft(ctx, id);
  if (!page) throw fail('NOT_FOUND');
  if (page.cid !== null) requireShop(ctx, page.cid);
  return page;
}

/** What a version showed, to look at: it never changes. */
export async function findOldVersion(ctx: Ctx, id: string, version: number) {
  await findOwnPage(ctx, id);
  const content = await findVersion(ctx, id, version);
  if (!content) throw fail('NOT_FOUND');
  return { version, title: content.title, share: content.share, blocks: readBlocks(content) };
}
