import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { tell } from '../bench/proof.ts';
import { ciPlan, planFaults } from './plan.ts';
import { runSiege } from './siege.ts';
import { judgeSiege } from './verdict.ts';

/** `--minutes 10 --seed 1 --rate 100 [--plan ci]`: how long, which plan, and how many operations a second are offered. */
const { values: wish } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '100' },
    plan: { type: 'string' },
  },
});
if (wish.plan !== undefined && wish.plan !== 'ci') throw new Error('the only plan with a name is ci');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

const minutes = wish.plan === 'ci' ? 2 : Number(wish.minutes);
const seed = Number(wish.seed);
const siege = await runSiege(
  {
    seed,
    seconds: minutes * 60,
    rate: Number(wish.rate),
    plan: wish.plan === 'ci' ? ciPlan() : planFaults(seed, minutes),
    tell: (text) => console.log(text),
  },
  (siege) => ({ ...judgeSiege(siege), siege }),
);

const text = [...siege.remarks.map((remark) => `- ${remark}`), ...siege.tables].join('\n');
console.log(text);
if (siege.isLost) {
  writeFileSync(path.join(siege.folder, 'verdict.txt'), `${text}\n${siege.siege.aftermath.verdict}`);
  writeFileSync(path.join(siege.folder, 'views.json'), JSON.stringify(siege.siege.views.filter(({ answer }) => answer !== 'page')));
  console.log(`logs and history: ${siege.folder}`);
}
process.exitCode = tell(siege.rows);
