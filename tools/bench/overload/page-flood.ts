import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sendRequest } from '../../load/send-once.ts';
import { inCheckout } from '../../mall/paths.ts';

const run = promisify(execFile);

export interface PageFlood {
  /** Of a page from memory, 95 in 100: alone, and while pages nobody has seen are asked for. */
  readonly calmMs: number;
  readonly floodMs: number;
  /** Whole pages from memory among those answered then. */
  readonly wholeShare: number;
  /** Pages nobody has seen, a second: pages and shells. */
  readonly answeredPerSecond: number;
  readonly unanswered: string;
}

const CONNECTIONS = 64;
const EVERY_MS = 20;
const CALM_SECONDS = 5;

/** Reads the home while `CONNECTIONS` ask for search pages of random words, each as soon as it has been answered. */
export async function floodPages(web: string, seconds: number): Promise<PageFlood> {
  const home = `${web}/shop/`;
  for (let turn = 0; turn < 50; turn += 1) await sendRequest(home, { method: 'GET' });
  const calm = await readHome(home, CALM_SECONDS);
  const script = inCheckout('tools/bench/overload/random-words.lua');
  const flood = run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds + 2}s`, '--timeout', '10s', '-s', script, web]);
  // Its first answers are those of an idle process.
  await pause(1_000);
  const during = await readHome(home, seconds);
  const { stdout } = await flood;
  return {
    calmMs: at95(calm.times),
    floodMs: at95(during.times),
    wholeShare: during.whole / during.times.length,
    answeredPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    unanswered: /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0] ?? 'none unanswered',
  };
}

/** At a steady pace, whether or not those before have come. */
async function readHome(home: string, seconds: number): Promise<{ times: number[]; whole: number }> {
  const times: number[] = [];
  let whole = 0;
  const running: Promise<void>[] = [];
  const begunAt = performance.now();
  for (let nth = 0; nth < (seconds * 1000) / EVERY_MS; nth += 1) {
    const dueAt = begunAt + nth * EVERY_MS;
    await pause(Math.max(0, dueAt - performance.now()));
    const sentAt = performance.now();
    running.push(
      sendRequest(home, { method: 'GET' }).then(
        ({ status, text }) => {
          times.push(performance.now() - sentAt);
          whole += Number(status === 200 && text.includes('¥'));
        },
        () => void times.push(Number.POSITIVE_INFINITY),
      ),
    );
  }
  await Promise.all(running);
  return { times, whole };
}

const at95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
