import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { tell } from '../bench/proof.ts';
import { PROVES_NOTHING } from './exit-codes.ts';
import { runSiege } from './fault-run.ts';
import { type FaultName, faultNames } from './faults.table.ts';
import { ciPlan, coldPlan, type PlannedFault, planFaults, planOnly, secondsOf } from './plan.ts';
import { judgeSiege } from './verdict.ts';

/**
 * `--minutes 10 --seed 1 --rate 100`: how long, which plan, and how many operations a second are offered. `--plan ci`: the fixed
 * plan of two minutes; `--plan cold`: the web process with all pages in memory dies, again and again. `--only 'web killed,disk full'`: these
 * and no others. `--busy 2`: beside so many programs that compute without end.
 */
const { values: wish } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '100' },
    plan: { type: 'string' },
    only: { type: 'string' },
    busy: { type: 'string', default: '0' },
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

const seed = Number(wish.seed);
const { plan, seconds } = choosePlan();
const siege = await runSiege(
  {
    seed,
    seconds,
    rate: Number(wish.rate),
    plan,
    busy: Number(wish.busy),
    tell: (text) => console.log(text),
  },
  (siege) => ({ ...judgeSiege(siege), siege }),
);

const text = [...siege.remarks.map((remark) => `- ${remark}`), ...siege.tables].join('\n');
console.log(text);
if (siege.isLost) {
  writeFileSync(path.join(siege.folder, 'verdict.txt'), `${text}\n${siege.siege.aftermath.verdict.said}`);
  writeFileSync(path.join(siege.folder, 'views.json'), JSON.stringify(siege.siege.views.filter(({ answer }) => answer !== 'page')));
  console.log(`logs and history: ${siege.folder}`);
}
process.exitCode = tell(siege.rows) === 0 ? 0 : siege.provesNothing ? PROVES_NOTHING : 1;

function choosePlan(): { plan: PlannedFault[]; seconds: number } {
  if (wish.plan === 'ci') return { plan: ciPlan(), seconds: 120 };
  if (wish.plan === 'cold') return { plan: coldPlan(Number(wish.minutes)), seconds: Number(wish.minutes) * 60 };
  if (wish.plan !== undefined) throw new Error('the plans with a name are ci and cold');
  if (wish.only === undefined) return { plan: planFaults(seed, Number(wish.minutes)), seconds: Number(wish.minutes) * 60 };
  const names = wish.only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !faultNames.includes(name as FaultName));
  if (unknown.length > 0) throw new Error(`there is no fault "${unknown.join(', ')}", only: ${faultNames.join(', ')}`);
  const plan = planOnly(seed, names as FaultName[]);
  return { plan, seconds: secondsOf(plan) };
}
