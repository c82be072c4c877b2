import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { memberAccounts } from './ledger.types.ts';

const db = ownTables('ledger');

/** Of Beijing's calendar, both days included. */
interface Days {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}
const startOf = (day: string | undefined) => sql`(${day ?? null}::date::timestamp at time zone 'Asia/Shanghai')`;
const endOf = (day: string | undefined) => sql`((${day ?? null}::date + 1)::timestamp at time zone 'Asia/Shanghai')`;

interface AccountRow {
  readonly kind: string;
  readonly owner: string;
  readonly opening_fen: string;
  readonly in_fen: string;
  readonly out_fen: string;
  readonly closing_fen: string;
}

/** What each account came to. Members' are one each, whoever they are of. */
export async function sumAccounts(ctx: Ctx, { from, until }: Required<Days>): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select e.account_kind as kind, case when e.account_kind = any(${memberAccounts}::text[]) then 0 else e.owner_id end::text as owner,
           coalesce(sum(e.amount_fen) filter (where x.at < ${startOf(from)}), 0) as opening_fen,
           coalesce(sum(e.amount_fen) filter (where x.at >= ${startOf(from)} and e.amount_fen > 0), 0) as in_fen,
           coalesce(-sum(e.amount_fen) filter (where x.at >= ${startOf(from)} and e.amount_fen < 0), 0) as out_fen,
           sum(e.amount_fen) as closing_fen
      from ledger.txn x join ledger.entry e on e.mid = x.mid and e.txn_id = x.id
     where x.mid = ${ctx.mid}::bigint and x.at < ${endOf(until)}
     group by 1, 2 order by 1, 2`.execute(db(ctx));
  return rows;
}

interface PostingRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly ref: string;
  readonly entries: readonly { readonly account: string; readonly owner: string; readonly amountFen: number }[];
}

interface PostingFilter extends Days {
  readonly kind?: string | undefined;
  readonly account?: string | undefined;
  readonly beforeId?: string | undefined;
  readonly limit: number;
}

/** By the key, so that the last page costs what the first did. */
export async function listPostings(ctx: Ctx, { kind, account, from, until, beforeId, limit }: PostingFilter): Promise<PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    select x.id::text as id, x.at, x.kind, x.ref,
           (select json_agg(json_build_object('account', e.account_kind, 'owner', e.owner_id::text, 'amountFen', e.amount_fen) order by e.position)
              from ledger.entry e where e.mid = x.mid and e.txn_id = x.id) as entries
      from ledger.txn x
     where x.mid = ${ctx.mid}::bigint and (${beforeId ?? null}::bigint is null or x.id < ${beforeId ?? null}::bigint)
       and (${kind ?? null}::text is null or x.kind = ${kind ?? null})
       and (${from ?? null}::date is null or x.at >= ${startOf(from)}) and (${until ?? null}::date is null or x.at < ${endOf(until)})
       and (${account ?? null}::text is null
            or exists (select from ledger.entry e where e.mid = x.mid and e.txn_id = x.id and e.account_kind = ${account ?? null}))
     order by x.id desc limit ${limit}`.execute(db(ctx));
  return rows;
}
