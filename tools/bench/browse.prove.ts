import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrl } from '../mall/engines/postgres.ts';
import { ensureSystemPackages, loadGenerator } from '../mall/stack/system-packages.ts';
import { formOf } from '../scale/scale-forms.ts';
import { type BrowseRequest, categoryLists, items, searches } from './browse/browse-requests.ts';
import { type BrowseContest, type BrowseOutcome, compareBrowse } from './browse/compare-browse.ts';
import { compareLively } from './browse/compare-lively.ts';
import { recordRequests, Texts } from './browse/record-requests.ts';
import { type Flood, floodItem } from './flood/flood-item.ts';
import { conclude, tell } from './proof.ts';
import { openRecorder } from './search/record-statements.ts';

/**
 * What shoppers do most, looking around: ours complete against PostgreSQL's answers to the same statements, and a crowd on one item.
 * `--only speed`, `--only activities` or `--only flood`, `--seconds 2` and `--merchants 1` are for work in between.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'speed,activities,flood' },
    seconds: { type: 'string', default: '5' },
    merchants: { type: 'string', default: '100' },
  },
  strict: false,
});
const form = formOf(Number(values.merchants));
const isPartial = process.argv.slice(2).some((word) => /^--(only|seconds|merchants)\b/.test(word));

const LISTS = 5_000;
const ITEMS = 8_000;
const SEARCHES = 3_000;

async function prove(): Promise<number> {
  const parts = String(values.only).split(',');
  const outcomes = parts.includes('speed') ? await compareAll() : [];
  const lively = parts.includes('activities') ? await compareLively(form, Number(values.seconds)) : [];
  const flood = parts.includes('flood') ? await floodHotItem() : { rows: [], remarks: [] };
  const rows = [...outcomes.map(({ row }) => row), ...lively, ...flood.rows];
  const remarks = [
    ...outcomes.map(remarkOf),
    ...(outcomes.length > 0 ? HOW : []),
    ...(lively.length > 0 ? [WITH_ACTIVITIES] : []),
    ...flood.remarks,
  ];
  if (!isPartial) return conclude('browse', rows, remarks);
  console.log(remarks.join('\n'));
  return tell(rows);
}

const HOW = [
  'ours is one api process as in production; bare is one Fastify process that is sent the statements our code asked PostgreSQL for the same request, runs them by name as the owner, all at once, with the same setting for plans, and answers their rows; four connections to PostgreSQL each',
  'wrk with 32 connections, requests drawn evenly over all merchants, six rounds in turn after one that does not count, medians',
  'ours keeps public answers for a second (decision 22), bare keeps nothing; "asking every time" is ours with that memory off, measured in the same turns, without a target',
];

const WITH_ACTIVITIES =
  'with activities: every second merchant has twenty that run, of 401 by price, 401 by percent, 402 and 403; merchants with and without are asked for the same kind of pages in turn, of one api process that keeps public answers for a second';

const remarkOf = ({ row, strict, p50, p99 }: BrowseOutcome): string =>
  `${row.name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; asking every time ${strict.toFixed(2)} of bare`;

async function compareAll(): Promise<BrowseOutcome[]> {
  const db = new pg.Client({ connectionString: databaseUrl(form.database) });
  await db.connect();
  const found = await searches(db, SEARCHES);
  await db.end();
  const requests: readonly [string, readonly BrowseRequest[]][] = [
    ['category list of any level, 20 cards (catalog.product.pageList)', categoryLists(form, LISTS)],
    ['search page of two words with filters and counts (catalog.search.goods)', found],
    ['item with its stock, and what is said of it (catalog.product.info, catalog.review.summary)', items(form, ITEMS)],
  ];
  const texts = new Texts();
  const contests = await recordAll(texts, requests);
  return compareBrowse(contests, texts.all, form.database, Number(values.seconds));
}

async function recordAll(texts: Texts, requests: readonly [string, readonly BrowseRequest[]][]): Promise<BrowseContest[]> {
  await using recorder = openRecorder(form.database);
  const contests: BrowseContest[] = [];
  for (const [name, own] of requests) contests.push({ name, requests: await recordRequests(recorder, texts, own) });
  return contests;
}

const floodHotItem = (): Promise<Flood> =>
  floodItem([
    ['catalog.product.info', ({ cid, goodsId }) => ({ cid, id: goodsId })],
    ['catalog.review.summary', ({ goodsId }) => ({ goodsId })],
  ]);

await ensureSystemPackages([loadGenerator]);
process.exitCode = await prove();
