import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl } from '../mall/engines/postgres.ts';
import { redisUrl } from '../mall/engines/redis.ts';
import { inCheckout } from '../mall/paths.ts';
import { serverEnvironment } from '../mall/settings.ts';
import { conclude, finding, type ProofRow, tell } from './proof.ts';

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly Assertion[] }[];
}
interface Assertion {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
}

/** Tests in their long form: the environment says how long, `words` go to the runner, and every test becomes a row of the proof. */
export async function proveByTests(
  project: 'unit' | 'int',
  words: readonly string[],
  longForm: Readonly<Record<string, string>>,
): Promise<ProofRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'qianpu-proof-'));
  try {
    return rowsOf(await runTests(['--project', project, ...words], longForm, join(folder, 'report.json')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A test file with rows for every call. `./mall prove races support map` runs those whose name contains one of the words, and only
 * tells what it found: some rows are no proof.
 */
export async function proveCalls(
  part: string,
  file: string,
  longForm: Readonly<Record<string, string>>,
  remarks: readonly string[],
): Promise<number> {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (words.length === 0) return conclude(part, await proveByTests('int', [file], longForm), remarks);
  return tell(await proveByTests('int', [file, '-t', words.join('|')], longForm));
}

async function runTests(words: readonly string[], longForm: Readonly<Record<string, string>>, report: string): Promise<Report> {
  const args = ['run', ...words, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(inCheckout('node_modules/.bin/vitest'), args, {
    cwd: inCheckout(),
    env: { ...serverEnvironment(), ...longForm, TEST_DATABASE_URL: databaseUrl('postgres'), TEST_REDIS_URL: redisUrl() },
    // The last line of stdout is the table's.
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  await once(child, 'exit');
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function rowsOf({ testResults }: Report): ProofRow[] {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status !== 'skipped');
  if (tests.length === 0) throw new Error('no test ran');
  return tests.map(({ ancestorTitles, title, status }) =>
    finding([...ancestorTitles, title].filter(Boolean).join(': '), status === 'passed'),
  );
}
