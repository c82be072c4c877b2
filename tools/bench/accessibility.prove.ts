import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from '../mall/paths.ts';
import { tallyPlaywright } from '../mall/tally.ts';
import { conclude, finding } from './proof.ts';

/** Pages read by everyone, in every theme and language; a check takes each theme in one language. */
const specs = ['specs/accessibility.spec', 'specs/large-text.spec', 'specs/search.spec'];

const reports = mkdtempSync(join(tmpdir(), 'qianpu-proof-'));
try {
  const env = { ...process.env, E2E_LOOKS: 'all', MALL_REPORTS: reports };
  // The last line of stdout is the table's.
  await once(spawn(inCheckout('mall'), ['test', 'e2e', ...specs], { env, stdio: ['ignore', process.stderr, 'inherit'] }), 'exit');
  const { passed, failed } = tallyPlaywright(JSON.parse(readFileSync(join(reports, 'e2e.json'), 'utf8')));
  process.exitCode = conclude(
    'accessibility',
    [finding(`${passed} of ${passed + failed} walks in all themes and languages`, failed === 0)],
    ['WCAG 2.2 AA by axe on every page, letters of twice the size, and the walk through search; Debian’s Chromium, 375 × 812'],
  );
} finally {
  rmSync(reports, { recursive: true, force: true });
}
