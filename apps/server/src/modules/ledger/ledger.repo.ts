import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { Posting } from './ledger.types.ts';

const db = ownTables('ledger');

interface Params {
  mid: string;
  txnId: string;
  kind: Posting['kind'];
  ref: string;
  now: Date;
  accounts: readonly string[];
  amounts: readonly number[];
}

const posting = prepared('ledger.post', (tables: OwnDb<'ledger'>, p: Params) => ({
  compile: () =>
    sql<{ position: number }>`
      with line as (
        select account, amount, position - 1 as position
          from unnest(${p.accounts}::text[], ${p.amounts}::bigint[]) with ordinality as l (account, amount, position)
      ), opened as (
        insert into ledger.account (mid, kind) select distinct ${p.mid}::bigint, account from line on conflict do nothing
      ), txn as (
        insert into ledger.txn (mid, id, kind, ref, at)
        values (${p.mid}::bigint, ${p.txnId}::bigint, ${p.kind}::text, ${p.ref}::text, ${p.now}::timestamptz)
        on conflict (mid, kind, ref) do nothing
        returning mid, id
      )
      insert into ledger.entry (mid, txn_id, position, account_kind, amount_fen)
      select txn.mid, txn.id, line.position, line.account, line.amount from txn cross join line
      returning position`.compile(tables),
}));

/** Posts a fact about money; false when it had been posted before. */
export async function post(ctx: TxCtx, { kind, ref, entries }: Posting): Promise<boolean> {
  const posted = await posting(db(ctx), {
    mid: ctx.mid,
    txnId: ctx.newId(),
    kind,
    ref,
    now: ctx.now,
    accounts: entries.map(({ account }) => account),
    amounts: entries.map(({ amountFen }) => amountFen),
  });
  return posted.length > 0;
}
