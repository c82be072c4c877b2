import { createHash, randomBytes } from 'node:crypto';
import type { Member, TxCtx } from '#platform/ctx';
import { savePayProof, takePayProof } from './pay-password.repo.ts';

const GOOD_FOR_MS = 5 * 60_000;

const hashOf = (proof: string) => createHash('sha256').update(proof).digest('hex');

/** That this session has just proved the payment password: good once, for some minutes, in no other session. Only its hash is stored. */
export async function issuePayProof(ctx: TxCtx<Member>): Promise<string> {
  const proof = randomBytes(16).toString('base64url');
  const until = new Date(ctx.now.getTime() + GOOD_FOR_MS);
  const { memberId, sessionId } = ctx.actor;
  await savePayProof(ctx, { memberId, sessionId, hash: hashOf(proof), until });
  return proof;
}

/** One conditional statement takes it: used twice at once, it is good for one. */
export async function usePayProof(ctx: TxCtx<Member>, proof: string | undefined): Promise<boolean> {
  if (proof === undefined) return false;
  return takePayProof(ctx, { ...ctx.actor, hash: hashOf(proof) });
}
