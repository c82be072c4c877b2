import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from '../mall/paths.ts';
import { type Tally, tallyPlaywright } from '../mall/tally.ts';

/** Browser tests in their long form. */
export async function proveByWalks(specs: readonly string[]): Promise<Tally> {
  const reports = mkdtempSync(join(tmpdir(), 'qianpu-proof-'));
  try {
    const env = { ...process.env, E2E_FORM: 'long', MALL_REPORTS: reports };
    const words = ['test', 'e2e', ...specs.map((name) => `specs/${name}.spec`)];
    // The last line of stdout is the table's.
    await once(spawn(inCheckout('mall'), words, { env, stdio: ['ignore', process.stderr, 'inherit'] }), 'exit');
    return tallyPlaywright(JSON.parse(readFileSync(join(reports, 'e2e.json'), 'utf8')));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}
