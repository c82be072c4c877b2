import { type Ctx, inTx } from '#platform/ctx';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { closeAtProvider } from './close-tender.ts';
import { actUpon } from './handle-notice.ts';
import { findPayAccount, renewKeys } from './pay-accounts.ts';
import { claimAccounts, claimRefunds, claimTenders, findForgottenNotices } from './payment.cleanup.repo.ts';
import { queryTender } from './query-tender.ts';
import { reconcileBills } from './reconcile-bill.ts';
import { sendRefund } from './send-refund.ts';
import { findTender } from './tender.repo.ts';

/** Questions under way at a time, per merchant. */
const AT_ONCE = 16;
/** A provider that does not answer so often is left alone until the next round: what is due stays due. */
const PATIENCE = 32;

/** Asks about many things, some at a time, until nobody answers. */
async function askAbout(ctx: Ctx, ids: readonly string[], ask: (id: string) => Promise<string>): Promise<void> {
  const waiting = ids.values();
  let unanswered = 0;
  const work = async () => {
    for (const id of waiting) {
      if (unanswered >= PATIENCE) return;
      const answer = await ask(id).catch((err: unknown) => {
        ctx.log.warn({ err, id }, 'a round failed at one of many');
        return 'failed';
      });
      if (answer === 'unknown') unanswered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function followTender(ctx: Ctx, id: string): Promise<string> {
  const tender = await inTx(ctx, (ctx) => findTender(ctx, id));
  if (tender?.state === 'CLOSING') return closeAtProvider(ctx, tender);
  if (tender?.state === 'OPENING' || tender?.state === 'OPEN') return queryTender(ctx, tender, 'look');
  return 'told';
}

async function actUponForgotten(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const slash = id.indexOf('/');
    const account = await findPayAccount(ctx, id.slice(0, slash));
    if (account) await actUpon(ctx, account, id.slice(slash + 1));
  }
}

export const paymentDueTasks: readonly DueTask[] = [
  {
    name: 'trade.look-at-tenders',
    everySeconds: 1,
    find: claimTenders,
    act: (ctx, ids) => askAbout(ctx, ids, (id) => followTender(ctx, id)),
  },
  {
    name: 'trade.send-refunds',
    everySeconds: 1,
    find: claimRefunds,
    act: (ctx, ids) => askAbout(ctx, ids, (id) => sendRefund(ctx, id)),
  },
  { name: 'trade.forgotten-notices', everySeconds: 5, find: findForgottenNotices, act: actUponForgotten },
  {
    name: 'trade.provider-keys',
    everySeconds: 15,
    find: claimAccounts('KEYS'),
    act: (ctx, appRefs) => Promise.all(appRefs.map((appRef) => renewKeys(ctx, appRef))),
  },
  {
    name: 'trade.bills',
    everySeconds: 60,
    find: claimAccounts('BILL'),
    act: (ctx, appRefs) => Promise.all(appRefs.map((appRef) => reconcileBills(ctx, appRef))),
  },
];
