import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ask } from '../chaos/edge.fixture.ts';
import { capture } from '../mall/child-process.ts';
import { inCheckout } from '../mall/paths.ts';
import { ensureSystemPackages, loadBalancer, loadGenerator, otherBalancer } from '../mall/stack/system-packages.ts';
import { type Balancer, type Balancers, openBalancers } from './balancers/both-balancers.ts';
import { processorMs, spentMs } from './core/processor-time.ts';
import { percentMissed, visit } from './edge/visits.ts';
import { median } from './median.ts';
import { conclude, type ProofRow } from './proof.ts';

/** Which balancer is shipped is decided here: haproxy (ours) and Caddy (bare) before the same backend, in turn. */
const ROUNDS = 6;
const SECONDS = 4;
const CONNECTIONS = 64;
const SLOW_SOCKETS = 8_500;
const SLOW_S = 15;
const run = promisify(execFile);

await ensureSystemPackages([loadBalancer, loadGenerator, otherBalancer]);
const balancers = await openBalancers();
try {
  process.exitCode = await prove(balancers);
} finally {
  await balancers.close();
}

async function prove({ lifted, liftedSecure, shipped, caddy, caddySecure }: Balancers): Promise<number> {
  const rows = [...(await inTurn('HTTP/1.1', lifted, caddy)), ...(await inTurn('TLS, kept alive', liftedSecure, caddySecure))];
  const [slowOurs, slowBare] = [await underSlowSockets(shipped), await underSlowSockets(caddy)];
  const [oftenOurs, oftenBare] = [await refusedOf2000(shipped), await refusedOf2000(caddy)];
  const [heardOurs, heardBare] = [await heard(shipped), await heard(caddy)];
  const { stdout: modules } = await capture('/usr/bin/caddy', ['list-modules']);
  const limiters = modules.split('\n').filter((name) => /rate|conn.*limit/.test(name));
  const table = [
    '| | haproxy | Caddy |',
    '|---|---|---|',
    `| visitors of other addresses without a page while one address opens ${SLOW_SOCKETS.toLocaleString('en')} slow sockets | ${slowOurs} | ${slowBare} |`,
    `| of 2,000 pages one address asks for, fifty at a time, refused with 429 | ${oftenOurs} | ${oftenBare} |`,
    `| forged headers that reached a process | ${heardOurs} | ${heardBare} |`,
    `| limits per address in Debian's package | stick tables: connections and rates | ${limiters.join(', ') || 'none: it takes a module built from source'} |`,
  ].join('\n');
  const remarks = [
    `haproxy with docs/haproxy.cfg, Caddy with tools/bench/balancers/Caddyfile, both from Debian (${await versions()}), before one backend that answers pages of 20 kB from memory; wrk with ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s after one that does not count, medians`,
    "for the figures of speed haproxy's limits are lifted, not left out: it counts each request in its tables, Caddy has none; the generator and the backend share the processors with them",
  ];
  return conclude('balancers', rows, remarks, [table]);
}

interface Measured {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly microseconds: number;
}

async function inTurn(what: string, haproxy: Balancer, caddy: Balancer): Promise<ProofRow[]> {
  for (const one of [haproxy, caddy]) await load(one);
  const [ours, bare]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await load(haproxy));
    bare.push(await load(caddy));
  }
  const of = (key: keyof Measured) => ({ ours: median(ours.map((one) => one[key])), bare: median(bare.map((one) => one[key])) });
  const more = (name: string, { ours, bare }: { ours: number; bare: number }, unit: string): ProofRow => {
    return { name: `${what}: ${name}`, ours, bare, ratio: ours / bare, target: 1, unit };
  };
  const less = (name: string, { ours, bare }: { ours: number; bare: number }, unit: string): ProofRow => {
    return { name: `${what}: ${name}`, ours, bare, ratio: bare / ours, target: 1, unit };
  };
  return [
    more('requests a second', of('perSecond'), 'answers/s'),
    less('99 of 100 within', of('p99Ms'), 'ms'),
    less('processor time for a request', of('microseconds'), 'µs'),
  ];
}

async function load({ origin, pids }: Balancer): Promise<Measured> {
  const before = processorMs(pids());
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '--timeout', '10s', `${origin}/shop/`]);
  const ms = spentMs(before, processorMs(pids()));
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout);
  if (failed) throw new Error(`${origin} did not answer well: ${failed[0]}`);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const times: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(p99) * (times[unit] ?? Number.NaN),
    microseconds: (ms * 1_000) / count,
  };
}

async function underSlowSockets({ port, pids }: Balancer): Promise<string> {
  const script = inCheckout('tools/bench/edge/slow-sockets.ts');
  const attack = spawn(process.execPath, [script, String(port), String(SLOW_SOCKETS)], { stdio: 'ignore' });
  await pause(5_000);
  const before = processorMs(pids());
  const seen = await visit(port, SLOW_S);
  const share = spentMs(before, processorMs(pids())) / (SLOW_S * 10);
  attack.kill('SIGTERM');
  await once(attack, 'exit');
  return `${percentMissed(seen).toFixed(1)} %, slowest ${Math.round(seen.slowestMs)} ms, ${share.toFixed(0)} % of a processor`;
}

async function refusedOf2000({ port }: Balancer): Promise<number> {
  let refused = 0;
  for (let nth = 0; nth < 2_000; nth += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(port, '/shop/', '127.0.0.9')));
    refused += answers.filter(({ status }) => status === 429).length;
  }
  return refused;
}

/** Names of what a stranger said of themselves that reached a process. */
async function heard({ port }: Balancer): Promise<string> {
  const names = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'traceparent', 'x-request-id'];
  const { text } = await ask(port, '/heard', '127.0.0.10', Object.fromEntries(names.map((name) => [name, 'forged'])));
  const believed = text
    .split('|')
    .filter((pair) => pair.includes('forged'))
    .map((pair) => pair.split('=')[0]);
  return believed.join(', ') || 'none';
}

async function versions(): Promise<string> {
  const [haproxy, caddy] = await Promise.all([capture('/usr/sbin/haproxy', ['-v']), capture('/usr/bin/caddy', ['version'])]);
  return `${/version ([\d.]+)/.exec(haproxy.stdout)?.[1]} and ${caddy.stdout.trim().split(' ')[0]}`;
}
