import type { Block } from '@qianpu/contract/types';
import { firstScreenBlocks } from '#features/decoration';
import type { RareType } from './rare-blocks.ts';

/** The source file of each rare block, the key of its chunk in the build's manifest. For the server, like those of the pages. */
export const blockModules: Readonly<Record<RareType, string>> = {
  popup: 'src/features/decoration/popup-block.tsx',
  cube: 'src/features/decoration/cube-block.tsx',
  video: 'src/features/decoration/video-block.tsx',
  richText: 'src/features/decoration/rich-text-block.tsx',
  shopCard: 'src/features/support/shop-card-block.tsx',
  storePicker: 'src/features/shop/store-picker-block.tsx',
  floatButton: 'src/features/decoration/float-button-block.tsx',
};

interface RareTypes {
  /** On the first screen, or showing itself without being asked. */
  readonly now: readonly RareType[];
  /** Nobody meets these before the page is used. */
  readonly later: readonly RareType[];
}

/** In one order, whatever the page's: pages that hold the same blocks have the same files. */
export function rareTypesOf(blocks: readonly Block[]): RareTypes {
  const now = rareAmong(blocks.filter(({ type }, index) => index < firstScreenBlocks || type === 'popup'));
  return { now, later: rareAmong(blocks).filter((type) => !now.includes(type)) };
}

function rareAmong(blocks: readonly Block[]): readonly RareType[] {
  const held = new Set<string>(blocks.map(({ type }) => type));
  return (Object.keys(blockModules) as RareType[]).filter((type) => held.has(type));
}
