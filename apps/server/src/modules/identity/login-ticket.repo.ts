import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { accountColumns, statusColumns } from './account.repo.ts';
import type { AccountRow, AccountStatus, WechatPerson } from './identity.types.ts';
import { TICKETS_AT_ONCE } from './login.rules.ts';

const db = ownTables('member');

interface Ticket {
  readonly hash: Buffer;
  readonly appId: string;
}

interface NewTicket extends Ticket {
  readonly memberId: string;
  /** Who holds the phone of the session it is made in. */
  readonly wechat: WechatPerson | undefined;
  readonly expiresAt: Date;
}

/** False when the member has had as many within a ticket's life as anybody may have. The account must be locked: the count is judged alone. */
export async function insertTicket(ctx: TxCtx, ticket: NewTicket): Promise<boolean> {
  const fresh = sql<number>`(
    select count(*) from member.login_ticket where mid = ${ctx.mid} and member_id = ${ticket.memberId} and expires_at > ${ctx.now}
  )`;
  const inserted = await db(ctx)
    .insertInto('member.login_ticket')
    .columns(['mid', 'ticket_hash', 'member_id', 'app_id', 'created_at', 'expires_at', 'wechat_app_id', 'wechat_open_id'])
    .expression(
      db(ctx)
        .selectNoFrom([
          sql<string>`${ctx.mid}::bigint`.as('mid'),
          sql<Buffer>`${ticket.hash}::bytea`.as('ticket_hash'),
          sql<string>`${ticket.memberId}::bigint`.as('member_id'),
          sql<string>`${ticket.appId}`.as('app_id'),
          sql<Date>`${ctx.now}::timestamptz`.as('created_at'),
          sql<Date>`${ticket.expiresAt}::timestamptz`.as('expires_at'),
          sql<string | null>`${ticket.wechat?.appId ?? null}::text`.as('wechat_app_id'),
          sql<string | null>`${ticket.wechat?.openId ?? null}::text`.as('wechat_open_id'),
        ])
        .where(fresh, '<', TICKETS_AT_ONCE),
    )
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

interface TicketHolder {
  readonly account: AccountRow & AccountStatus;
  readonly wechat: WechatPerson | undefined;
}

/** Whose ticket this is, if it has not run out. */
export async function findTicketHolder(ctx: TxCtx, { hash, appId }: Ticket): Promise<TicketHolder | undefined> {
  const row = await db(ctx)
    .selectFrom('member.login_ticket as t')
    .innerJoin('member.account as a', (on) => on.onRef('a.mid', '=', 't.mid').onRef('a.id', '=', 't.member_id'))
    .select([...accountColumns, ...statusColumns, 't.wechat_app_id', 't.wechat_open_id'])
    .where('t.mid', '=', ctx.mid)
    .where('t.ticket_hash', '=', hash)
    .where('t.app_id', '=', appId)
    .where('t.expires_at', '>', ctx.now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { wechat_app_id, wechat_open_id, ...account } = row;
  const isNamed = wechat_app_id !== null && wechat_open_id !== null;
  return { account, wechat: isNamed ? { appId: wechat_app_id, openId: wechat_open_id } : undefined };
}

/** Uses a ticket up; of many who come with it, and of one and staff who forbid the login, one succeeds. */
export async function useTicket(ctx: TxCtx, { hash }: Ticket): Promise<boolean> {
  const used = await db(ctx)
    .updateTable('member.login_ticket')
    .set({ used_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('ticket_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Uses up all that the member has not used. */
export const spendTickets = (ctx: TxCtx, memberId: string) =>
  db(ctx)
    .updateTable('member.login_ticket')
    .set({ used_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
