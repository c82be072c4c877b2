import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Staff } from '#platform/ctx';
import { insertAction } from './action.repo.ts';
import { confirmSecret, findFactor, insertRecoveryCodes } from './factor.repo.ts';
import { openFactor } from './factor-secret.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { findStep } from './totp.ts';

/** Puts the secret in force once its first code is right; the recovery codes are shown now and never again. */
export const confirmFactor = (ctx: Ctx<Staff>, code: string): Promise<string[]> =>
  inTx(ctx, async (ctx) => {
    const { staffId } = ctx.actor;
    const factor = await findFactor(ctx, staffId);
    if (!factor || factor.confirmed_at) throw fail('NOT_FOUND');
    const step = findStep(openFactor(ctx, staffId, factor.sealed_secret), code, ctx.now);
    if (step === undefined || !(await confirmSecret(ctx, staffId, factor.sealed_secret, step))) throw fail('WRONG_FACTOR');
    const codes = newRecoveryCodes();
    await insertRecoveryCodes(ctx, staffId, codes.map(hashRecoveryCode));
    await insertAction(ctx, { staffId, call: 'staff.factor.confirm', outcome: 'done' });
    return codes;
  });
