import { inTx } from '#platform/ctx';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { finishPhoneChange } from './finish-phone-change.ts';
import { claimAlerts, findDueChanges } from './safety.cleanup.repo.ts';
import { sendAlert } from './send-alert.ts';

export const identityDueTasks: readonly DueTask[] = [
  {
    name: 'member.alerts',
    everySeconds: 5,
    find: claimAlerts,
    act: async (ctx, ids) => {
      for (const id of ids) await sendAlert(ctx, id);
    },
  },
  {
    name: 'member.phone-changes',
    everySeconds: 30,
    find: findDueChanges,
    act: async (ctx, ids) => {
      for (const id of ids) await inTx(ctx, (ctx) => finishPhoneChange(ctx, id));
    },
  },
];
