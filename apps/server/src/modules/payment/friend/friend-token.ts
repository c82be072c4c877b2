import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '#platform/ctx';

const PLACE = 'friend_pay';
/** 128 bits: nobody finds one by trying. */
const DIGITS = 32;

/** The secret of a trade's link: signed, so that nothing of it is stored, and the same whenever it is asked for. */
export const friendToken = (ctx: Ctx, tradeId: string): string =>
  `${BigInt(tradeId).toString(36)}.${ctx.gateways.seal.sign(textOf(ctx, tradeId), PLACE).slice(0, DIGITS)}`;

/** Whose trade a link is of; undefined when the mall did not make it. */
export function readFriendToken(ctx: Ctx, token: string): string | undefined {
  const [number = '', given = ''] = token.split('.', 2);
  const tradeId = numberOf(number);
  if (tradeId === undefined) return undefined;
  const isOurs = ctx.gateways.seal
    .signatures(textOf(ctx, tradeId), PLACE)
    .map((signature) => Buffer.from(signature.slice(0, DIGITS)))
    .some((ours) => ours.length === given.length && timingSafeEqual(ours, Buffer.from(given)));
  return isOurs ? tradeId : undefined;
}

const textOf = ({ mid }: Ctx, tradeId: string) => `${mid}|${tradeId}`;

/** Base 36, of what fits into an id. */
function numberOf(text: string): string | undefined {
  if (!/^[0-9a-z]{1,13}$/.test(text)) return undefined;
  const id = [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  return id > 0n && id < 2n ** 63n ? String(id) : undefined;
}
