import { timingSafeEqual } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx } from '#platform/ctx';
import type { CodeKey } from './identity.types.ts';
import { spendTry } from './sms-code.repo.ts';

/** Keyed: who reads the database cannot try the million codes there are. */
export const hashCode = ({ mid, gateways }: Ctx, key: CodeKey, code: string): Buffer =>
  Buffer.from(gateways.seal.sign(textOf(mid, key, code), 'sms_code'), 'hex');

const textOf = (mid: string, { phone, purpose }: CodeKey, code: string): string => [mid, phone, purpose, code].join('|');

/**
 * The hash of a right code, for the transaction that uses it up. The try is spent and kept in a transaction of its own, before the code
 * is looked at, so that a wrong guess is counted although the call fails.
 */
export async function proveCode(ctx: Ctx, key: CodeKey, code: string, said?: object): Promise<Buffer> {
  const given = ctx.gateways.seal.signatures(textOf(ctx.mid, key, code), 'sms_code').map((hash) => Buffer.from(hash, 'hex'));
  const expected = await inTx(ctx, (ctx) => spendTry(ctx, key));
  const right = given.filter((hash) => expected?.length === hash.length && timingSafeEqual(expected, hash));
  if (right[0] === undefined) throw fail('WRONG_CODE', said);
  return right[0];
}
