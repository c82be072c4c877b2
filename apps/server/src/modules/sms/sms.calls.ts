import type { smsAccountRows } from '@qianpu/contract/calls/sms-account';
import { inTx } from '#platform/ctx';
import type { Handlers } from '#platform/http/handler.types';
import { noteChange } from '#platform/note-change';
import { deleteSmsAccount } from './sms-account.repo.ts';
import { setSmsAccount, showSmsAccount, testSmsAccount } from './sms-account.ts';

export const smsHandlers: Handlers<keyof typeof smsAccountRows> = {
  'member.smsAccount.find': async (ctx) => ({ account: await inTx(ctx, showSmsAccount) }),
  'member.smsAccount.set': setSmsAccount,
  'member.smsAccount.test': (ctx, { phone }) => testSmsAccount(ctx, phone),
  'member.smsAccount.remove': async (ctx) => {
    noteChange(ctx, { before: await showSmsAccount(ctx), after: {} });
    return { removed: await deleteSmsAccount(ctx) };
  },
};
