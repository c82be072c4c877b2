import { parseArgs } from 'node:util';
import { History } from '../load/history.ts';
import { LoadWatch } from '../load/load-monitor.ts';
import { verdictOfReferee } from '../load/referee-verdict.ts';
import { restock } from '../load/restock.ts';
import { type ScratchMall, withDatabase } from '../load/scratch-mall.ts';
import { ensureSystemPackages, loadGenerator } from '../mall/stack/system-packages.ts';
import { floodPages } from './overload/page-flood.ts';
import { readPayFacts } from './overload/pay-facts.ts';
import { findSustainable, type LoadStage, type Phase, playPhase } from './overload/phases.ts';
import { readProcesses } from './overload/process-facts.ts';
import { startWeb } from './overload/start-web.ts';
import { atMost, conclude, finding, type ProofRow, tell } from './proof.ts';
import { proveOnScratchMall } from './prove-on-scratch-mall.ts';

/** What the mall can just do, then ten times as much, then what it can do again; before it, pages. `--only pages`: these alone. */
const { values } = parseArgs({ options: { only: { type: 'string' } }, strict: false });
const PAGES_SECONDS = 15;
/** Of a page from memory, 95 in 100. */
const PAGE_QUICK_MS = 50;
const STEP_SECONDS = Number(process.env.OVERLOAD_STEP_SECONDS || 10);
const CALM_SECONDS = Number(process.env.OVERLOAD_CALM_SECONDS || 15);
const FLOOD_SECONDS = Number(process.env.OVERLOAD_SECONDS || 60);
/** Visits a second; when it is given, nothing is searched for. */
const GIVEN_RATE = Number(process.env.OVERLOAD_RATE || 0);
const TIMES = 10;
const SHOPPERS = 2_000;
const GOODPUT_SHARE = 0.7;
const SERVED_SHARE = 0.99;
const CALM_WITHIN_S = 10;
const KNOWN_WITHIN_MS = 60_000;
/** Of calls, 99 in 100. */
const QUICK_MS = 250;

await ensureSystemPackages([loadGenerator]);
await proveOnScratchMall(values.only === 'pages' ? 1 : SHOPPERS, values.only === 'pages' ? provePages : prove);

async function provePages(mall: ScratchMall): Promise<number> {
  const { rows, remarks } = await floodWeb(mall);
  console.log(remarks.join('\n'));
  return tell(rows);
}

async function floodWeb(mall: ScratchMall): Promise<{ rows: ProofRow[]; remarks: string[] }> {
  const web = await startWeb(mall);
  try {
    const { calmMs, floodMs, wholeShare, answeredPerSecond, unanswered } = await floodPages(web.origin, PAGES_SECONDS);
    return {
      rows: [
        atMost('the home from memory while 64 connections ask for pages nobody has seen, 95 of 100', floodMs, PAGE_QUICK_MS, 'ms'),
        finding('each of these homes was whole', wholeShare === 1),
      ],
      remarks: [
        `pages nobody has seen: ${Math.round(answeredPerSecond)} a second answered with a page or the shell, ${unanswered}; the home alone takes ${calmMs.toFixed(1)} ms (95 of 100)`,
      ],
    };
  } finally {
    await web.stop();
  }
}

async function prove(mall: ScratchMall, file: string): Promise<number> {
  const pages = await floodWeb(mall);
  await withDatabase(mall.env.DATABASE_URL ?? '', restock);
  const watch = new LoadWatch();
  const shoppers = mall.scene.shoppers.map((shopper) => ({ ...shopper, onCall: watch.seeCall.bind(watch) }));
  const onVisit = watch.seeVisit.bind(watch);
  const stage: LoadStage = { scene: { ...mall.scene, shoppers, history: new History(file), onVisit }, watch };

  const rate = GIVEN_RATE || (await findSustainable(stage, STEP_SECONDS, QUICK_MS));
  const calm = await playPhase(stage, rate, CALM_SECONDS);
  await calm.settled;
  const before = await readProcesses(mall);
  const flood = await playPhase(stage, rate * TIMES, FLOOD_SECONDS);
  const after = await playPhase(stage, rate, CALM_SECONDS);
  await Promise.all([flood.settled, after.settled]);
  const ends = await readProcesses(mall);
  const calmAfter = watch.secondsUntilCalm(flood.endsAt, after.endsAt, Math.max(QUICK_MS, calm.p99Ms));
  const pay = await readPayFacts(mall);
  const verdict = await verdictOfReferee(mall, file);

  const rows: ProofRow[] = [
    ...pages.rows,
    share('visits that came to their end under ten times as many', flood.visitsPerSecond, calm.visitsPerSecond, GOODPUT_SHARE, 'visits/s'),
    share('of these, visits that paid', flood.paidPerSecond, calm.paidPerSecond, GOODPUT_SHARE, 'visits/s'),
    share('callbacks of payments answered well', pay.taken, pay.told, SERVED_SHARE, 'callbacks'),
    atMost('the payment we learned of latest', pay.latestMs, KNOWN_WITHIN_MS, 'ms'),
    atMost('as quick as before, and without refusals, again', calmAfter, CALM_WITHIN_S, 's'),
    finding('the same processes before and after', before.starts === ends.starts),
    finding("all books agree, also with the provider's and with what shoppers were told", verdict.isClean),
  ];
  return conclude('overload', rows, [
    ...pages.remarks,
    `${GIVEN_RATE ? 'given' : `found by stepping up until calls take over ${QUICK_MS} ms (99 of 100) or are refused`}: ${rate} visits/s; ${told(calm)}`,
    `offered for ${FLOOD_SECONDS} s: ${flood.offered} visits/s; ${told(flood)}`,
    `after it: ${told(after)}`,
    `${pay.told} payments were to be told of, which took ${pay.repeats} repeated attempts`,
    `the generator used ${percent(flood.generatorCpu)} of one core under the flood, the api ${percent((ends.apiCpuSeconds - before.apiCpuSeconds) / (FLOOD_SECONDS + CALM_SECONDS))} of one; the api held ${before.apiMegabytes} MB before and ${ends.apiMegabytes} MB after`,
    verdict.text,
  ]);
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

function told({ visitsPerSecond, paidPerSecond, p99Ms, calls, refused, unanswered }: Phase): string {
  return `${visitsPerSecond.toFixed(1)} visits/s completed, ${paidPerSecond.toFixed(1)} of them paid, ${calls} calls, ${refused} refused, ${unanswered} unanswered, 99 of 100 answered within ${Math.round(p99Ms)} ms`;
}

/** At least this share of what was there to be done. */
function share(name: string, ours: number, bare: number, target: number, unit: string): ProofRow {
  return { name, ours, bare, ratio: bare === 0 ? 0 : ours / bare, target, unit };
}
