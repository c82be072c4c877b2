import type { ProofRow } from '../proof.ts';
import { titles } from './against-bare.ts';
import { type Contender, measureInTurn } from './compare-core.ts';
import { poolOf } from './core-pools.ts';
import { startOurs } from './core-programs.ts';
import type { CoreCall } from './recorded-statements.ts';
import { openScene } from './scene.ts';

/** TABLE of sizes: how many times slower than on ten thousand goods a call may be. */
const sizes = [
  { database: 'qianpu_scale_100', goods: '1 million', limit: 1.3 },
  { database: 'qianpu_scale_wide', goods: '10 million', limit: 1.5 },
] as const;
const small = 'qianpu_scale_1';
/** Rounds of a comparison with ourselves need not be as long. */
const MOST_SECONDS = 3;

/** Ours on the small, the large and the wide data, an api process each, in turn: how the calls grow with the goods. */
export async function measureGrowth(calls: readonly CoreCall[], seconds: number): Promise<ProofRow[]> {
  await using stack = new AsyncDisposableStack();
  const scenes = [];
  for (const database of [small, ...sizes.map((size) => size.database)]) {
    const scene = stack.use(await openScene(database));
    // How many answers come from memory would say more of the requests than of the data.
    const program = await startOurs(database, 'off');
    stack.defer(() => program.stop());
    scenes.push({ scene, program });
  }
  const grown: ProofRow[] = [];
  for (const call of calls) {
    const contenders = scenes.map(({ scene, program }): Contender => ({ db: scene.db, program, side: 'ours', pool: poolOf(call, scene) }));
    const [base, ...larger] = await measureInTurn(call, contenders, Math.min(seconds, MOST_SECONDS));
    for (const [at, { goods, limit }] of sizes.entries()) {
      const times = (base?.perSecond ?? 0) / (larger[at]?.perSecond ?? 0);
      console.error(`${call}, 10 thousand → ${goods} goods: ${times.toFixed(2)} times slower`);
      grown.push(rowOf(call, goods, times, limit));
    }
  }
  return grown;
}

const rowOf = (call: CoreCall, goods: string, times: number, limit: number): ProofRow => ({
  name: `${titles[call]}, 10 thousand → ${goods} goods`,
  ours: times,
  bare: limit,
  ratio: limit / times,
  target: 1,
  unit: 'times slower',
});
