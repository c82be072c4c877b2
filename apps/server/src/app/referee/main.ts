import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs, styleText } from 'node:util';
import { readProgramConfig } from '#platform/config';
import { FIRST_POD, openPod } from '#platform/db/pod';
import { subscribers } from '../modules.ts';
import type { Check, Finding } from './check.types.ts';
import { bookChecks, judge } from './judge.ts';
import { historyChecks, providerChecks } from './outside.checks.ts';
import { HistoryEntry, loadHistory, loadProviderBook, ProviderBook } from './outside-books.repo.ts';
import { recomputePrices } from './recompute-prices.ts';
import { asReferee, refereeOf } from './referee.repo.ts';

/** `node main.ts [--since SECONDS] [--provider URL] [--history FILE] [--prices] [--costs]`: exit code 1 when something is wrong. */
const { values: input } = parseArgs({
  options: {
    since: { type: 'string' },
    provider: { type: 'string' },
    history: { type: 'string' },
    prices: { type: 'boolean', default: false },
    costs: { type: 'boolean', default: false },
  },
});

const config = readProgramConfig('referee');
const pod = openPod({ name: FIRST_POD, roleUrls: config.databaseRoleUrls, onIdleError: () => undefined });
try {
  process.exitCode = await checkBooks();
} finally {
  await pod.close();
}

async function checkBooks(): Promise<number> {
  const book = input.provider === undefined ? undefined : await readBook(input.provider);
  const history = input.history === undefined ? undefined : await readHistory(input.history);
  const requested = [...bookChecks, ...(book ? providerChecks : []), ...(history ? historyChecks : [])];
  const costs = new Map<string, number>();
  const findings = await asReferee(
    pod,
    async (ask) => {
      if (book) await loadProviderBook(ask, book);
      if (history) await loadHistory(ask, history);
    },
    (ask) =>
      judge({
        ask,
        consumers: subscribers,
        checks: requested,
        sinceSeconds: input.since === undefined ? undefined : Number(input.since),
        onDone: ({ id }, milliseconds) => costs.set(id, milliseconds),
      }),
  );
  const again = input.prices ? await recomputePrices(refereeOf(pod)) : undefined;
  const found = [...findings, ...(again?.findings ?? [])];
  if (input.costs) printCosts(requested, costs);
  tellFindings(found, costs.size + (again ? 1 : 0));
  if (again) say(`${again.prices} stored prices computed again, ${again.twice} of them by the second program too`);
  return found.length === 0 ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function readBook(endpoint: string): Promise<ProviderBook> {
  const address = new URL('/wechat-pay/book.json', endpoint);
  const reply = await fetch(address, { signal: AbortSignal.timeout(60_000) });
  if (!reply.ok) throw new Error(`${address.href} answers ${reply.status}`);
  return ProviderBook.parse(await reply.json());
}

/** Each operation stands there twice, as it was sent and as it was answered; without an answer nobody knows what became of it. */
async function readHistory(file: string): Promise<HistoryEntry[]> {
  const entries = new Map<string, object>();
  for await (const line of createInterface(createReadStream(file))) {
    if (line === '') continue;
    const read = JSON.parse(line) as { op: string };
    entries.set(read.op, { outcome: 'unknown', ...entries.get(read.op), ...read });
  }
  return HistoryEntry.array().parse([...entries.values()]);
}

function printCosts(requested: readonly Check[], costs: ReadonlyMap<string, number>): void {
  for (const { id, says } of requested) {
    const milliseconds = costs.get(id);
    if (milliseconds !== undefined) say(`${id.padEnd(4)}${milliseconds.toFixed(1).padStart(10)} ms  ${styleText('dim', says)}`);
  }
}

function tellFindings(findings: readonly Finding[], checkCount: number): void {
  for (const [check, found] of Map.groupBy(findings, ({ check }) => check)) {
    say(`${styleText('red', check)} ${found[0]?.says} (${found.length})`);
    for (const { mid, of, id, detail } of found) say(`  merchant ${mid}, ${of} ${id}: ${detail}`);
  }
  say(`${findings.length} findings in ${checkCount} checks`);
}
