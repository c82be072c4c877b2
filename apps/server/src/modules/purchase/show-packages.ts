import { PACKAGE_PAY_FEN } from '@qianpu/contract/calls/ledger.schema';
import type { OutputOf } from '@qianpu/contract/types';
import { findRoom, listPackagesOnSale } from '#modules/ledger';
import type { Ctx, Member } from '#platform/ctx';
import { findUnpaid } from './purchase.repo.ts';
import { viewUnpaid } from './purchase.view.ts';

/** How a balance can be recharged, and a recharge that waits to be paid. */
export async function showPackages(ctx: Ctx<Member>): Promise<OutputOf<'ledger.balance.packages'>> {
  const { memberId } = ctx.actor;
  const [list, roomFen, unpaid] = [
    await listPackagesOnSale(ctx),
    await findRoom(ctx, memberId),
    await findUnpaid(ctx, memberId, 'RECHARGE'),
  ];
  return {
    list,
    leastFen: PACKAGE_PAY_FEN.min,
    mostFen: PACKAGE_PAY_FEN.max,
    roomFen,
    unpaid: viewUnpaid(unpaid),
  };
}
