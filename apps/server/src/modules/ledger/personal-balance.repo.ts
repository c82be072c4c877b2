import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { memberAccounts } from './ledger.types.ts';

const db = ownTables('ledger');

export async function listPersonal(ctx: Ctx, memberId: string) {
  const entries = await db(ctx)
    .selectFrom('ledger.entry as e')
    .innerJoin('ledger.txn as x', (join) => join.onRef('x.mid', '=', 'e.mid').onRef('x.id', '=', 'e.txn_id'))
    .select(['x.kind', 'x.at', 'e.account_kind', sql<string>`-e.amount_fen`.as('amount_fen')])
    .where('e.mid', '=', ctx.mid)
    .where('e.account_kind', 'in', memberAccounts)
    .where('e.owner_id', '=', memberId)
    .orderBy('e.txn_id')
    .execute();
  const adjustments = await db(ctx)
    .selectFrom('ledger.adjustment')
    .select(['principal_fen', 'bonus_fen', 'reason', 'note', 'state', 'asked_at', 'decided_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return { entries, adjustments };
}

export const moveAdjustments = (ctx: TxCtx, from: string, to: string) =>
  db(ctx).updateTable('ledger.adjustment').set({ member_id: to }).where('mid', '=', ctx.mid).where('member_id', '=', from).execute();

/** The sums stay with the books; what staff wrote of the member goes. */
export const eraseNotes = (ctx: TxCtx, memberId: string) =>
  db(ctx).updateTable('ledger.adjustment').set({ note: '' }).where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();
