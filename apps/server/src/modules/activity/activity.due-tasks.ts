import { inTx } from '#platform/ctx';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { findOver } from './activity.cleanup.repo.ts';
import { endOver } from './end-activity.ts';

export const activityDueTasks: readonly DueTask[] = [
  {
    name: 'activity.end-over',
    everySeconds: 15,
    find: findOver,
    // One by one: each holds its own stock rows only as long as it must.
    act: async (ctx, ids) => {
      for (const id of ids) await inTx(ctx, (ctx) => endOver(ctx, id));
    },
  },
];
