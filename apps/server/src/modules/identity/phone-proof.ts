import { timingSafeEqual } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import type { Member, TxCtx } from '#platform/ctx';

const GOOD_FOR_MS = 5 * 60_000;
const PLACE = 'phone_proof';

const textOf = ({ mid, actor }: TxCtx<Member>, phone: string, until: string): string =>
  [mid, actor.memberId, actor.sessionId, phone, until].join('|');

/** That this session proved the phone, signed: nothing is stored, and no other session can use it. It is no proof of who its member is. */
export function issuePhoneProof(ctx: TxCtx<Member>, phone: string): string {
  const until = String(ctx.now.getTime() + GOOD_FOR_MS);
  return `${until}.${ctx.gateways.seal.sign(textOf(ctx, phone, until), PLACE)}`;
}

export function requirePhoneProof(ctx: TxCtx<Member>, phone: string, proof: string): void {
  const [until = '', signature = ''] = proof.split('.', 2);
  const given = Buffer.from(signature);
  const isOurs = ctx.gateways.seal
    .signatures(textOf(ctx, phone, until), PLACE)
    .map((hex) => Buffer.from(hex))
    .some((ours) => ours.length === given.length && timingSafeEqual(ours, given));
  if (!isOurs || Number(until) <= ctx.now.getTime()) throw fail('WRONG_CODE');
}
