import { parseArgs } from 'node:util';
import { History } from '../load/history.ts';
import { LoadWatch } from '../load/load-monitor.ts';
import type { MallCaller } from '../load/mall-client.ts';
import { restock } from '../load/restock.ts';
import { type ScratchMall, withDatabase } from '../load/scratch-mall.ts';
import { type LoadStage, playPhase } from './overload/phases.ts';
import { atMost, conclude, finding, type ProofRow, tell } from './proof.ts';
import { proveOnScratchMall } from './prove-on-scratch-mall.ts';
import { type Basket, drawBaskets, placeAll, shoppersFor } from './simulation/baskets.ts';
import { plannedDrafts } from './simulation/drafts.ts';
import { multiplyOrders } from './simulation/multiply-orders.ts';
import { realSums } from './simulation/real-sums.ts';
import { type Draft, endStocked, marketer, type Simulation, simulate, whileRunning } from './simulation/staff-calls.ts';

/**
 * What a simulation says against what happens: the same baskets placed before an activity and while it runs. Then 100,000 orders, with
 * shoppers about. `--only tiers` (words of a draft's name, or `large`) is for work in between.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } }, strict: false });
const only = typeof values.only === 'string' ? values.only : '';
const ORDERS = Number(process.env.SIMULATION_ORDERS || 1_000);
const MANY = Number(process.env.SIMULATION_MANY || 100_000);
const SEED = Number(process.env.SIMULATION_SEED || 1);
const LONGEST_S = 240;
const CALM_SECONDS = 60;
const VISITS_PER_SECOND = 4;
const SLOWER = 2;

await proveOnScratchMall(7 * shoppersFor(ORDERS), prove);

async function prove(mall: ScratchMall, file: string): Promise<number> {
  await withDatabase(mall.env.DATABASE_URL ?? '', restock);
  const staff = await marketer(mall);
  await endStocked(staff);
  const drafts = (await plannedDrafts(mall, Date.now())).filter(({ name }) => name.includes(only));
  const rounds = shopperRounds(mall);
  const baskets = await drawBaskets(mall, rounds.at(-1)?.[0] as never, ORDERS, SEED);
  const before = await placeAll(rounds[0] ?? [], baskets);
  const rows: ProofRow[] = [];
  const remarks: string[] = [
    `${ORDERS} baskets of one to four lines, seed ${SEED}: ${before.orderIds.length} orders of ${before.payableFen} fen`,
  ];
  const simulated = await inTurn(drafts, async (draft) => (await simulate(staff, draft, 1)).result);
  for (const [at, draft] of drafts.entries()) {
    const told = simulated[at] as Simulation;
    const outcome = await holdAgainst(mall, staff, { draft, told, baskets, shoppers: rounds[at + 1] ?? [], beforeFen: before.payableFen });
    rows.push(finding(`${draft.name}: all sums are those of the same orders placed while it ran, to the fen`, outcome.isSame));
    remarks.push(outcome.text);
    process.stderr.write(`${outcome.text}\n`);
  }
  const large = only === '' || only === 'large' ? await proveLarge(mall, staff, file) : { rows: [], remarks: [] };
  if (only === '') return conclude('simulation', [...rows, ...large.rows], [...remarks, ...large.remarks]);
  console.log([...remarks, ...large.remarks].join('\n'));
  return tell([...rows, ...large.rows]);
}

/** Nobody orders in two rounds: each round's shoppers are as new as those of the first were. */
function shopperRounds({ scene }: ScratchMall) {
  const each = shoppersFor(ORDERS);
  return Array.from({ length: 7 }, (_, round) => scene.shoppers.slice(round * each, (round + 1) * each));
}

async function inTurn<T, R>(list: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const one of list) results.push(await act(one));
  return results;
}

interface Comparison {
  readonly draft: Draft;
  readonly told: Simulation;
  readonly baskets: readonly Basket[];
  readonly shoppers: ScratchMall['scene']['shoppers'];
  readonly beforeFen: number;
}

async function holdAgainst(mall: ScratchMall, staff: MallCaller, { draft, told, baskets, shoppers, beforeFen }: Comparison) {
  const placed = await whileRunning(staff, draft, () => placeAll(shoppers, baskets));
  const real = await realSums(mall, placed.orderIds, draft.name);
  const said = { orders: told.orders, payableFen: told.afterFen, taken: told.taken, givenFen: told.givenFen };
  // Of an activity of some shops only orders of these are told of.
  const isWhole = draft.cids.length === 0 || told.orders === real.orders;
  const others = isWhole ? 0 : real.payableFen - told.afterFen - (beforeFen - told.beforeFen);
  const isSame =
    told.uncounted.length === 0 &&
    said.taken === real.taken &&
    said.givenFen === real.givenFen &&
    real.taken > 0 &&
    others === 0 &&
    (!isWhole || (said.orders === real.orders && said.payableFen === real.payableFen && told.beforeFen === beforeFen));
  return {
    isSame,
    text: `${draft.name}: simulated ${JSON.stringify(said)}, placed ${JSON.stringify(real)}, before ${told.beforeFen} fen, ${told.changed} changed`,
  };
}

/** Shoppers about all the time; the first minute without a simulation. */
async function proveLarge(mall: ScratchMall, staff: MallCaller, file: string): Promise<{ rows: ProofRow[]; remarks: string[] }> {
  const orders = await multiplyOrders(mall, MANY);
  const watch = new LoadWatch();
  const shoppers = mall.scene.shoppers.slice(-shoppersFor(ORDERS)).map((shopper) => ({ ...shopper, onCall: watch.seeCall.bind(watch) }));
  const stage: LoadStage = {
    scene: { ...mall.scene, shoppers, history: new History(file), onVisit: watch.seeVisit.bind(watch) },
    watch,
  };
  const play = (seconds: number) => playPhase(stage, VISITS_PER_SECOND, seconds);
  // The first visits meet cold caches and uncompiled code.
  await (await play(15)).settled;
  process.stderr.write('measured from here on\n');
  const calm = await play(CALM_SECONDS);
  const begunAt = performance.now();
  const draft = (await plannedDrafts(mall, Date.now()))[2] as Draft;
  let isOver = false;
  const running = simulate(staff, draft, 30).finally(() => {
    isOver = true;
  });
  while (!isOver) await play(5);
  const { result, seconds } = await running;
  const busy = watch.between(begunAt, begunAt + seconds * 1000);
  process.stderr.write('measured until here\n');
  const uncounted = result.uncounted.map(({ code, orders }) => `${orders} ${code}`).join(', ') || 'none';
  return {
    rows: [
      atMost(`${MANY.toLocaleString('en')} orders replayed at low priority`, seconds, LONGEST_S, 's'),
      atMost('shop traffic meanwhile against calm, 95 of 100 calls', busy.p95Ms / calm.p95Ms, SLOWER, 'times'),
      finding('no call of the shop was refused or lost', busy.refused + busy.unanswered === 0),
    ],
    remarks: [
      `${orders} orders in the database, ${result.orders} of them replayed, ${result.taken} would have had it, left out: ${uncounted}; ${Math.round(result.orders / seconds)} orders a second`,
      `shop traffic: ${VISITS_PER_SECOND} visits a second; 95 of 100 calls within ${calm.p95Ms.toFixed(1)} ms calm (${calm.calls} calls), ${busy.p95Ms.toFixed(1)} ms during the simulation (${busy.calls} calls)`,
    ],
  };
}
