import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inCheckout } from '../../mall/paths.ts';
import { type DepthRow, FLOOR_MS, MOST_TIMES, tableOfDepth } from './judge-depth.ts';

/** Tells the rows, keeps those of a whole run in docs/proof, and answers the exit code: 1 when one is too slow. */
export function concludeDepth(rows: readonly DepthRow[], { isStored }: { readonly isStored: boolean }): number {
  const table = tableOfDepth(rows);
  const slow = rows.filter(({ isGood }) => !isGood).length;
  if (isStored) writeFileSync(inCheckout('docs/proof/depth.md'), textOf(table));
  process.stdout.write(`${table}\n${rows.length} rows, ${slow} too slow\n`);
  return slow === 0 ? 0 : 1;
}

function textOf(table: string): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  return `# Proof: depth

\`./mall scale --deep\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}.

What staff look through, at a merchant of 100,000 goods, a million orders and a million members, and in turn at one of 10,000 of each, in the same database and through one api process.

- No call may take more than ${MOST_TIMES} times as long at the large one (p95; anything under ${FLOOR_MS} ms counts as ${FLOOR_MS} ms). Reports, which sum up what was sold, have 300 ms instead, and the count of a segment, which adds up all members, 3 s.
- Thirty rounds after four that do not count; each asks for another order, goods or member. A row that is too slow is measured once more, and the better one counts: other programs may have been at work.
- Both have orders of two years, of which the newest two in a hundred are open; a goods of a hundred is short.

${table}
`;
}
