import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { ScratchMall } from '../load/scratch-mall.ts';
import { inCheckout } from '../mall/paths.ts';
import { ensureSystemPackages, loadBalancer } from '../mall/stack/system-packages.ts';
import { type Flooded, floodPages, RATE, type Shape } from './edge/flooding.ts';
import { openShippedEdge } from './edge/shipped-edge.ts';
import { PER_SECOND, percentMissed, visit } from './edge/visits.ts';
import { atMost, conclude, finding, type ProofRow } from './proof.ts';
import { proveOnScratchMall } from './prove-on-scratch-mall.ts';

/** One address against the shipped balancer, while others come to the shop: half-open sockets, then more pages than anybody reads. */
const SOCKETS = 8_500;
const SECONDS = Number(process.env.EDGE_SECONDS || 30);
const UNANSWERED_PERCENT = 1;
/** Until the attack holds what it can. */
const RISE_MS = 8_000;
const TIMES_CALM = 5;
const shapes: Readonly<Record<Shape, string>> = { home: 'the home', search: 'searches nobody has made' };

await ensureSystemPackages([loadBalancer]);
await proveOnScratchMall(1, prove);

async function prove(mall: ScratchMall): Promise<number> {
  const edge = await openShippedEdge(mall);
  try {
    const proofs = [await proveSockets(edge.port)];
    for (const shape of ['home', 'search'] as const) {
      proofs.push(told(shape, await floodPages(edge.port, shape, SECONDS, edge.pids)));
    }
    return conclude(
      'edge',
      proofs.flatMap(({ rows }) => rows),
      proofs.flatMap(({ remarks }) => remarks),
    );
  } finally {
    await edge.close();
  }
}

interface Proven {
  readonly rows: readonly ProofRow[];
  readonly remarks: readonly string[];
}

async function proveSockets(port: number): Promise<Proven> {
  const calm = await visit(port, SECONDS / 3);
  const attack = spawn(process.execPath, [inCheckout('tools/bench/edge/slow-sockets.ts'), String(port), String(SOCKETS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const result = text(attack.stdout);
  await pause(RISE_MS);
  const during = await visit(port, SECONDS);
  attack.kill('SIGTERM');
  await once(attack, 'exit');
  return {
    rows: [
      atMost(
        `visitors without a page while one address opens ${SOCKETS.toLocaleString('en')} slow sockets`,
        percentMissed(during),
        UNANSWERED_PERCENT,
        '%',
      ),
    ],
    remarks: [
      `${PER_SECOND} visitors a second for ${SECONDS} s, each with a connection of its own, from other addresses: ${during.missed} of ${during.asked} without a page, slowest ${Math.round(during.slowestMs)} ms; without the attack ${calm.missed} of ${calm.asked}, slowest ${Math.round(calm.slowestMs)} ms`,
      `the attack: ${(await result).trim()}`,
    ],
  };
}

function told(shape: Shape, { calm, during, flood, shares }: Flooded): Proven {
  const name = `${RATE.toLocaleString('en')} requests/s of one address for ${shapes[shape]}`;
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  const answers = Object.entries(flood.answered).map(([status, count]) => `${count} × ${status}`);
  return {
    rows: [
      finding(`${name}: each of the others gets a page`, during.missed === 0),
      atMost(`${name}: times as long others wait, 99 of 100`, during.p99Ms / calm.p99Ms, TIMES_CALM, '×'),
    ],
    remarks: [
      `${name} for ${SECONDS} s over HTTP/1.1: ${flood.sent} sent (${flood.late} more were due while every socket waited), answered ${answers.join(', ')}`,
      `${PER_SECOND} others a second meanwhile: 99 of 100 within ${during.p99Ms.toFixed(1)} ms, slowest ${Math.round(during.slowestMs)} ms; calm ${calm.p99Ms.toFixed(1)} and ${Math.round(calm.slowestMs)} ms`,
      `of one processor: the generator ${percent(shares.generator)}, haproxy ${percent(shares.edge)}, both web processes ${percent(shares.web)}`,
    ],
  };
}
