import type { DueTask } from '../due-tasks/due-tasks.ts';
import { claimDueTasks } from './task.cleanup.repo.ts';

/** Puts tasks that are to be taken up into the queue of jobs. One that is sent twice is worked on once. */
export const sendTasks = (send: (mid: string, id: string) => Promise<void>): DueTask => ({
  name: 'platform.send-tasks',
  everySeconds: 1,
  find: claimDueTasks,
  act: async ({ mid }, ids) => {
    for (const id of ids) await send(mid, id);
  },
});
