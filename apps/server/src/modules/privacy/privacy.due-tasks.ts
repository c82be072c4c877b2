import { findLeaving } from '#modules/member';
import { inTx } from '#platform/ctx';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { eraseDue } from './leave.ts';

export const privacyDueTasks: readonly DueTask[] = [
  {
    name: 'privacy.erase-due',
    everySeconds: 60,
    find: findLeaving,
    act: async (ctx, ids) => {
      for (const id of ids) await inTx(ctx, (ctx) => eraseDue(ctx, id));
    },
  },
];
