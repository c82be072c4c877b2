import { inTx } from '#platform/ctx';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { findDuePages } from './page.cleanup.repo.ts';
import { publishDue } from './publish-page.ts';

export const pageDueTasks: readonly DueTask[] = [
  {
    name: 'decoration.publish-due',
    everySeconds: 1,
    find: findDuePages,
    act: async (ctx, ids) => {
      for (const id of ids) await inTx(ctx, (ctx) => publishDue(ctx, id));
    },
  },
];
