import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { inCheckout } from '../mall/paths.ts';
import { atMost, conclude, type ProofRow, tell } from './proof.ts';

/**
 * Whether the tests of the price engine and of the coupon rules notice when these are changed: Stryker changes one thing at a time.
 * `mutate` in mutants/stryker.config.json says which files; a word behind the command takes some of them only, and is no proof.
 */
const LEAST_PERCENT = 80;
const MOST_MINUTES = 60;
const PARTS = [
  ['the price engine', '/pricing/'],
  ['the coupon rules', '/marketing/'],
] as const;

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const files = only.length > 0 ? ['--mutate', only.join(',')] : [];
const startedMs = performance.now();
const child = spawn(inCheckout('node_modules/.bin/stryker'), ['run', 'tools/bench/mutants/stryker.config.json', ...files], {
  cwd: inCheckout(),
  stdio: ['ignore', process.stderr, 'inherit'],
});
const [code] = await once(child, 'exit');
if (code !== 0) throw new Error('the mutants were not all tried');
const minutes = (performance.now() - startedMs) / 60_000;

const report = JSON.parse(readFileSync(inCheckout('.mall/mutants/report.json'), 'utf8')) as Report;
const mutants = Object.entries(report.files).flatMap(([file, found]) => found.mutants.map((mutant) => ({ file, ...mutant })));
const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
const survivors = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
const rows = PARTS.map(([name, folder]) => rowOf(name, folder)).filter((row) => row !== undefined);
if (only.length === 0) rows.push(atMost('minutes for all of them', minutes, MOST_MINUTES, 'min'));
const listed = survivors.map(
  ({ file, location, mutatorName, replacement = '' }) =>
    `| ${file.replace('apps/server/src/modules/', '')}:${location.start.line} | ${mutatorName} | \`${replacement.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 80)}\` |`,
);
const remark = 'A change that ran into its time limit counts as noticed. Not noticed:';
process.exitCode =
  only.length > 0
    ? tell(rows)
    : conclude('mutants', rows, [remark], [['| where | what | changed to |', '|---|---|---|', ...listed].join('\n')]);

function rowOf(name: string, folder: string): ProofRow | undefined {
  const own = counted.filter(({ file }) => file.includes(folder));
  if (own.length === 0) return undefined;
  const noticed = own.filter((mutant) => !survivors.includes(mutant));
  const percent = (noticed.length * 100) / own.length;
  return {
    name: `changes to ${name} that its tests notice, of ${own.length}`,
    ours: percent,
    bare: LEAST_PERCENT,
    ratio: percent / LEAST_PERCENT,
    target: 1,
    unit: '%',
  };
}
