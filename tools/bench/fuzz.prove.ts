import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl } from '../mall/engines/postgres.ts';
import { redisUrl } from '../mall/engines/redis.ts';
import { inCheckout } from '../mall/place.ts';
import { serverEnvironment } from '../mall/settings.ts';
import { conclude, finding, type ProofRow } from './proof.ts';

/** The fuzz test of every built call with many more inputs than a check has time for. FUZZ_RUNS changes how many. */
const RUNS = process.env.FUZZ_RUNS || '2000';
/** Another one each time; the proof tells it, so that what it found can be found again. */
const SEED = process.env.FUZZ_SEED || randomInt(1, 2 ** 31 - 1);

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly Assertion[] }[];
}
interface Assertion {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
}

const folder = mkdtempSync(join(tmpdir(), 'qianpu-fuzz-'));
try {
  const rows = rowsOf(await runTests(join(folder, 'report.json')));
  process.exitCode = conclude('fuzz', rows, [
    `${RUNS} inputs a row, seed ${SEED}: derived from the call's schema, and the same with one thing spoiled; every answer was data of its schema or a declared failure`,
    'sent to the api over its real road with PostgreSQL and Redis; a fault is any answer of 500 or more, an unknown code, or a field nobody declared',
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function runTests(report: string): Promise<Report> {
  const args = ['run', '--project', 'int', 'fuzz.int', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(inCheckout('node_modules/.bin/vitest'), args, {
    cwd: inCheckout(),
    env: {
      ...serverEnvironment(),
      FUZZ_RUNS: RUNS,
      FUZZ_SEED: String(SEED),
      TEST_DATABASE_URL: databaseUrl('postgres'),
      TEST_REDIS_URL: redisUrl(),
    },
    // The last line of stdout is the table's.
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  await once(child, 'exit');
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function rowsOf({ testResults }: Report): ProofRow[] {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0) throw new Error('the fuzz test did not run');
  return tests.map(({ ancestorTitles, title, status }) =>
    finding([...ancestorTitles, title].filter(Boolean).join(': '), status === 'passed'),
  );
}
