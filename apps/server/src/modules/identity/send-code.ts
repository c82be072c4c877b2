import { randomInt } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import type { Payload } from 'altcha-lib';
import { sendCodeMessage } from '#modules/sms';
import { PUZZLE_SECONDS } from '#platform/captcha/puzzles';
import { type Ctx, inTx } from '#platform/ctx';
import type { CodeKey } from './identity.types.ts';
import { CODE_MINUTES, quotasOf } from './login.rules.ts';
import { hashCode } from './prove-code.ts';
import { consumePuzzle, replaceCode, useQuota } from './sms-code.repo.ts';

/**
 * Sends a code: puzzle, quotas and the code itself in one transaction, then the message, outside of it. A message
 * that fails has still used its quota: whoever makes messages fail must not send more of them.
 */
export async function sendCode(ctx: Ctx, key: CodeKey, solved: Payload): Promise<void> {
  const puzzle = await ctx.gateways.puzzles.check(solved);
  if (!puzzle) throw fail('BAD_INPUT', ['captcha']);
  const { phone } = key;
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await inTx(ctx, async (ctx) => {
    const inMs = (ms: number) => new Date(ctx.now.getTime() + ms);
    if (!(await consumePuzzle(ctx, puzzle.challenge, inMs(2 * PUZZLE_SECONDS * 1000)))) throw fail('BAD_INPUT', ['captcha']);
    for (const quota of quotasOf(phone, ctx.address)) if (!(await useQuota(ctx, quota))) throw fail('TOO_OFTEN');
    if (!(await replaceCode(ctx, key, hashCode(ctx, key, code), inMs(CODE_MINUTES * 60_000)))) throw fail('TOO_OFTEN');
  });
  const outcome = await sendCodeMessage(ctx, phone, code, CODE_MINUTES);
  if (outcome === 'refused') throw fail('TOO_OFTEN');
}
