import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Staff } from '#platform/ctx';
import { insertAction } from './action.repo.ts';
import { deleteFactor } from './factor.repo.ts';
import { giveTryBack, spendTries } from './sign-in-try.repo.ts';
import { factorCounter } from './sign-in-try.rules.ts';
import { takeCode } from './take-code.ts';

/** Takes the caller's own factor away, with a code of it; wrong ones are counted, or a stolen session would guess one. */
export async function removeFactor(ctx: Ctx<Staff>, code: string): Promise<void> {
  const { staffId } = ctx.actor;
  const call = 'staff.factor.remove';
  const taken = await inTx(ctx, async (ctx) => {
    const counters = factorCounter(staffId);
    if (!(await spendTries(ctx, counters))) throw fail('TOO_OFTEN');
    const taken = await takeCode(ctx, staffId, code);
    if (taken === 'right') {
      await deleteFactor(ctx, staffId);
      await giveTryBack(ctx, counters);
    }
    if (taken !== 'none') await insertAction(ctx, { staffId, call, outcome: taken === 'right' ? 'done' : 'refused' });
    return taken;
  });
  if (taken === 'none') throw fail('NOT_FOUND');
  if (taken !== 'right') throw fail('WRONG_FACTOR');
}
