import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inCheckout } from '../mall/paths.ts';
import { ensureSystemPackages, loadGenerator } from '../mall/stack/system-packages.ts';
import { type Comparison, compareWithBare } from './core/against-bare.ts';
import { poolOf } from './core/core-pools.ts';
import { remarksOf } from './core/core-remarks.ts';
import { drawPlot } from './core/draw-plot.ts';
import { measureGrowth } from './core/growth.ts';
import { profile } from './core/profile.ts';
import { type CoreCall, coreCalls } from './core/recorded-statements.ts';
import { openScene } from './core/scene.ts';
import { measurePromotions } from './core/with-promotions.ts';
import { conclude, type ProofRow, tell } from './proof.ts';

/**
 * The calls a mall lives by: ours complete, against bare routes with the same business statements.
 * `--only list,detail`, `--seconds 2`, `--no-growth` and `--database …` are for work in between; `--profile place` shows where the time goes.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: coreCalls.join(',') },
    seconds: { type: 'string', default: '5' },
    profile: { type: 'string', default: '' },
    'no-growth': { type: 'boolean', default: false },
    database: { type: 'string', default: 'qianpu_scale_100' },
  },
  strict: false,
});
const [database, seconds] = [String(values.database), Number(values.seconds)];
/** Nothing but the whole form is kept. */
const isPartial = process.argv.slice(2).some((word) => /^--(only|seconds|no-growth|database)\b/.test(word));

await ensureSystemPackages([loadGenerator]);
process.exitCode = values.profile ? await showProfile(values.profile as CoreCall) : await prove();

async function showProfile(call: CoreCall): Promise<number> {
  await using scene = await openScene(database);
  const file = await profile(call, database, poolOf(call, scene), seconds);
  console.log(`${file} opens in the performance panel of Chrome, in VS Code and in speedscope`);
  return 0;
}

async function prove(): Promise<number> {
  const calls = coreCalls.filter((call) => String(values.only).split(',').includes(call));
  const { comparison, promotions } = await compare(calls);
  const grown = values['no-growth'] ? [] : await measureGrowth(calls, seconds);
  const rows = [...comparison.calls.map(({ row }) => row), ...promotions, ...grown];
  const { remarks, further } = remarksOf(comparison);
  if (isPartial) {
    console.log([...remarks, ...further].join('\n'));
    return tell(rows);
  }
  writeFileSync(inCheckout('docs/proof/core.svg'), await drawPlot(rows));
  return conclude('core', rows, remarks, ['![measured against target, a bar for each row](core.svg)', ...further]);
}

async function compare(calls: readonly CoreCall[]): Promise<{ comparison: Comparison; promotions: ProofRow[] }> {
  await using scene = await openScene(database);
  const comparison = await compareWithBare(scene, calls, seconds);
  return { comparison, promotions: calls.includes('calculate') ? [await measurePromotions(scene, seconds)] : [] };
}
