import { createHash, timingSafeEqual } from 'node:crypto';
import type { TxCtx } from '#platform/ctx';

/** From the tap on "sign in" to the shopper's return; the platform's own code is good for half of it. */
const STATE_MS = 10 * 60_000;
/** The platform carries letters and digits alone, 128 at most. */
const FORM = /^(\d{10})([0-9a-f]{64})$/;

/** What the page keeps to itself, as it may be told. */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/**
 * Goes with the shopper to the platform and comes back: good for ten minutes, for one merchant's app, and for who holds the verifier
 * of this challenge. Nothing of it is stored, so a visitor who never comes back leaves nothing.
 */
export function makeState(ctx: TxCtx, appId: string, challenge: string): string {
  const until = String(Math.floor((ctx.now.getTime() + STATE_MS) / 1000));
  return until + ctx.gateways.seal.sign(textOf(ctx, appId, challenge, until), PLACE);
}

/** Whether this page of ours began the sign-in that ends here. */
export function isOwnState(ctx: TxCtx, appId: string, { state, verifier }: { state: string; verifier: string }): boolean {
  const [, until, signature] = FORM.exec(state) ?? [];
  if (until === undefined || signature === undefined || Number(until) * 1000 <= ctx.now.getTime()) return false;
  const ours = ctx.gateways.seal.signatures(textOf(ctx, appId, challengeOf(verifier), until), PLACE);
  return ours.filter((one) => timingSafeEqual(Buffer.from(signature), Buffer.from(one))).length > 0;
}

const PLACE = 'wechat_state';
const textOf = ({ mid }: TxCtx, appId: string, challenge: string, until: string): string => [mid, appId, challenge, until].join('|');
