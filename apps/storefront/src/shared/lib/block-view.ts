import type { BlockProps, BlockType } from '@qianpu/contract/types';

/** What a decoration block's component receives. */
export interface BlockViewProps<T extends BlockType> {
  readonly props: BlockProps<T>;
  /** Seen without scrolling on most phones: its pictures are in the server's HTML. */
  readonly isFirstScreen: boolean;
}
