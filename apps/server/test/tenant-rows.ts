import { createHash } from 'node:crypto';
import { moveManifest } from '#platform/db/move-manifest';
import type { TestMall } from './test-mall.ts';

/** Every row of every merchant's table in one figure per table: what must not have happened shows as a difference. */
export async function tenantRows(mall: TestMall, only: { mid?: string } = {}): Promise<Record<string, string>> {
  const figures: Record<string, string> = {};
  for (const table of moveManifest) {
    const rows = await mall.sql<{ text: string }>(
      `select t::text as text from ${table} t where $1::bigint is null or mid = $1::bigint order by 1`,
      [only.mid ?? null],
    );
    figures[table] = `${rows.length} rows, ${createHash('sha256')
      .update(rows.map(({ text }) => text).join('\n'))
      .digest('hex')
      .slice(0, 16)}`;
  }
  return figures;
}

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
