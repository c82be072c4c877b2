import type { Comparison } from './against-bare.ts';
import { readRecorded } from './recorded-statements.ts';

/** What stands under the table: how it was measured, and what a request of each call costs. */
export function remarksOf({ calls, memory }: Comparison): { remarks: string[]; further: string[] } {
  const stored = readRecorded();
  const heads = [
    '',
    'statements: business',
    'road',
    'CPU of the api, ms',
    'bare',
    "PostgreSQL's, ms",
    'for bare',
    'p50, ms',
    'bare',
    'p99, ms',
    'bare',
  ];
  const lines = calls.map(({ call, ours, bare }) => [
    call,
    stored[call].statements.length,
    stored[call].road,
    ...[ours.programMs, bare.programMs, ours.engineMs, bare.engineMs].map((ms) => ms.toFixed(2)),
    ...[ours.p50, bare.p50, ours.p99, bare.p99].map((ms) => ms.toFixed(1)),
  ]);
  const costs = [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const refused = calls.reduce((sum, { ours, bare }) => sum + ours.refused + bare.refused, 0);
  const answers = calls.reduce((sum, { ours, bare }) => sum + ours.answers + bare.answers, 0);
  const remarks = [
    'ours is one api process as in production, over the wire style of each call; bare is one Fastify process that runs the kept business statements (tools/bench/core/statements.snap) by name, as the owner, without session, tenant, idempotency, outbox or schemas; four connections to PostgreSQL each',
    `wrk with 32 connections, prepared requests drawn evenly over all merchants, six rounds in turn after one that does not count, medians; ${refused} of ${answers.toLocaleString('en')} answers were refusals, which count for neither`,
    'ours keeps public answers for a second (decision 22): of the few pages of a shop most lists come from there, of a million items hardly any detail; bare asks PostgreSQL every time',
    'with promotions, bare is ours without any: the promotions are coupons in the wallet, of one shop, the other or both, weighed against each other',
    `memory after the run: ours ${Math.round(memory.ours)} MB, bare ${Math.round(memory.bare)} MB`,
  ];
  return { remarks, further: ['## What a request costs', costs, '## Stricter yardsticks', stricter(calls)] };
}

/** What is left when nothing of ours comes from memory (reads), and when PostgreSQL plans for bare as it does for us (the rest). */
function stricter(calls: Comparison['calls']): string {
  return [
    'Our role has `plan_cache_mode = force_generic_plan`: a statement that takes lists is otherwise planned anew each time. Above, bare has PostgreSQL as it comes; in this table it has the same setting, and reads of ours ask PostgreSQL every time as well. Measured in the same turns; without a target.',
    '',
    '|  | ratio above | stricter ratio |',
    '| --- | --- | --- |',
    ...calls.map(({ call, row, strict }) => `| ${call} | ${row.ratio.toFixed(2)} | ${strict.toFixed(2)} |`),
  ].join('\n');
}
