import { randomBytes } from 'node:crypto';
import type { PackCard } from '@qianpu/contract/calls/card.schema';
import { fail } from '@qianpu/contract/failure';
import type { Ctx } from '#platform/ctx';
import { signCardFacts } from '#platform/gateways/wechat-open/sign-card-facts';
import { findTicket } from './page-ticket.ts';

/** What a phone shows the messenger to put the merchant's card with this number into its card pack. */
export async function signCard(ctx: Ctx, code: string): Promise<PackCard> {
  const held = await findTicket(ctx, 'wx_card');
  if (!held || held.cardId === null) throw fail('CARD_PACK_UNAVAILABLE');
  const { appId, cardId, ticket } = held;
  const facts = { timestamp: Math.floor(ctx.now.getTime() / 1000), nonceStr: randomBytes(8).toString('hex'), cardId, code };
  return { appId, ...facts, signature: signCardFacts({ ticket, ...facts }) };
}
