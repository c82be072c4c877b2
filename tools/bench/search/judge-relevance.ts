import { demoShops } from '../../../apps/server/db/seeds/demo/demo-merchant.ts';
import { searchGoods } from '../../../apps/server/src/modules/search/search-goods.ts';
import { searchSchemas } from '../../../packages/contract/src/calls/search.schema.ts';
import { databaseName } from '../../mall/engines/postgres.ts';
import { judgedQueries } from './judged-queries.ts';
import { openRecorder } from './record-statements.ts';

export interface Relevance {
  readonly asked: number;
  readonly right: number;
  /** What came instead, a line each. */
  readonly missed: readonly string[];
}

const SHOWN_FIRST = 5;

/** Whether the goods that was meant is among the first five, on the demo's goods. */
export async function judgeRelevance(demoMid: string): Promise<Relevance> {
  await using recorder = openRecorder(databaseName);
  const missed: string[] = [];
  let asked = 0;
  for (const { shop, queries } of judgedQueries) {
    const cid = demoShops.find(({ key }) => key === shop)?.cid ?? '';
    for (const [words, meant] of queries) {
      const first = await firstTitles(recorder, demoMid, cid, words);
      asked += 1;
      if (!first.some((title) => title.startsWith(meant))) missed.push(`${words} → ${meant}: ${first.join(' · ') || 'nothing'}`);
    }
  }
  return { asked, right: asked - missed.length, missed };
}

async function firstTitles(recorder: ReturnType<typeof openRecorder>, mid: string, cid: string, words: string): Promise<string[]> {
  const input = searchSchemas['catalog.search.goods'].input.parse({ cid, words, pageSize: SHOWN_FIRST });
  let titles: string[] = [];
  await recorder.hear(mid, async (ctx) => {
    titles = (await searchGoods(ctx, input)).list.map(({ title }) => title);
  });
  return titles;
}
