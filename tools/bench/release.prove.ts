import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { controlProxy } from '../chaos/proxy-control.ts';
import { openStage, type Stage } from '../chaos/test-stack.ts';
import { verdictOfReferee } from '../load/referee-verdict.ts';
import { restock } from '../load/restock.ts';
import { readScene, withDatabase } from '../load/scratch-mall.ts';
import { runLogged } from '../mall/child-process.ts';
import { checkout } from '../mall/paths.ts';
import { roll } from '../mall/release/roll.ts';
import { withCheckoutCopy } from '../mall/stack/checkout-copy.ts';
import { ensureSystemPackages, fakeTime, loadBalancer } from '../mall/stack/system-packages.ts';
import { conclude, finding, type ProofRow, tell } from './proof.ts';
import { type ReleaseTally, shopUntil } from './release/release-load.ts';
import { stageFleet } from './release/stage-fleet.ts';

/** `--without-drain`: processes are killed instead of asked to leave, to see that this proof can fail. */
const { values } = parseArgs({ options: { 'without-drain': { type: 'boolean', default: false } }, strict: false });
const RELEASES = Number(process.env.RELEASES || 2);
const CONNECTIONS = 20;
/** Each way: a provider's answer takes over 5 s, and a process that leaves is asked for it meanwhile. */
const PROVIDER_MS = 2_500;
const DRAIN_SECONDS = 3;

// The stage's programs end with this one, however it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
await ensureSystemPackages([loadBalancer, fakeTime]);
const say = (text: string) => void process.stderr.write(`${text}\n`);
process.exitCode = await withCheckoutCopy(proveRelease);

async function proveRelease(next: string): Promise<number> {
  // A column more and an index: what the release that runs knows nothing of.
  writeFileSync(
    path.join(next, 'apps/server/db/migrations/9999_trade_expand.sql'),
    `alter table trade.trade add column gift_note text not null default '';\nalter table trade.trade add constraint gift_note_short check (length(gift_note) <= 200) not valid;\n`,
  );
  let current = checkout;
  const stage = await openStage(1, { checkoutNow: () => current, env: { DRAIN_SECONDS: String(DRAIN_SECONDS) } });
  try {
    const fleet = stageFleet(stage, values['without-drain'] ? 'SIGKILL' : 'SIGTERM', (release) => {
      current = release;
    });
    return await shopThrough(stage, async () => {
      await runLogged('release-migrate', process.execPath, [path.join(next, 'apps/server/db/migrate.ts')], { env: stage.env });
      for (let number = 0; number < RELEASES; number += 1) {
        const [from, to] = number % 2 === 0 ? [checkout, next] : [next, checkout];
        const names = { [checkout]: 'N−1', [next]: 'N' };
        say(`release ${number + 1} of ${RELEASES}: ${names[from]} → ${names[to]}`);
        const isDone = await roll(fleet, {
          from,
          to,
          readyWithinMs: 120_000,
          settleMs: 2_000,
          tell: (text) => say(text.replace(to, names[to] ?? '')),
        });
        if (!isDone) return false;
      }
      return true;
    });
  } finally {
    await stage.close(false);
  }
}

async function shopThrough(stage: Stage, release: () => Promise<boolean>): Promise<number> {
  const shop = `http://127.0.0.1:${stage.ports.shopFront}`;
  const scene = await withDatabase(stage.postgres.url, async (db) => {
    await restock(db);
    return readScene(db, shop, CONNECTIONS);
  });
  await controlProxy(stage.ports.control, 'provider', { kind: 'latency', ms: PROVIDER_MS });
  const stop = new AbortController();
  const shopping = shopUntil(stop.signal, `${shop}/shop/`, scene);
  await pause(5_000);
  const isReleased = await release();
  await pause(5_000);
  stop.abort();
  const tally = await shopping;
  await controlProxy(stage.ports.control, 'provider', undefined);
  const history = path.join(stage.folder, 'history.jsonl');
  writeFileSync(history, '');
  const verdict = await verdictOfReferee({ env: stage.env, provider: `http://127.0.0.1:${stage.ports.simulator}` }, history);
  for (const lost of new Set(tally.lost)) say(`lost: ${lost} (${tally.lost.filter((one) => one === lost).length})`);
  return judge(isReleased, tally, verdict);
}

function judge(isReleased: boolean, tally: ReleaseTally, verdict: { isClean: boolean; text: string }): number {
  const rows: ProofRow[] = [
    finding(`${RELEASES} rolling releases, one with an expanding migration`, isReleased),
    finding('no request without an answer, none answered with 5xx', tally.lost.length === 0),
    finding('payments were under way while processes left', tally.slowPayments > 0 && tally.longestPaymentS > (2 * PROVIDER_MS) / 1_000),
    finding('check-books: 0 findings, also against the provider', verdict.isClean),
  ];
  // What is meant to fail is no proof.
  if (values['without-drain']) return tell(rows);
  return conclude('release', rows, [
    `${CONNECTIONS} connections through HAProxy (docs/haproxy.cfg) to two web, two api and two worker processes: ${tally.requests} requests, ${tally.writes} of them writes, ${tally.lost.length} lost; no request was tried a second time`,
    `a provider's answer took over ${(2 * PROVIDER_MS) / 1_000} s: ${tally.slowPayments} payments, the longest ${tally.longestPaymentS.toFixed(1)} s; ${verdict.text}`,
    `N−1 is this checkout, N a copy of it with one more migration; each second release goes back, on the newer schema. Both have the same build of the storefront`,
    '`--without-drain` kills processes instead of asking them to leave, and misses',
  ]);
}
