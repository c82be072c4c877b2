import type { BlockType } from '@qianpu/contract/types';
import { report } from '#api/report';
import type { AnyBlock } from '#features/decoration';
import { loadChunk } from '#lib/load-chunk';
import { readAtOnce } from '#lib/read-at-once';

const coming = new Map<BlockType, Promise<AnyBlock>>();
export const loadRareBlocks = () => import('./rare-blocks.ts');

const nothing: AnyBlock = { View: () => null };

/**
 * `script`: the block's own, where the document has named it; it came rendered then, and may wait `until` somebody uses the page.
 * A page without one of its blocks is still a page.
 */
export function loadBlock(type: BlockType, script?: string, until: Promise<unknown> = Promise.resolve()): Promise<AnyBlock> {
  const known = coming.get(type);
  if (known) return known;
  const promise = readAtOnce(
    until
      .then(() => loadChunk<AnyBlock>(() => (script ? import(/* @vite-ignore */ script) : findRare(type))))
      .catch((failure) => {
        report('chunk-load', String(failure));
        // What came rendered stays as it is, and never wakes. Asked for again by the next rendering, it would be taken away if that failed too.
        return script ? new Promise<never>(() => undefined) : nothing;
      }),
  );
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
