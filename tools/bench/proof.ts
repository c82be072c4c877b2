import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from './median.ts';
import { answersPerSecond } from './wrk.ts';

/** Larger is better in every row; for a limit, `ours` is the measurement, `bare` the limit, and the ratio limit ÷ measured. */
export interface ProofRow {
  readonly name: string;
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
  readonly target: number;
  readonly unit: string;
  /** The engine alone, where it was measured; it has no target. */
  readonly engine?: number;
}

export interface Rounds {
  readonly count: number;
  readonly seconds: number;
}

/** Ours and bare in turn, so that what else the machine does falls on both; the ratio is that of the medians. */
export async function compare(
  name: string,
  ours: string,
  bare: string,
  target: number,
  rounds: Rounds = { count: 6, seconds: 5 },
): Promise<ProofRow> {
  const measured = { ours: [] as number[], bare: [] as number[] };
  // Compilers of both need some thousand answers before they are at their best.
  for (const address of [ours, bare]) await answersPerSecond(address, rounds.seconds);
  for (let round = 0; round < rounds.count; round += 1) {
    measured.ours.push(await answersPerSecond(ours, rounds.seconds));
    measured.bare.push(await answersPerSecond(bare, rounds.seconds));
  }
  const [oursMedian, bareMedian] = [median(measured.ours), median(measured.bare)];
  return { name, ours: oursMedian, bare: bareMedian, ratio: oursMedian / bareMedian, target, unit: 'answers/s' };
}

/** A measurement that must not be more than `most`. */
export const atMost = (name: string, measured: number, most: number, unit: string): ProofRow => ({
  name,
  ours: measured,
  bare: most,
  ratio: most / Math.max(measured, 0.001),
  target: 1,
  unit,
});

/** A yes-or-no finding as a row: 1 of 1. */
export const finding = (name: string, holds: boolean): ProofRow => ({
  name,
  ours: holds ? 1 : 0,
  bare: 1,
  ratio: holds ? 1 : 0,
  target: 1,
  unit: 'holds',
});

/**
 * Tells the rows, keeps them in docs/proof with what else belongs to them, and answers the exit code: 1 when a target was
 * missed.
 */
export function conclude(part: string, rows: readonly ProofRow[], remarks: readonly string[], further: readonly string[] = []): number {
  writeProof(part, tableOf(rows), remarks, further);
  return tell(rows);
}

/** The rows of a run that is no proof: shorter, or of some rows only. */
export function tell(rows: readonly ProofRow[]): number {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } }, strict: false });
  console.log(
    values.json
      ? JSON.stringify({ rows: rows.map(({ name, ours, bare, ratio, target }) => ({ name, ours, bare, ratio, target })) })
      : tableOf(rows),
  );
  return rows.every((row) => row.ratio >= row.target) ? 0 : 1;
}

function tableOf(rows: readonly ProofRow[]): string {
  const withEngine = rows.some(({ engine }) => engine !== undefined);
  const heads = ['', 'ours', 'bare', ...(withEngine ? ['engine'] : []), 'ratio', 'target', 'unit', ''];
  const lines = rows.map((row) => [
    row.name,
    figure(row.ours),
    figure(row.bare),
    ...(withEngine ? [row.engine === undefined ? '' : figure(row.engine)] : []),
    row.ratio.toFixed(2),
    row.target,
    row.unit,
    verdict(row),
  ]);
  const written = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  return [written(heads), `|${heads.map(() => '---|').join('')}`, ...lines.map(written)].join('\n');
}

const verdict = (row: ProofRow) => (row.ratio >= row.target ? 'reached' : 'missed');
const figure = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 10 && !Number.isInteger(value) ? 2 : 0);

function writeProof(part: string, table: string, remarks: readonly string[], further: readonly string[]): void {
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
    ...further.flatMap((text) => ['', text]),
    '',
  ].join('\n');
  writeFileSync(`${folder}${part}.md`, text);
}
