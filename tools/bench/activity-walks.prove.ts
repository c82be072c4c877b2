import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from '../mall/paths.ts';
import { type WalkTable, walkTableOf, writeWalkTable } from './activity-walks/walk-table.ts';
import { conclude, finding } from './proof.ts';

const remarks = [
  'a walk: a new member comes from the activity’s page to the confirmation with as much as one member may have, places and cancels; places again and pays at the provider’s cashier; staff refund before it is sent; then the page and the confirmation offer all of it once more',
  'in each the sum of the page is that of the confirmation without freight, the sum of the confirmation that of the order, of the cashier and of the paid order’s receipt, and the same all three times',
  'where the page tells of it, while a paid order holds all of it the price is not offered (401, of the SKU; first order; price by link)',
  'pages are held against WCAG 2.2 AA on the way, and nothing is in the browser’s console; Debian’s Chromium',
];

/** Every kind of activity in every environment; a check walks each kind once. */
const reports = mkdtempSync(join(tmpdir(), 'qianpu-proof-'));
try {
  const env = { ...process.env, E2E_WALKS: 'all', MALL_REPORTS: reports };
  // The last line of stdout is the table's.
  const words = ['test', 'e2e', 'specs/activities.spec'];
  await once(spawn(inCheckout('mall'), words, { env, stdio: ['ignore', process.stderr, 'inherit'] }), 'exit');
  const table = walkTableOf(JSON.parse(readFileSync(join(reports, 'e2e.json'), 'utf8')));
  process.exitCode = conclude('activity-walks', rowsOf(table), remarks, [writeWalkTable(table)]);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

function rowsOf(table: WalkTable) {
  const all = [...table.values()].flatMap((walks) => [...walks.values()]);
  if (all.length === 0) throw new Error('nobody walked');
  return [...table].map(([kind, walks]) => {
    const done = [...walks.values()].filter(({ isDone }) => isDone).length;
    return finding(`${kind}: ${done} of ${walks.size} environments`, done === walks.size);
  });
}
