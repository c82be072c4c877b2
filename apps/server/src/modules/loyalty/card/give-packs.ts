import { grantCoupon } from '#modules/marketing';
import type { TxCtx } from '#platform/ctx';
import { emit } from '../emit.ts';
import { holdCard, insertPackCoupon, takeCardWarnings, updatePacks } from './card.repo.ts';
import { addMonths } from './card.rules.ts';
import { findKind } from './kind.repo.ts';

/** Coupons of the months that have come, one pack for each, counted with the card that is held. Those of a card that is over are none. */
export async function givePacks(ctx: TxCtx, cardId: string): Promise<void> {
  const card = await holdCard(ctx, cardId);
  if (!card?.packDue || card.packDue > ctx.now) return;
  const packIds = (await findKind(ctx, card.kindId))?.packIds ?? [];
  let [packs, due]: [number, Date | null] = [card.packs, card.packDue];
  const isOver = card.endsAt !== null && card.endsAt <= ctx.now;
  while (due !== null && due <= ctx.now) {
    for (const templateId of isOver ? [] : new Set(packIds)) {
      const couponId = (await grantCoupon(ctx, { templateId, memberId: card.memberId })) ?? null;
      await insertPackCoupon(ctx, card, { n: packs, templateId, couponId });
    }
    packs += 1;
    due = packs < card.months ? addMonths(card.openedAt, packs) : null;
  }
  await updatePacks(ctx, cardId, packs, due);
}

/** Tells that cards end soon, once for each end. */
export async function warnOfCards(ctx: TxCtx, ids: readonly string[]): Promise<void> {
  for (const { memberId, name, endsAt } of await takeCardWarnings(ctx, ids))
    await emit(ctx, 'loyalty.card.ending', { memberId, name, endsAt: endsAt.toISOString() });
}
