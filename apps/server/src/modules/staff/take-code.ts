import type { TxCtx } from '#platform/ctx';
import { findFactor, takeRecoveryCode, takeStep } from './factor.repo.ts';
import { openFactor } from './factor-secret.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { findStep, isCodeByTime } from './totp.ts';

/** Uses up a code of the second factor. `none`: the account has no factor; `missing`: it has one and nobody sent a code. */
export async function takeCode(ctx: TxCtx, staffId: string, code: string | undefined): Promise<'none' | 'missing' | 'wrong' | 'right'> {
  const factor = await findFactor(ctx, staffId);
  if (!factor?.confirmed_at) return 'none';
  if (code === undefined) return 'missing';
  if (!isCodeByTime(code)) return (await takeRecoveryCode(ctx, staffId, hashRecoveryCode(code))) ? 'right' : 'wrong';
  const step = findStep(openFactor(ctx, staffId, factor.sealed_secret), code, ctx.now);
  return step !== undefined && (await takeStep(ctx, staffId, step)) ? 'right' : 'wrong';
}
