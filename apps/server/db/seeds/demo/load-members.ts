import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import { adjustGrowth, adjustPoints, giveCard, listKinds, saveKind } from '#modules/loyalty';
import { listStaffWhoMay } from '#modules/staff';
import type { Staff, TxCtx } from '#platform/ctx';
import { findBuyers } from './buyers.repo.ts';
import { demoCards, demoMembers } from './members.ts';

const reason = '老会员迁入';

/** Cards, and what some buyers have earned, as staff write them; nothing where somebody has written cards already. */
export async function loadMembers(ctx: TxCtx, cid: string): Promise<void> {
  if ((await listKinds(ctx)).length > 0) return;
  const cards = new Map<string, string>();
  for (const card of demoCards) cards.set(card.name, (await saveKind(ctx, card)).id);
  const by = (await listStaffWhoMay(ctx, 'member.growth.adjust', ALL_SHOPS))[0];
  if (!by) return;
  const actor: Staff = { kind: 'staff', staffId: by.id, sessionId: '0', grants: [], shops: 'ALL', isFactorMissing: false };
  const staff = { ...ctx, actor };
  const buyers = await findBuyers(ctx, cid, demoMembers.length);
  for (const { buyer, growth, points, card } of demoMembers) {
    const memberId = buyers[buyer];
    if (memberId === undefined) continue;
    await adjustGrowth(staff, { memberId, amount: growth, reason });
    await adjustPoints(staff, { memberId, amount: points, reason });
    const kindId = cards.get(card ?? '');
    if (kindId !== undefined) await giveCard(staff, { memberId, kindId });
  }
}
