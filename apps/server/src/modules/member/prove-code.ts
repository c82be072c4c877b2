import { createHash } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx } from '#platform/ctx';
import type { CodeKey } from './member.types.ts';
import { spendTry } from './sms-code.repo.ts';

export const hashCode = (mid: string, { phone, purpose }: CodeKey, code: string): Buffer =>
  createHash('sha256').update(`${mid}|${phone}|${purpose}|${code}`).digest();

/**
 * The hash of a right code, for the transaction that uses it up. The try is spent and kept in a transaction of its own, before the code
 * is looked at, so that a wrong guess is counted although the call fails.
 */
export async function proveCode(ctx: Ctx, key: CodeKey, code: string): Promise<Buffer> {
  const given = hashCode(ctx.mid, key, code);
  const expected = await inTx(ctx, (ctx) => spendTry(ctx, key));
  if (!expected?.equals(given)) throw fail('WRONG_CODE');
  return given;
}
