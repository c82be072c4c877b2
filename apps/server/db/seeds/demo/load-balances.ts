import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import { approveAdjustment, askAdjustment, savePackage, switchPackage } from '#modules/ledger';
import { listStaffWhoMay } from '#modules/staff';
import type { Staff, TxCtx } from '#platform/ctx';
import { demoAdjustments, demoPackages } from './balances.ts';
import { findBuyers, hasPackages } from './buyers.repo.ts';

const BUYERS = 2;

/** Packages, and balances some buyers have by the hand of two people of staff; nothing where somebody has written packages already. */
export async function loadBalances(ctx: TxCtx, cid: string): Promise<void> {
  if (await hasPackages(ctx)) return;
  for (const { isOn, ...terms } of demoPackages) {
    const { id } = await savePackage(ctx, terms);
    if (isOn) await switchPackage(ctx, { id, isOn });
  }
  const by = (await staffWhoMay(ctx, 'ledger.adjustment.ask')).at(-1);
  const second = (await staffWhoMay(ctx, 'ledger.adjustment.approve')).find(({ staffId }) => staffId !== by?.staffId);
  if (!by || !second) return;
  const buyers = await findBuyers(ctx, cid, BUYERS);
  for (const { buyer, agoMs, isApproved, ...change } of demoAdjustments) {
    const memberId = buyers[buyer];
    if (memberId === undefined) continue;
    const then = { ...ctx, now: new Date(ctx.now.getTime() - agoMs) };
    const { id } = await askAdjustment({ ...then, actor: by }, { memberId, ...change });
    if (isApproved) await approveAdjustment({ ...then, actor: second }, id);
  }
}

const staffWhoMay = async (ctx: TxCtx, call: string): Promise<Staff[]> =>
  (await listStaffWhoMay(ctx, call, ALL_SHOPS)).map(({ id }) => ({
    kind: 'staff',
    staffId: id,
    sessionId: '0',
    grants: [],
    shops: 'ALL',
    isFactorMissing: false,
  }));
