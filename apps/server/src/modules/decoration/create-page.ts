import { fail } from '@qianpu/contract/failure';
import { refuseForeignShop } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import { readBlocks } from './block-forms.rules.ts';
import { findDraft, insertPage } from './page.repo.ts';
import type { NewPage } from './page.types.ts';

/** Begins a page that nobody sees yet; one in the place of another begins as its copy. */
export async function createPage(ctx: TxCtx, input: NewPage): Promise<string> {
  if (input.shop) await refuseForeignShop(ctx, input.shop);
  const id = input.kind === 'override' ? await copyPage(ctx, input.baseId, input.shop) : await insertPage(ctx, emptyPage(input));
  if (!id) throw fail('PAGE_EXISTS');
  return id;
}

const emptyPage = ({ kind, shop = null, title }: { kind: 'home' | 'micro'; shop?: string | null | undefined; title: string }) => ({
  kind,
  cid: shop,
  baseId: null,
  pageClassId: null,
  title,
  share: { title, describe: '', picture: null },
  blocks: [],
});

async function copyPage(ctx: TxCtx, baseId: string, cid: string): Promise<string | undefined> {
  const base = await findDraft(ctx, baseId);
  if (base?.kind !== 'micro' || base.base_id !== null) throw fail('NOT_FOUND');
  const { title, share } = base;
  return insertPage(ctx, { kind: 'micro', cid, baseId, pageClassId: null, title, share, blocks: readBlocks(base) });
}
