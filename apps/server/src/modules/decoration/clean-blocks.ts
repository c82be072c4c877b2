import { Block } from '@qianpu/contract/decoration/block.schema';
import { fail } from '@qianpu/contract/failure';
import { listLinkHosts } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import { cleanRichText } from '#platform/rich-text/rich-text.rules';

/** Blocks as they are kept: rich text in its clean form. One in which nothing is left to read is refused, as is one grown too long. */
export async function cleanBlocks(ctx: Ctx, blocks: readonly Block[]): Promise<readonly Block[]> {
  if (!blocks.some(({ type }) => type === 'richText')) return blocks;
  const linkHosts = await listLinkHosts(ctx);
  return blocks.map((block, nth) => {
    if (block.type !== 'richText') return block;
    const clean = Block.safeParse({ ...block, props: { html: cleanRichText(block.props.html, linkHosts) } });
    if (!clean.success) throw fail('BAD_INPUT', [`blocks.${nth}.props.html`]);
    return clean.data;
  });
}
