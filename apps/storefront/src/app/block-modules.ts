import type { Block } from '@qianpu/contract/types';
import { firstScreenBlocks } from '#features/decoration';
import { kebab } from '#lib/kebab';
import { manifestKeyOf } from './manifest-key.ts';
import type { RareType } from './rare-blocks.ts';
import { rareBlocks } from './rare-blocks.ts';

const files = Object.keys(import.meta.glob('../features/*/*-block.tsx'));

function moduleOf(type: RareType): string {
  const file = files.find((found) => found.endsWith(`/${kebab(type)}-block.tsx`));
  if (!file) throw new Error(`no feature has a ${kebab(type)}-block.tsx`);
  return manifestKeyOf(file);
}

const rareTypes = Object.keys(rareBlocks) as RareType[];

/** The chunk of each rare block: its file has the name of its type. For the server, like those of the pages. */
export const blockModules = Object.fromEntries(rareTypes.map((type) => [type, moduleOf(type)])) as Readonly<Record<RareType, string>>;

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
  return rareTypes.filter((type) => held.has(type));
}
