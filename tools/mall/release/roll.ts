import { setTimeout as pause } from 'node:timers/promises';

/** Processes behind a balancer, as whoever runs them knows them. */
export interface Fleet {
  /** In the order in which they are restarted. */
  readonly names: readonly string[];
  /** From now on a process that starts is of this release. */
  point(release: string): Promise<void>;
  /** Asks it to leave; resolves when another has been started in its place. It drains before it ends. */
  restart(name: string): Promise<void>;
  /** Takes work and says so: `/readyz` and `/drainz` are 200. */
  isReady(name: string): Promise<boolean>;
}

export interface Rollout {
  readonly from: string;
  readonly to: string;
  readonly readyWithinMs: number;
  /** The balancer has to notice that somebody is back before the next one leaves. */
  readonly settleMs: number;
  readonly tell: (text: string) => void;
}

const LOOK_MS = 200;

/** One process at a time; the first that does not become ready ends it, and all that were restarted go back. True: all are of the new release. */
export async function roll(fleet: Fleet, { from, to, readyWithinMs, settleMs, tell }: Rollout): Promise<boolean> {
  await refuseUnready(fleet, readyWithinMs);
  const restartOne = async (name: string): Promise<boolean> => {
    await fleet.restart(name);
    const isReady = await isReadyWithin(readyWithinMs, fleet, name);
    if (isReady) await pause(settleMs);
    return isReady;
  };
  await fleet.point(to);
  const restarted: string[] = [];
  for (const name of fleet.names) {
    restarted.unshift(name);
    if (await restartOne(name)) {
      tell(`${name} is of ${to}`);
      continue;
    }
    tell(`${name} was not ready within ${readyWithinMs / 1_000} s: back to ${from}`);
    await fleet.point(from);
    for (const one of restarted) tell((await restartOne(one)) ? `${one} is of ${from} again` : `${one} is not ready in ${from} either`);
    return false;
  }
  return true;
}

/** A process that is away already is nobody's reserve for the next one that leaves; a busy one may answer late. */
async function refuseUnready(fleet: Fleet, readyWithinMs: number): Promise<void> {
  const ready = await Promise.all(fleet.names.map((name) => isReadyWithin(readyWithinMs, fleet, name)));
  const away = fleet.names.filter((_, at) => !ready[at]);
  if (away.length > 0) throw new Error(`not ready before the release: ${away.join(', ')}`);
}

async function isReadyWithin(milliseconds: number, fleet: Fleet, name: string): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (performance.now() < deadline) {
    if (await fleet.isReady(name)) return true;
    await pause(LOOK_MS);
  }
  return false;
}
