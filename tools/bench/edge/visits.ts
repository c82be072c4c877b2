import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export const PER_SECOND = 20;
/** None of them is anywhere near a limit. */
const ADDRESSES = 200;
const PATIENCE_MS = 5_000;

export interface Visited {
  readonly asked: number;
  readonly missed: number;
  /** 99 of 100 took no longer. */
  readonly p99Ms: number;
  readonly slowestMs: number;
}

export const percentMissed = ({ asked, missed }: Visited): number => (missed / asked) * 100;

/** Visitors at a steady pace, each with a connection of its own, from other addresses than whoever attacks. */
export async function visit(port: number, seconds: number): Promise<Visited> {
  const times: number[] = [];
  let missed = 0;
  const begunAt = performance.now();
  const running: Promise<void>[] = [];
  for (let nth = 0; nth < seconds * PER_SECOND; nth += 1) {
    await pause(Math.max(0, begunAt + (nth * 1000) / PER_SECOND - performance.now()));
    const sentAt = performance.now();
    running.push(
      isServed(port, nth).then((isOk) => {
        missed += Number(!isOk);
        times.push(performance.now() - sentAt);
      }),
    );
  }
  await Promise.all(running);
  const sorted = times.toSorted((a, b) => a - b);
  return { asked: times.length, missed, p99Ms: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0, slowestMs: sorted.at(-1) ?? 0 };
}

export function isServed(port: number, nth = 0): Promise<boolean> {
  return new Promise((resolve) => {
    const from = `127.0.2.${(nth % ADDRESSES) + 1}`;
    const settings = { port, host: '127.0.0.1', path: '/shop/', localAddress: from, agent: false, timeout: PATIENCE_MS } as const;
    const asked = request(settings, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode === 200));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false)).end();
  });
}
