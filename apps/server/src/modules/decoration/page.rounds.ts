import { inTx } from '#platform/ctx';
import type { Round } from '#platform/rounds/rounds';
import { findDuePages } from './page.sweep.repo.ts';
import { publishDue } from './publish-page.ts';

export const pageRounds: readonly Round[] = [
  {
    name: 'decoration.publish-due',
    everySeconds: 1,
    find: findDuePages,
    act: async (ctx, ids) => {
      for (const id of ids) await inTx(ctx, (ctx) => publishDue(ctx, id));
    },
  },
];
