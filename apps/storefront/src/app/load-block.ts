import type { BlockType } from '@qianpu/contract/types';
import { report } from '#api/report';
import type { AnyBlock } from '#features/decoration';
import { loadDeferred } from '#lib/load-deferred';

const coming = new Map<BlockType, Promise<AnyBlock>>();
export const loadRareBlocks = () => import('./rare-blocks.ts');

const nothing: AnyBlock = { View: () => null };

/** `script`: the block's own, where the document has named it; it came rendered then, and may wait `until` somebody uses the page. */
export function loadBlock(type: BlockType, script?: string, until: Promise<unknown> = Promise.resolve()): Promise<AnyBlock> {
  const known = coming.get(type);
  if (known) return known;
  const promise = script
    ? loadDeferred<AnyBlock>(() => import(/* @vite-ignore */ script), until)
    : loadDeferred<AnyBlock>(() => findRare(type), until, nothing);
  coming.set(type, promise);
  return promise;
}

async function findRare(type: BlockType): Promise<AnyBlock> {
  const { rareBlocks } = await loadRareBlocks();
  const load = (rareBlocks as Readonly<Partial<Record<BlockType, () => Promise<unknown>>>>)[type];
  if (load) return load() as Promise<AnyBlock>;
  report('unknown-block', type);
  return nothing;
}
