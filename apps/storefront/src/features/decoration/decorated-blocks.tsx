import type { Block, BlockType } from '@qianpu/contract/types';
import { Suspense, use } from 'react';
import { BlockSkeleton } from '#ui/skeleton';
import type { AnyBlock } from './block-table.ts';
import { useFindBlock } from './block-table.ts';

/** Blocks a phone shows before it is scrolled. */
export const firstScreenBlocks = 5;

/** They lie over the page: nothing holds their place. */
const overlays: ReadonlySet<BlockType> = new Set(['popup', 'floatButton']);

/** A decorated page's blocks in the merchant's order. */
export function DecoratedBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const find = useFindBlock();
  return blocks.map(({ id, type, props }, index) => {
    const found = find(type);
    const isFirstScreen = index < firstScreenBlocks;
    if ('View' in found) return <found.View key={id} props={props} isFirstScreen={isFirstScreen} />;
    return (
      <Suspense key={id} fallback={overlays.has(type) ? null : <BlockSkeleton />}>
        <ComingBlock coming={found} props={props} isFirstScreen={isFirstScreen} />
      </Suspense>
    );
  });
}

interface ComingBlockProps {
  readonly coming: Promise<AnyBlock>;
  readonly props: Block['props'];
  readonly isFirstScreen: boolean;
}

function ComingBlock({ coming, ...shown }: ComingBlockProps) {
  const { View } = use(coming);
  return <View {...shown} />;
}
