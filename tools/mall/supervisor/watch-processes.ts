/** Something that must run: how it is seen to, and how it is started again. */
export interface SupervisedProcess {
  readonly name: string;
  isAlive(): boolean;
  /** Resolves when it has been started; whether it stays is seen at the next look. */
  restart(): Promise<void>;
  /** Without these it would only end again. */
  readonly needs: readonly string[];
}

interface Supervision {
  readonly process: SupervisedProcess;
  isBusy: boolean;
  aliveSince: number | undefined;
  tries: number;
  dueAt: number;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** Whoever has stayed for so long is not one that ends again and again. */
const STEADY_MS = 60_000;

/** The second try comes after a second, the next after two, and in the end each ten seconds: it never gives up. */
export const pauseBefore = (tries: number): number => (tries === 0 ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** (tries - 1)));

export interface Watch {
  /** One look at all of them; what is down and due is begun and not waited for. */
  look(now: number): void;
  /** Resolves when nothing is being started any more. */
  settle(): Promise<void>;
}

export function watchProcesses(processes: readonly SupervisedProcess[], tell: (text: string) => void): Watch {
  const supervised: Supervision[] = processes.map((process) => ({ process, isBusy: false, aliveSince: undefined, tries: 0, dueAt: 0 }));
  const running = new Set<Promise<void>>();
  const isThere = (name: string) => supervised.every((one) => one.process.name !== name || (!one.isBusy && one.process.isAlive()));

  const restart = async (one: Supervision): Promise<void> => {
    one.isBusy = true;
    one.tries += 1;
    try {
      await one.process.restart();
      tell(`${one.process.name} was started again`);
    } catch (error) {
      tell(`${one.process.name} could not be started: ${error instanceof Error ? error.message : String(error)}`);
    }
    one.isBusy = false;
    one.dueAt = 0;
  };

  const lookAt = (one: Supervision, now: number): void => {
    if (one.isBusy) return;
    if (one.process.isAlive()) {
      one.aliveSince ??= now;
      if (now - one.aliveSince >= STEADY_MS) one.tries = 0;
      return;
    }
    if (one.dueAt === 0) {
      one.dueAt = now + pauseBefore(one.tries);
      tell(`${one.process.name} has ended; it is started again in ${(one.dueAt - now) / 1_000} s`);
    }
    one.aliveSince = undefined;
    if (now < one.dueAt || !one.process.needs.every(isThere)) return;
    const begun = restart(one).finally(() => running.delete(begun));
    running.add(begun);
  };

  return {
    look: (now) => {
      for (const one of supervised) lookAt(one, now);
    },
    settle: async () => {
      await Promise.all(running);
    },
  };
}
