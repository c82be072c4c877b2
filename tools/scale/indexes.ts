import type pg from 'pg';

/**
 * Built once over all rows an index costs a fraction of what its entries cost one by one. Keys stay: they find what is wrong.
 * Answers how to build them again.
 */
export async function dropIndexes(db: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i
      where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
      order by 1`,
    [tables],
  );
  for (const { name } of rows) await db.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** On as many connections as are given. */
export async function restoreIndexes(connections: readonly pg.Client[], definitions: readonly string[]): Promise<void> {
  const waiting = [...definitions];
  const build = async (db: pg.Client) => {
    await db.query(`set maintenance_work_mem = '512MB'`);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await db.query(next);
  };
  await Promise.all(connections.map(build));
}
