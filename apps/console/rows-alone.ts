import { rows } from '@qianpu/contract/rows';
import type { Plugin } from 'vite';

/** What the console may call: calls of staff, and what everybody may. */
const called = Object.fromEntries(
  Object.entries(rows).filter(([, row]) => !('planned' in row) && (row.auth === 'staff' || row.auth === 'visitor')),
);

/**
 * A build carries the table of calls as data. The contract's own module reaches schemas, examples and planned calls, 50 kB that a list
 * does without.
 */
export const rowsAlone = (): Plugin => ({
  name: 'rows-alone',
  apply: 'build',
  load: (id) => (id.endsWith('/packages/contract/src/rows.ts') ? `export const rows = ${JSON.stringify(called)};` : undefined),
});
