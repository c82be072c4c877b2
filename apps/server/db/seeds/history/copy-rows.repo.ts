import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { TableRows } from './table-rows.ts';

const CHUNK_CHARACTERS = 64 * 1024;

/**
 * Rows are made as the server takes them. `frozen` writes them as if long committed, so that no later reader or vacuum writes
 * every page again; it requires a table that was emptied in the same transaction.
 */
export async function copyRows(
  db: pg.Client,
  { table, columns }: Pick<TableRows<unknown>, 'table' | 'columns'>,
  rows: Iterable<string>,
  { frozen = false } = {},
): Promise<number> {
  const into = db.query(copyFrom(`copy ${table} (${columns}) from stdin${frozen ? ' with (freeze)' : ''}`));
  await pipeline(Readable.from(inChunks(rows), { objectMode: false }), into);
  return into.rowCount;
}

function* inChunks(rows: Iterable<string>): Generator<Buffer> {
  let chunk = '';
  for (const row of rows) {
    chunk += row;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk !== '') yield Buffer.from(chunk);
}
