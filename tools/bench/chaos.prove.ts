import { runFaults } from '../chaos/fault-run.ts';
import { planFaults } from '../chaos/plan.ts';
import { judgeRun } from '../chaos/verdict.ts';
import { ensureSystemPackages, fakeTime, loadBalancer } from '../mall/stack/system-packages.ts';
import { conclude } from './proof.ts';

/** Ten minutes of faults under load; then every book is held against every other. */
const MINUTES = Number(process.env.CHAOS_MINUTES || 10);
const RATE = Number(process.env.CHAOS_RATE || 100);
const SEED = Number(process.env.CHAOS_SEED || 1);

await ensureSystemPackages([loadBalancer, fakeTime]);
const tell = (text: string) => void process.stderr.write(`${text}\n`);
const { rows, remarks, tables } = await runFaults(
  { seed: SEED, seconds: MINUTES * 60, rate: RATE, plan: planFaults(SEED, MINUTES), tell },
  judgeRun,
);
process.exitCode = conclude('chaos', rows, remarks, tables);
