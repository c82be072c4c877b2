import type pg from 'pg';
import { median } from '../median.ts';
import type { SearchFilter } from './search-requests.ts';

const LIMIT_MS = 5_000;
const TRIED = 20;

/** The same two words without an index of words: how long a look takes, and how many ended within five seconds. */
export async function tryOtherWays(db: pg.Client, requests: readonly SearchFilter[]): Promise<string[]> {
  const tried = requests.slice(0, TRIED);
  const plain = await timesOf(db, tried);
  await db.query('create extension if not exists pg_trgm');
  await db.query("set maintenance_work_mem = '512MB'");
  await db.query('create index bench_trgm on catalog.goods using gin (mid, title gin_trgm_ops)');
  try {
    const size = await db.query<{ size: string }>("select pg_size_pretty(pg_relation_size('catalog.bench_trgm')) as size");
    const grams = await timesOf(db, tried);
    return [said('ILIKE over the merchant’s goods', plain), said(`pg_trgm (index ${size.rows[0]?.size})`, grams)];
  } finally {
    await db.query('drop index catalog.bench_trgm');
    await db.query('drop extension pg_trgm');
  }
}

/** Milliseconds of each look; what was given up is not there. */
async function timesOf(db: pg.Client, requests: readonly SearchFilter[]): Promise<number[]> {
  const times: number[] = [];
  await db.query(`set statement_timeout = ${LIMIT_MS}`);
  try {
    for (const { mid, cid, words } of requests) {
      const [first = '', second = ''] = words.split(' ');
      const begunAt = performance.now();
      const ended = await db
        .query(
          `select g.id from catalog.goods g join catalog.shelf s on s.mid = g.mid and s.goods_id = g.id and s.cid = $2
            where g.mid = $1 and g.title ilike '%' || $3 || '%' and g.title ilike '%' || $4 || '%' order by s.sold_count desc limit 20`,
          [mid, cid, first, second],
        )
        .then(
          () => true,
          () => false,
        );
      if (ended) times.push(performance.now() - begunAt);
    }
  } finally {
    await db.query('set statement_timeout = 0');
  }
  return times;
}

const said = (way: string, times: readonly number[]) =>
  `${way}: ${times.length} of ${TRIED} looks ended within 5 s, the median took ${median(times).toFixed(1)} ms, one after another with nothing else to do`;
