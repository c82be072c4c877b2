import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { answersPerSecond } from './wrk.ts';

/** Larger is better in every row; for a limit, `ours` is the measurement, `bare` the limit, and the ratio limit ÷ measured. */
export interface ProofRow {
  readonly name: string;
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
  readonly target: number;
  readonly unit: string;
}

const ROUNDS = 6;
const ROUND_SECONDS = 5;

/** Ours and bare in turn, so that what else the machine does falls on both; the ratio is that of the medians. */
export async function compare(name: string, ours: string, bare: string, target: number): Promise<ProofRow> {
  const measured = { ours: [] as number[], bare: [] as number[] };
  // Compilers of both need some thousand answers before they are at their best.
  for (const address of [ours, bare]) await answersPerSecond(address, ROUND_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.ours.push(await answersPerSecond(ours, ROUND_SECONDS));
    measured.bare.push(await answersPerSecond(bare, ROUND_SECONDS));
  }
  const [oursMedian, bareMedian] = [median(measured.ours), median(measured.bare)];
  return { name, ours: oursMedian, bare: bareMedian, ratio: oursMedian / bareMedian, target, unit: 'answers/s' };
}

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

/** A yes-or-no finding as a row: 1 of 1. */
export const finding = (name: string, holds: boolean): ProofRow => ({
  name,
  ours: holds ? 1 : 0,
  bare: 1,
  ratio: holds ? 1 : 0,
  target: 1,
  unit: 'holds',
});

/** Tells the rows, keeps them in docs/proof, and answers the exit code: 1 when a target was missed. */
export function conclude(part: string, rows: readonly ProofRow[], remarks: readonly string[]): number {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } }, strict: false });
  const lines = rows.map(
    (row) =>
      `| ${row.name} | ${figure(row.ours)} | ${figure(row.bare)} | ${row.ratio.toFixed(2)} | ${row.target} | ${row.unit} | ${verdict(row)} |`,
  );
  const table = ['| | ours | bare | ratio | target | unit | |', '|---|---|---|---|---|---|---|', ...lines].join('\n');
  writeProof(part, table, remarks);
  console.log(
    values.json
      ? JSON.stringify({ rows: rows.map(({ name, ours, bare, ratio, target }) => ({ name, ours, bare, ratio, target })) })
      : table,
  );
  return rows.every((row) => row.ratio >= row.target) ? 0 : 1;
}

const verdict = (row: ProofRow) => (row.ratio >= row.target ? 'reached' : 'missed');
const figure = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 10 && !Number.isInteger(value) ? 2 : 0);

function writeProof(part: string, table: string, remarks: readonly string[]): void {
  const folder = fileURLToPath(new URL('../../docs/proof/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  const text = [
    `# Proof: ${part}`,
    '',
    `\`./mall prove ${part}\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}. Ours and bare ran in turn in one run; a figure alone means nothing.`,
    '',
    table,
    '',
    ...remarks.map((remark) => `- ${remark}`),
    '',
  ].join('\n');
  writeFileSync(`${folder}${part}.md`, text);
}
