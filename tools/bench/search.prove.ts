import { parseArgs } from 'node:util';
import pg from 'pg';
import { DEMO_MID } from '../../apps/server/db/seeds/demo/demo-mid.ts';
import { searchGoods } from '../../apps/server/src/modules/search/search-goods.ts';
import { suggest } from '../../apps/server/src/modules/search/suggest.ts';
import { searchSchemas } from '../../packages/contract/src/calls/search.schema.ts';
import { databaseUrl } from '../mall/engines/postgres.ts';
import { ensureSystemPackages, loadGenerator } from '../mall/stack/system-packages.ts';
import { startOurs } from './core/core-programs.ts';
import { conclude, type ProofRow, tell } from './proof.ts';
import { compareSearch, type RecordedSearch, type SearchContest, type SearchOutcome } from './search/compare-search.ts';
import { judgeRelevance } from './search/judge-relevance.ts';
import { tryOtherWays } from './search/other-ways.ts';
import { openRecorder, type Recorder } from './search/record-statements.ts';
import { beginnings, drawUnevenly, type SearchFilter, twoWordsEach } from './search/search-requests.ts';

/**
 * Searching a million goods against PostgreSQL with the same statements alone, and whether the right goods come first.
 * `--only relevance` or `--only speed`, `--seconds 2` and `--database …` are for work in between.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'speed,relevance' },
    seconds: { type: 'string', default: '5' },
    database: { type: 'string', default: 'qianpu_scale_100' },
  },
  strict: false,
});
const [database, seconds] = [String(values.database), Number(values.seconds)];
const isPartial = process.argv.slice(2).some((word) => /^--(only|seconds|database)\b/.test(word));

/** How many different ones there are, and how many are drawn of them. */
const WISHES = 2_000;
const DRAWN = 20_000;
const SPEED = 0.7;
const RIGHT_SHARE = 0.95;
const HOW = [
  'ours is one api process as in production: it keeps public answers for a second (decision 22); requests are drawn as shoppers do, by Zipf’s law; "asking every time" is ours without that memory and each request as often as any other, measured in the same way, without a target',
  'pgbench has 8 connections to the same database, runs as the owner (no row security), prepares each statement once and plans it once (plan_cache_mode = force_generic_plan, as our role has); it draws from the same requests, and what the drawing costs is taken off',
];

async function prove(): Promise<number> {
  const parts = String(values.only).split(',');
  const speed = parts.includes('speed') ? await proveSpeed() : { rows: [], remarks: [] };
  const relevance = parts.includes('relevance') ? await proveRelevance() : { rows: [], remarks: [] };
  const rows = [...speed.rows, ...relevance.rows];
  const remarks = [...speed.remarks, ...relevance.remarks];
  if (!isPartial) return conclude('search', rows, remarks);
  console.log(remarks.join('\n'));
  return tell(rows);
}

interface Part {
  readonly rows: readonly ProofRow[];
  readonly remarks: readonly string[];
}

async function proveSpeed(): Promise<Part> {
  await ensureSystemPackages([loadGenerator]);
  const db = new pg.Client({ connectionString: databaseUrl(database) });
  await db.connect();
  try {
    const pairs = await twoWordsEach(db, WISHES);
    const rows: ProofRow[] = [];
    const remarks: string[] = [];
    for (const contest of await contestsOf(db, pairs)) {
      const drawn = await measure({ ...contest, requests: drawUnevenly(contest.requests, DRAWN) }, 'on', db);
      const strict = await measure(contest, 'off', db);
      const { ours, bare, ratio } = drawn;
      rows.push({ name: contest.name, ours, bare, ratio, target: SPEED, unit: 'answers/s' });
      remarks.push(`${contest.name}: ${latency(drawn)}; asking every time ${strict.ratio.toFixed(2)} of bare, ${latency(strict)}`);
    }
    return { rows, remarks: [...remarks, ...HOW, await sizesOf(db), ...(await tryOtherWays(db, pairs))] };
  } finally {
    await db.end();
  }
}

const latency = ({ p50, p99 }: SearchOutcome) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms under 32 connections`;

async function measure(contest: SearchContest, memory: 'on' | 'off', db: pg.Client): Promise<SearchOutcome> {
  const ours = await startOurs(database, memory);
  try {
    const outcome = await compareSearch(contest, ours.origin, db, database, seconds);
    const { ours: mine, bare, ratio } = outcome;
    console.error(`${contest.call}, memory ${memory}: ${Math.round(mine)} / ${Math.round(bare)} = ${ratio.toFixed(2)}`);
    return outcome;
  } finally {
    await ours.stop();
  }
}

async function contestsOf(db: pg.Client, pairs: readonly SearchFilter[]): Promise<SearchContest[]> {
  await using recorder = openRecorder(database);
  const typed = await beginnings(db, WISHES);
  return [
    {
      name: 'two-word search, first page with filters and counts (catalog.search.goods) / the same statements by pgbench',
      call: 'catalog.search.goods',
      requests: await recordAll(recorder, pairs, (ctx, { cid, words }) =>
        searchGoods(ctx, searchSchemas['catalog.search.goods'].input.parse({ cid, words })),
      ),
    },
    {
      name: 'suggestions (catalog.search.suggest) / the same statements by pgbench',
      call: 'catalog.search.suggest',
      requests: await recordAll(recorder, typed, (ctx, { cid, words }) => suggest(ctx, cid, words)),
    },
  ];
}

async function recordAll(
  recorder: Recorder,
  requests: readonly SearchFilter[],
  work: (ctx: Parameters<Parameters<Recorder['hear']>[1]>[0], input: SearchFilter) => Promise<unknown>,
): Promise<RecordedSearch[]> {
  const recorded: RecordedSearch[] = [];
  for (const input of requests) recorded.push({ ...input, statements: await recorder.hear(input.mid, (ctx) => work(ctx, input)) });
  return recorded;
}

async function sizesOf(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ goods: string; words: string; tsv: string; documents: string; spelling: string }>(
    `select to_char((select count(*) from catalog.search_document), 'FM999,999,999') as goods,
            to_char((select count(*) from catalog.search_word), 'FM999,999,999') as words,
            pg_size_pretty(pg_relation_size('catalog.search_document_tsv')) as tsv,
            pg_size_pretty(pg_total_relation_size('catalog.search_document')) as documents,
            pg_size_pretty(pg_total_relation_size('catalog.search_word')) as spelling`,
  );
  const [{ goods, words, tsv, documents, spelling } = { goods: '', words: '', tsv: '', documents: '', spelling: '' }] = rows;
  return `${goods} goods: the index of words has ${tsv}, documents with it ${documents}; ${words} words of shops with theirs ${spelling}`;
}

async function proveRelevance(): Promise<Part> {
  const { asked, right, missed } = await judgeRelevance(DEMO_MID);
  const row: ProofRow = {
    name: 'the goods that was meant is among the first five (tools/bench/search/judged-queries.ts)',
    ours: right,
    bare: asked,
    ratio: right / asked,
    target: RIGHT_SHARE,
    unit: 'queries',
  };
  return { rows: [row], remarks: missed.map((line) => `not found: ${line}`) };
}

process.exitCode = await prove();
