import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import { conditionsOf, isInOrder, orderOf } from './criteria.repo.ts';
import type { MemberCriteria, MemberSort, SummaryRow } from './customer.types.ts';

const db = ownTables('customer');

interface Page {
  readonly sort: MemberSort | 'number';
  readonly offset: number;
  readonly limit: number;
}

const columns = sql`s.member_id, s.joined_at, s.seen_at, s.level, s.orders, s.paid_fen, s.refunded_fen, s.first_paid_at, s.last_paid_at`;

/** The limit is written out: the planner takes an unknown one for a tenth of all rows. */
export async function listSummaries(ctx: Ctx, by: MemberCriteria, { sort, offset, limit }: Page): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select ${columns} from customer.summary s where ${conditionsOf(ctx, by)}${isInOrder(sort)}
     order by ${orderOf[sort]} limit ${sql.lit(limit)} offset ${offset}`.execute(db(ctx));
  return rows;
}

/** As far as anybody counts, in whatever order is cheap. */
export const countListed = (ctx: Ctx, by: MemberCriteria, sort: MemberSort): Promise<number> =>
  countRows(db(ctx), sql`select s.member_id from customer.summary s where ${conditionsOf(ctx, by)}${isInOrder(sort)}`);

/** All of them. */
export async function countMembers(ctx: Ctx, by: MemberCriteria): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(*)::integer as members from customer.summary s where ${conditionsOf(ctx, by)}`.execute(db(ctx));
  return rows[0]?.members ?? 0;
}

export async function findSummary(ctx: Ctx, memberId: string): Promise<SummaryRow | undefined> {
  const { rows } = await sql<SummaryRow>`
    select ${columns} from customer.summary s where s.mid = ${ctx.mid}::bigint and s.member_id = ${memberId}::bigint`.execute(db(ctx));
  return rows[0];
}
