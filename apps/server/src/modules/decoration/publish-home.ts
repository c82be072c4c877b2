import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import { createPage } from './create-page.ts';
import type { NewHome } from './page.types.ts';
import { publishPage } from './publish-page.ts';
import { savePage } from './save-page.ts';

/** A home for one shop, made and shown in one go. */
export async function publishHome(ctx: TxCtx, { cid, title, share, blocks }: NewHome): Promise<void> {
  const id = await createPage(ctx, { kind: 'home', shop: cid, title });
  if (blocks.length === 0) throw fail('BAD_INPUT');
  const revision = await savePage(ctx, {
    id,
    revision: 1,
    title,
    share: { title, describe: '', picture: null, ...share },
    pageClassId: null,
    blocks,
  });
  await publishPage(ctx, id, revision);
}
