import { MOST_COUNTED } from '@qianpu/contract/fields';
import { type QueryExecutorProvider, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: whatever is selected from whichever tables: it is only counted.
type AnyQuery = SelectQueryBuilder<any, any, any> | RawBuilder<unknown>;

/**
 * How many rows a query finds, as far as a list of staff says it: a count over all of a large merchant's rows costs more than its page. The
 * limit is written out: the planner takes an unknown one for a tenth of all rows.
 */
export async function countRows(db: QueryExecutorProvider, query: AnyQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from (${query}) found limit ${sql.lit(MOST_COUNTED)}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}
