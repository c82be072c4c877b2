import { fail } from '@qianpu/contract/failure';
import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { memberAccounts, type Posting } from './ledger.types.ts';

const db = ownTables('ledger');

interface Params {
  mid: string;
  txnId: string;
  kind: Posting['kind'];
  ref: string;
  now: Date;
  accounts: readonly string[];
  owners: readonly string[];
  amounts: readonly number[];
}

const opening = (p: Params) => sql`
  line as (
    select account, owner, amount, position - 1 as position
      from unnest(${p.accounts}::text[], ${p.owners}::bigint[], ${p.amounts}::bigint[]) with ordinality as l (account, owner, amount, position)
  ), opened as (
    insert into ledger.account (mid, kind, owner_id) select distinct ${p.mid}::bigint, account, owner from line on conflict do nothing
  ), txn as (
    insert into ledger.txn (mid, id, kind, ref, at)
    values (${p.mid}::bigint, ${p.txnId}::bigint, ${p.kind}::text, ${p.ref}::text, ${p.now}::timestamptz)
    on conflict (mid, kind, ref) do nothing
    returning mid, id
  )`;
const entering = sql`
  insert into ledger.entry (mid, txn_id, position, account_kind, owner_id, amount_fen)
  select txn.mid, txn.id, line.position, line.account, line.owner, line.amount from txn cross join line
  returning position`;

/** Among the merchant's own accounts, which have no row to change: the way of every payment. */
const posting = prepared('ledger.post', (tables: OwnDb<'ledger'>, p: Params) => ({
  compile: () => sql<{ position: number }>`with ${opening(p)} ${entering}`.compile(tables),
}));

/** Also changes what members have. `short`: how many of them have less than is to be taken. A fact told again changes nothing. */
const balancePosting = prepared('ledger.post_balance', (tables: OwnDb<'ledger'>, p: Params) => ({
  compile: () =>
    sql<{ posted: number; short: number }>`
      with ${opening(p)}, entered as (${entering}), change as materialized (
        select txn.mid, account, owner, -sum(amount) as fen from txn cross join line
         where account in (${sql.join(memberAccounts.map((kind) => sql.lit(kind)))}) group by 1, 2, 3
      ), raised as (
        insert into ledger.balance as b (mid, kind, owner_id, amount_fen)
        select mid, account, owner, fen from change where fen > 0 order by account, owner
        on conflict (mid, kind, owner_id) do update set amount_fen = b.amount_fen + excluded.amount_fen
      ), lowered as (
        update ledger.balance b set amount_fen = b.amount_fen + c.fen from change c
         where c.fen < 0 and b.mid = c.mid and b.kind = c.account and b.owner_id = c.owner and b.amount_fen + c.fen >= 0
        returning b.kind
      )
      select (select count(*) from entered)::integer as posted,
             ((select count(*) from change where fen < 0) - (select count(*) from lowered))::integer as short`.compile(tables),
}));

/** Posts a fact about money; false when it had been posted before. Nobody gives more than they have (617001). */
export async function post(ctx: TxCtx, { kind, ref, entries }: Posting): Promise<boolean> {
  const params: Params = {
    mid: ctx.mid,
    txnId: ctx.newId(),
    kind,
    ref,
    now: ctx.now,
    accounts: entries.map(({ account }) => account),
    owners: entries.map(({ owner = '0' }) => owner),
    amounts: entries.map(({ amountFen }) => amountFen),
  };
  if (!entries.some(({ account }) => isMemberAccount(account))) return (await posting(db(ctx), params)).length > 0;
  const [done] = await balancePosting(db(ctx), params);
  if (done === undefined || done.short > 0) throw fail('BALANCE_SHORT');
  return done.posted > 0;
}

const isMemberAccount = (account: string): boolean => (memberAccounts as readonly string[]).includes(account);
