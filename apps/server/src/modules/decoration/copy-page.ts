import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { refuseForeignShop } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import { readBlocks } from './block-forms.rules.ts';
import { findDraft, insertPage } from './page.repo.ts';

/** A page like another's draft, for a shop or for all, that nobody sees yet. */
export async function copyPage(ctx: TxCtx, { id, shop, title }: ParsedOf<'decoration.page.copy'>): Promise<string> {
  if (shop) await refuseForeignShop(ctx, shop);
  const page = await findDraft(ctx, id);
  if (!page) throw fail('NOT_FOUND');
  const made = await insertPage(ctx, {
    kind: page.kind === 'home' ? 'home' : 'micro',
    cid: shop,
    baseId: null,
    pageClassId: page.page_class_id,
    title: title ?? page.title,
    share: page.share,
    blocks: readBlocks(page),
  });
  if (!made) throw fail('PAGE_EXISTS');
  return made;
}
