import { findLeaving } from '#modules/member';
import { inTx } from '#platform/ctx';
import type { Round } from '#platform/rounds/rounds';
import { eraseDue } from './leave.ts';

export const privacyRounds: readonly Round[] = [
  {
    name: 'privacy.erase-due',
    everySeconds: 60,
    find: findLeaving,
    act: async (ctx, ids) => {
      for (const id of ids) await inTx(ctx, (ctx) => eraseDue(ctx, id));
    },
  },
];
