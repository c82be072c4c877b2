import { BLOCKS_SCHEMA, Block } from '@qianpu/contract/decoration/block.schema';
import type { PageContent } from './page.types.ts';

/** A block as some build wrote it. */
interface WrittenBlock {
  readonly id: string;
  readonly type: string;
  readonly props: Record<string, unknown>;
}

type Written = Pick<PageContent, 'blocks' | 'blocks_schema'>;

/** Form n → form n + 1. A form once published stays readable for ever: nobody rewrites what merchants have made. */
const steps: Readonly<Record<number, (block: WrittenBlock) => WrittenBlock>> = {
  // Rails and floors became layouts of one block, and the waterfall is named for what a merchant sees.
  1: ({ id, type, props }) => {
    if (type === 'goodsRail') return { id, type: 'goods', props: { ...props, layout: 'rail' } };
    if (type === 'goodsFloor') return { id, type: 'goods', props: { ...props, layout: 'grid', tall: false } };
    if (type === 'waterfall') return { id, type: 'goodsTabs', props };
    return { id, type, props };
  },
};

const knownTypes: ReadonlySet<string> = new Set(Block.options.map(({ shape }) => shape.type.value));

/**
 * A page's blocks in the form of this build. They were held against their schema when they were saved; doing so again for every
 * page would cost more than finding them. A type of a later build is left out: the rest of the page still shows.
 */
export const readBlocks = (page: Written): Block[] => inLastForm(page).filter(isKnown) as Block[];

/** What `readBlocks` leaves out. */
export const unknownBlocks = (page: Written): WrittenBlock[] => inLastForm(page).filter((block) => !isKnown(block));

function inLastForm({ blocks, blocks_schema }: Written): WrittenBlock[] {
  let written = blocks as WrittenBlock[];
  for (let form = blocks_schema; form < BLOCKS_SCHEMA; form += 1) written = written.map((block) => steps[form]?.(block) ?? block);
  return written;
}

const isKnown = ({ type }: WrittenBlock): boolean => knownTypes.has(type);
