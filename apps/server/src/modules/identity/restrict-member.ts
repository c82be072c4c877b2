import { fail } from '@qianpu/contract/failure';
import { refuseForeignShop } from '#modules/shop';
import type { Staff, TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { isMember, setLoginForbidden } from './account.repo.ts';
import { deleteBar, insertBar } from './bar.repo.ts';
import { spendTickets } from './login-ticket.repo.ts';
import { revokeSessions } from './session.repo.ts';

interface Bar {
  readonly id: string;
  readonly cid?: string | undefined;
}

export const barMember = (ctx: TxCtx<Staff>, bar: Bar) => changeBar(ctx, bar, insertBar);
export const readmitMember = (ctx: TxCtx<Staff>, bar: Bar) => changeBar(ctx, bar, deleteBar);

/** At one shop, or by staff of the whole merchant at every one. The member stays logged in. */
async function changeBar(ctx: TxCtx<Staff>, { id, cid }: Bar, change: typeof insertBar | typeof deleteBar): Promise<void> {
  if (cid === undefined && ctx.actor.shops !== 'ALL') throw fail('FOREIGN_MERCHANT');
  if (cid !== undefined) await refuseForeignShop(ctx, cid);
  if (!(await isMember(ctx, id))) throw fail('NOT_FOUND');
  await change(ctx, id, cid);
  noteChange(ctx, { before: null, after: { cid: cid ?? null } });
}

/** The session is asked for with every call, so it holds from the member's next call on. */
export async function forbidLogin(ctx: TxCtx<Staff>, id: string): Promise<number> {
  if (!(await setLoginForbidden(ctx, id, true))) throw fail('NOT_FOUND');
  // Before the sessions: one that a ticket is just opening is there when they are ended.
  await spendTickets(ctx, id);
  return revokeSessions(ctx, id);
}

export async function allowLogin(ctx: TxCtx<Staff>, id: string): Promise<void> {
  if (!(await setLoginForbidden(ctx, id, false))) throw fail('NOT_FOUND');
}
