import type { WrittenBlock } from './demo.types.ts';
import { whole } from './whole-cell.ts';

type Cube = Extract<WrittenBlock, { readonly type: 'cube' }>;
type Cell = Cube['props']['cells'][number];

/** A picture of 351 by 190 in which several things can be tapped. */
export const tappedPicture = (id: string, picture: string, alt: string, areas: NonNullable<Cell['areas']>): WrittenBlock => ({
  id,
  type: 'cube',
  props: { height: 54.1, gap: 0, cells: [{ ...whole, picture, alt, areas }] },
});
