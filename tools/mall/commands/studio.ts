import { withLock } from '../lock.ts';
import { prepare } from '../stack/bring-up.ts';
import { createSteps } from '../steps.ts';

/** What draws contact sheets needs packages that a fresh clone has only when they have been prepared. */
export async function studio(args: string[]): Promise<number> {
  await withLock(() => prepare(createSteps(process.stderr)));
  const { runStudio } = await import('../../studio/main.ts');
  return runStudio(args);
}
