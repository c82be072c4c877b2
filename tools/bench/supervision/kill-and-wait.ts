import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { OwnMall } from './own-mall.ts';

/** How long a killed part may take before we no longer wait for it. */
const GIVE_UP_MS = 60_000;
const engines = ['postgres', 'redis'];

/** Kills these parts with SIGKILL at once; answers after how many seconds all of the mall was ready again. */
export async function killAndWait(mall: OwnMall, names: readonly string[]): Promise<number> {
  const parts = await mall.parts();
  const struck = parts.filter(({ name }) => names.includes(name));
  if (struck.length !== names.length) throw new Error(`not all of ${names.join(', ')} run`);
  const begunAt = performance.now();
  for (const { pid } of struck) process.kill(pid, 'SIGKILL');
  // Long enough for whoever stood behind a socket to be gone.
  await pause(200);
  while (performance.now() - begunAt < GIVE_UP_MS) {
    const ready = await Promise.all(
      parts.flatMap(({ name, ports }) => ports.map((port) => (engines.includes(name) ? accepts(port) : isReady(port)))),
    );
    if (ready.every(Boolean)) return (performance.now() - begunAt) / 1_000;
    await pause(100);
  }
  return Number.POSITIVE_INFINITY;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 2_000 });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    for (const event of ['error', 'timeout']) socket.once(event, () => end(false));
  });
