import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { tell } from '../bench/proof.ts';
import { PROVES_NOTHING } from './exit-codes.ts';
import { runFaults } from './fault-run.ts';
import { type FaultName, faultNames } from './faults.table.ts';
import { ciPlan, coldPlan, type PlannedFault, planFaults, planOnly, secondsOf } from './plan.ts';
import { judgeRun } from './verdict.ts';

/**
 * `--minutes 10 --seed 1 --rate 100`: how long, which plan, and how many operations a second are offered. `--plan ci`: the fixed
 * plan of two minutes; `--plan cold`: the web process with all pages in memory dies, again and again. `--only 'web killed,disk full'`: these
 * and no others. `--busy 2`: beside so many programs that compute without end.
 */
const { values: options } = parseArgs({
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

const seed = Number(options.seed);
const { plan, seconds } = choosePlan();
const result = await runFaults(
  {
    seed,
    seconds,
    rate: Number(options.rate),
    plan,
    busy: Number(options.busy),
    tell: (text) => console.log(text),
  },
  (run) => ({ ...judgeRun(run), run }),
);

const text = [...result.remarks.map((remark) => `- ${remark}`), ...result.tables].join('\n');
console.log(text);
if (result.isLost) {
  writeFileSync(path.join(result.folder, 'verdict.txt'), `${text}\n${result.run.aftermath.verdict.said}`);
  writeFileSync(path.join(result.folder, 'views.json'), JSON.stringify(result.run.views.filter(({ answer }) => answer !== 'page')));
  console.log(`logs and history: ${result.folder}`);
}
process.exitCode = tell(result.rows) === 0 ? 0 : result.provesNothing ? PROVES_NOTHING : 1;

function choosePlan(): { plan: PlannedFault[]; seconds: number } {
  if (options.plan === 'ci') return { plan: ciPlan(), seconds: 120 };
  if (options.plan === 'cold') return { plan: coldPlan(Number(options.minutes)), seconds: Number(options.minutes) * 60 };
  if (options.plan !== undefined) throw new Error('the plans with a name are ci and cold');
  if (options.only === undefined) return { plan: planFaults(seed, Number(options.minutes)), seconds: Number(options.minutes) * 60 };
  const names = options.only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !faultNames.includes(name as FaultName));
  if (unknown.length > 0) throw new Error(`there is no fault "${unknown.join(', ')}", only: ${faultNames.join(', ')}`);
  const plan = planOnly(seed, names as FaultName[]);
  return { plan, seconds: secondsOf(plan) };
}
