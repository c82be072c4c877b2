import { Block } from '@qianpu/contract/decoration/block.schema';
import { fail } from '@qianpu/contract/failure';
import { decorationEvents } from '#events/decoration';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { savePage } from './decoration.repo.ts';
import type { NewPage } from './decoration.types.ts';

const emit = emitter('decoration', decorationEvents);

/** Puts a page before shoppers. Every block must fit its schema: what is stored can be rendered. */
export async function publishPage(ctx: TxCtx, page: NewPage): Promise<void> {
  const blocks = Block.array().min(1).max(60).safeParse(page.blocks);
  if (!blocks.success) throw fail('BAD_INPUT', blocks.error.issues);
  await savePage(ctx, { ...page, blocks: blocks.data });
  await emit(ctx, 'decoration.page.published', { cid: page.cid, name: page.name });
}
