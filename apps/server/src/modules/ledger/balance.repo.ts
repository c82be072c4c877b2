import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { type Balance, memberAccounts } from './ledger.types.ts';

const db = ownTables('ledger');

const rowsOf = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('ledger.balance')
    .select(['kind', 'amount_fen'])
    .where('mid', '=', ctx.mid)
    .where('owner_id', '=', memberId)
    .where('kind', 'in', memberAccounts)
    .orderBy('kind');

function asBalance(rows: readonly { readonly kind: string; readonly amount_fen: string }[]): Balance {
  const fen = (kind: string) => Number(rows.find((row) => row.kind === kind)?.amount_fen ?? 0);
  return { principalFen: fen('BALANCE'), bonusFen: fen('BALANCE_BONUS'), heldFen: fen('BALANCE_HELD') };
}

export const findBalance = async (ctx: Ctx, memberId: string): Promise<Balance> => asBalance(await rowsOf(ctx, memberId).execute());

/** Nothing of it changes until the transaction ends. Who has no account yet has none to hold still. */
export const lockBalance = async (ctx: TxCtx, memberId: string): Promise<Balance> =>
  asBalance(await rowsOf(ctx, memberId).forUpdate().execute());
