import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { inCheckout } from '../mall/paths.ts';
import { conclude, tell } from './proof.ts';

/**
 * Whether the tests of the price engine notice when it is changed: Stryker changes one thing at a time. `mutate` in
 * mutants/stryker.config.json says which files; a word behind the command takes some of them only, and is no proof.
 */
const LEAST_PERCENT = 80;

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
const child = spawn(inCheckout('node_modules/.bin/stryker'), ['run', 'tools/bench/mutants/stryker.config.json', ...files], {
  cwd: inCheckout(),
  stdio: ['ignore', process.stderr, 'inherit'],
});
await once(child, 'exit');

const report = JSON.parse(readFileSync(inCheckout('.mall/mutants/report.json'), 'utf8')) as Report;
const mutants = Object.entries(report.files).flatMap(([file, found]) => found.mutants.map((mutant) => ({ file, ...mutant })));
const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
const survivors = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
const percent = ((counted.length - survivors.length) * 100) / counted.length;
const rows = [
  {
    name: `changes to the price engine that its tests notice, of ${counted.length}`,
    ours: percent,
    bare: LEAST_PERCENT,
    ratio: percent / LEAST_PERCENT,
    target: 1,
    unit: '%',
  },
];
const listed = survivors.map(
  ({ file, location, mutatorName, replacement = '' }) =>
    `| ${file.replace('apps/server/src/modules/', '')}:${location.start.line} | ${mutatorName} | \`${replacement.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 80)}\` |`,
);
const remark = 'A change that ran into its time limit counts as noticed. Not noticed:';
process.exitCode =
  only.length > 0
    ? tell(rows)
    : conclude('mutants', rows, [remark], [['| where | what | changed to |', '|---|---|---|', ...listed].join('\n')]);
