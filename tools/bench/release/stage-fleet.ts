import { setTimeout as pause } from 'node:timers/promises';
import type { StackRole, Stage } from '../../chaos/test-stack.ts';
import type { Fleet } from '../../mall/release/roll.ts';

/** Workers first, as the units of a machine are restarted. */
const names = ['worker-1', 'worker-2', 'api-1', 'api-2', 'web-1', 'web-2'] as const satisfies readonly StackRole[];
const opsPort = {
  'worker-1': 'worker1',
  'worker-2': 'worker2',
  'api-1': 'api1',
  'api-2': 'api2',
  'web-1': 'web1Ops',
  'web-2': 'web2Ops',
} as const;
/** Longer than a drain, what is in hand and the closing together. */
const LEAVES_WITHIN_MS = 30_000;

/** The fault run's stage as something to release to; `signal` asks a process to leave, or does not ask. */
export const stageFleet = (stage: Stage, signal: 'SIGTERM' | 'SIGKILL', point: (release: string) => void): Fleet => ({
  names,
  point: async (release) => point(release),
  restart: async (name) => {
    const program = stage.roles[name as (typeof names)[number]];
    const before = program.restarts;
    program.signal(signal);
    const deadline = performance.now() + LEAVES_WITHIN_MS;
    while (program.restarts === before) {
      if (performance.now() > deadline) throw new Error(`${name} did not leave`);
      await pause(50);
    }
  },
  isReady: async (name) => {
    const port = stage.ports[opsPort[name as (typeof names)[number]]];
    const answers = await Promise.all(['readyz', 'drainz'].map((route) => answersOk(port, route)));
    return answers.every(Boolean);
  },
});

const answersOk = (port: number, route: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/${route}`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
