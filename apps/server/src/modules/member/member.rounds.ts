import { inTx } from '#platform/ctx';
import type { Round } from '#platform/rounds/rounds';
import { finishPhoneChange } from './finish-phone-change.ts';
import { claimAlerts, findDueChanges } from './safety.sweep.repo.ts';
import { sendAlert } from './send-alert.ts';

export const memberRounds: readonly Round[] = [
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
