import { type Ctx, inTx } from '#platform/ctx';
import { findOpenAccount } from './account.repo.ts';
import { insertAction } from './action.repo.ts';
import { deleteFactor } from './factor.repo.ts';
import { revokeSessions } from './session.repo.ts';

/** For the operator, when phone and recovery codes are lost: the factor is gone and the sessions end. */
export const resetFactor = (ctx: Ctx, name: string): Promise<'reset' | 'had none' | 'unknown name'> =>
  inTx(ctx, async (ctx) => {
    const account = await findOpenAccount(ctx, name);
    if (!account) return 'unknown name';
    if (!(await deleteFactor(ctx, account.id))) return 'had none';
    await revokeSessions(ctx, account.id);
    await insertAction(ctx, { staffId: account.id, call: 'operator.factor.reset', outcome: 'done' });
    return 'reset';
  });
