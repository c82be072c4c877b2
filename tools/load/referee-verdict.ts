import { setTimeout as pause } from 'node:timers/promises';
import { capture } from '../mall/child-process.ts';
import { inCheckout } from '../mall/place.ts';
import type { ScratchMall } from './scratch-mall.ts';

const QUIET_WITHIN_MS = 120_000;

/** Waits until what is under way has ended; what does not end is a finding. */
export async function verdictOfReferee({ env, provider }: ScratchMall, historyFile: string): Promise<{ isClean: boolean; text: string }> {
  const deadline = performance.now() + QUIET_WITHIN_MS;
  for (;;) {
    const referee = [inCheckout('apps/server/src/app/referee/main.ts'), '--provider', provider, '--history', historyFile];
    const { code, stdout, stderr } = await capture(process.execPath, referee, { env });
    if (code === 0) return { isClean: true, text: stdout.trim() };
    if (performance.now() > deadline) {
      process.stderr.write(stdout + stderr);
      return { isClean: false, text: stdout.trim().split('\n').at(-1) ?? '' };
    }
    await pause(2_000);
  }
}
