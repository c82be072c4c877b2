import { setTimeout as pause } from 'node:timers/promises';
import { capture } from '../mall/child-process.ts';
import { inCheckout } from '../mall/paths.ts';
import type { ScratchMall } from './scratch-mall.ts';

const QUIET_WITHIN_MS = 120_000;

/** What the referee said at last: in one line, and all of it. */
export interface RefereeVerdict {
  readonly isClean: boolean;
  readonly text: string;
  readonly said: string;
}

/** Waits until what is under way has ended; what does not end is a finding. */
export async function verdictOfReferee(
  { env, provider }: Pick<ScratchMall, 'env' | 'provider'>,
  historyFile: string,
  withinMs = QUIET_WITHIN_MS,
): Promise<RefereeVerdict> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const referee = [inCheckout('apps/server/src/app/referee/main.ts'), '--provider', provider, '--history', historyFile];
    const { code, stdout, stderr } = await capture(process.execPath, referee, { env });
    const text = stdout.trim().split('\n').at(-1) ?? '';
    if (code === 0) return { isClean: true, text, said: stdout };
    if (performance.now() > deadline) {
      process.stderr.write(stdout + stderr);
      return { isClean: false, text, said: stdout + stderr };
    }
    await pause(2_000);
  }
}
