import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import type { Ctx, Member } from '#platform/ctx';
import { findPurchase } from './purchase.repo.ts';

export async function showPurchase(ctx: Ctx<Member>, tradeId: string): Promise<OutputOf<'trade.purchase.find'>> {
  const found = await findPurchase(ctx, tradeId);
  if (found?.memberId !== ctx.actor.memberId) throw fail('NOT_FOUND');
  const { kind, refId, title, payFen, bonusFen, state } = found;
  return { kind, refId, title, payFen, bonusFen, state };
}
