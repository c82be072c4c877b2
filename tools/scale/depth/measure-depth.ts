import type pg from 'pg';
import { startOurs } from '../../bench/core/core-programs.ts';
import { callMall, type MallCaller } from '../../load/mall-client.ts';
import { withDatabase } from '../../load/scratch-mall.ts';
import { databaseUrl } from '../../mall/engines/postgres.ts';
import { deepForm } from '../scale-forms.ts';
import { cidOf, midOf } from '../scale-ids.ts';
import { type DepthCall, type Place, placeOf } from './depth-calls.ts';
import { type DepthRow, judgeDepth } from './judge-depth.ts';
import { signInStaff } from './sign-in.ts';

const ROUNDS = 30;
const UNCOUNTED_ROUNDS = 4;
const [LARGE, SMALL] = [0, 1];

type Ask = (m: number, call: DepthCall, round: number) => Promise<{ ms: number; isEmpty: boolean }>;

/** Each call in turn at both merchants, through one api process. One that is too slow is measured once more: the machine may have been busy. */
export async function measureDepth(calls: readonly DepthCall[], onRow: (row: DepthRow) => void): Promise<DepthRow[]> {
  const api = await startOurs(deepForm.database, 'off');
  try {
    return await withDatabase(databaseUrl(deepForm.database), async (db) => {
      const ask = await asker(db, api.origin);
      const rows: DepthRow[] = [];
      for (const call of calls) {
        const first = await measure(call, ask);
        const row = first.isGood ? first : better(first, await measure(call, ask));
        rows.push(row);
        onRow(row);
      }
      return rows;
    });
  } finally {
    await api.stop();
  }
}

const better = (one: DepthRow, other: DepthRow) => (one.ratio <= other.ratio ? one : other);

async function measure(call: DepthCall, ask: Ask): Promise<DepthRow> {
  const times = { small: [] as number[], large: [] as number[] };
  let found = 0;
  for (let round = -UNCOUNTED_ROUNDS; round < ROUNDS; round += 1) {
    const [small, large] = [await ask(SMALL, call, round + UNCOUNTED_ROUNDS), await ask(LARGE, call, round + UNCOUNTED_ROUNDS)];
    if (!(small.isEmpty || large.isEmpty)) found += 1;
    if (round < 0) continue;
    times.small.push(small.ms);
    times.large.push(large.ms);
  }
  // A filter that finds nothing is quick at any depth.
  if (found === 0 && !call.mayBeEmpty) throw new Error(`${call.call}, ${call.filter}: found nothing`);
  return judgeDepth(call, times);
}

async function asker(db: pg.Client, api: string): Promise<Ask> {
  const titles = new Map<string, string>();
  const tokens = new Map<string, string>();
  for (const m of [LARGE, SMALL]) {
    for (const who of ['all', 'two'] as const) tokens.set(`${m} ${who}`, await signInStaff(db, m, who));
    for (const { id, title } of await titlesOf(db, m)) titles.set(id, title);
  }
  const titleOf = (goodsId: string) => titles.get(goodsId) ?? '';
  return async (m, { call, filter, input, asker: who = 'all' }, round) => {
    let ms = 0;
    const token = tokens.get(`${m} ${who}`) ?? '';
    const from: MallCaller = { api, mid: midOf(m), cid: cidOf(m, 0), token, onCall: (took) => (ms = took) };
    const result = await callMall<object>(from, call, input(placeOf(m, round, titleOf)));
    if (result.outcome === 'fail') throw new Error(`${call}, ${filter}: ${result.code}`);
    // A statement that takes longer than five seconds is ended: that is a time, too.
    if (result.outcome === 'unknown') return { ms, isEmpty: false };
    return { ms, isEmpty: 'list' in result.data && Array.isArray(result.data.list) && result.data.list.length === 0 };
  };
}

/** Of the goods the rounds go to. */
async function titlesOf(db: pg.Client, m: number): Promise<{ id: string; title: string }[]> {
  const places: Place[] = Array.from({ length: ROUNDS + UNCOUNTED_ROUNDS }, (_, round) => placeOf(m, round, () => ''));
  const { rows } = await db.query('select id, title from catalog.goods where mid = $1 and id = any($2)', [
    midOf(m),
    places.map(({ goodsId }) => goodsId),
  ]);
  return rows;
}
