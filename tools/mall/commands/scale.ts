import { withLock } from '../lock.ts';
import { prepare } from '../stack/bring-up.ts';
import { createSteps } from '../steps.ts';

/** What loads the data needs packages that a fresh clone has only when they have been prepared: it is asked for after that. */
export async function scale(args: string[]): Promise<number> {
  await withLock(() => prepare(createSteps(process.stderr)));
  const { runScale } = await import('../../scale/run-scale.ts');
  return runScale(args);
}
