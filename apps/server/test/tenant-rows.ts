import { moveManifest } from '#platform/db/move-manifest';
import type { TestMall } from './test-mall.ts';

/** Every row of every merchant's table in one figure per table: what must not have happened shows as a difference. */
export async function tenantRows(mall: TestMall, only: { mid?: string } = {}): Promise<Record<string, string>> {
  const rows = await mall.sql<{ table: string; rows: string }>(rowsOfAll, [only.mid ?? null]);
  return Object.fromEntries(rows.map(({ table, rows }) => [table, rows]));
}

/** One statement: this is asked before and after hundreds of tests, and a round trip for each table costs more than the rows. */
const rowsOfAll = moveManifest
  .map(
    (table) =>
      `select '${table}' as table, count(*) || ' rows, ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as rows
         from ${table} t where $1::bigint is null or mid = $1::bigint`,
  )
  .join(' union all ');

/** Tables whose rows have an id of their own, and whether such a row belongs to a member. */
export const tablesWithIds = (mall: TestMall) =>
  mall.sql<{ table: string; hasOwner: boolean }>(
    `select c.table_schema || '.' || c.table_name as table,
            exists (select from information_schema.columns o
                     where (o.table_schema, o.table_name, o.column_name) = (c.table_schema, c.table_name, 'member_id')) as "hasOwner"
       from information_schema.columns c
      where c.column_name = 'id' and c.table_schema || '.' || c.table_name = any($1) order by 1`,
    [moveManifest],
  );
