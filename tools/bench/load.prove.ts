import { History } from '../load/history.ts';
import { verdictOfReferee } from '../load/referee-verdict.ts';
import { runLoad } from '../load/run-load.ts';
import type { ScratchMall } from '../load/scratch-mall.ts';
import { planVisits } from '../load/visit-plan.ts';
import { conclude, finding } from './proof.ts';
import { proveOnScratchMall } from './prove-on-scratch-mall.ts';

/** Shoppers who browse, fill carts, buy, cancel and get their money back, as they come; then every book is held against every other. */
const SECONDS = Number(process.env.LOAD_SECONDS || 60);
const VISITS_PER_SECOND = Number(process.env.LOAD_VISITS || 10);
const SEED = Number(process.env.LOAD_SEED || 1);
const SHOPPERS = 300;

await proveOnScratchMall(SHOPPERS, prove);

async function prove(mall: ScratchMall, file: string): Promise<number> {
  const mix = { browse: 40, cart: 20, leave: 5, cancel: 10, pay: 20, refund: 5 };
  const plan = planVisits({
    seed: SEED,
    seconds: SECONDS,
    visitsPerSecond: VISITS_PER_SECOND,
    shoppers: SHOPPERS,
    skus: mall.scene.skus.length,
    mix,
  });
  const report = await runLoad(plan, { ...mall.scene, history: new History(file) });
  const verdict = await verdictOfReferee(mall, file);
  const { p50, p99, worst } = report.seconds;
  return conclude(
    'load',
    [
      finding('every visit was answered', report.outcomes.unknown === 0),
      finding("all books agree, also with the provider's and with what shoppers were told", verdict.isClean),
    ],
    [
      `${report.visits} visits in ${SECONDS} s, seed ${SEED}: ${JSON.stringify(report.ended)} as planned, ${report.outcomes.fail} refused, ${report.outcomes.unknown} unanswered`,
      `a visit takes ${p50.toFixed(2)} s (median), ${p99.toFixed(2)} s (99 %), ${worst.toFixed(2)} s (longest), from the moment it was due`,
      verdict.text,
    ],
  );
}
