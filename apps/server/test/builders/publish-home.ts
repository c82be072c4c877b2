import type { Block } from '@qianpu/contract/types';
import type { TxCtx } from '#platform/ctx';
import { createPage } from '../../src/modules/decoration/create-page.ts';
import { publishPage } from '../../src/modules/decoration/publish-page.ts';
import { savePage } from '../../src/modules/decoration/save-page.ts';

interface NewHome {
  readonly cid: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A home for one shop, made and shown in one go. */
export async function publishHome(ctx: TxCtx, { cid, title, blocks }: NewHome): Promise<void> {
  const id = await createPage(ctx, { kind: 'home', shop: cid, title });
  const share = { title, describe: '', picture: null };
  const revision = await savePage(ctx, { id, revision: 1, title, share, pageClassId: null, blocks });
  await publishPage(ctx, id, revision);
}
