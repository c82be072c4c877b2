import { inTx } from '#platform/ctx';
import type { Round } from '#platform/rounds/rounds';
import { findDueShelves } from './shelf.sweep.repo.ts';
import { turnShelves } from './turn-shelves.ts';

export const catalogRounds: readonly Round[] = [
  {
    name: 'catalog.turn-shelves',
    everySeconds: 1,
    find: findDueShelves,
    act: (ctx, goodsIds) => inTx(ctx, (ctx) => turnShelves(ctx, goodsIds)),
  },
];
