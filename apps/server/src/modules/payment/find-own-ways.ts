import type { OutputOf } from '@qianpu/contract/types';
import { hasPayPassword } from '#modules/identity';
import { findMeans, type Means, mostPoints } from '#modules/tender';
import type { Ctx } from '#platform/ctx';
import { findGoodsFen } from './payable-trade.repo.ts';
import { findPayment } from './payment.repo.ts';
import type { OpenPayment, PayableTrade, WayKind } from './payment.types.ts';

/** What the member can pay with of their own; a way the merchant or a shop does not offer, or of which there is nothing, is left out. */
export async function findOwnWays(ctx: Ctx, trade: PayableTrade, off: ReadonlySet<WayKind>): Promise<OutputOf<'trade.pay.ways'>> {
  // A balance is not recharged by itself.
  if (trade.kind === 'RECHARGE') return [];
  const isUnpaid = trade.state === 'UNPAID';
  const free = await findMeans(ctx, { ...trade, goodsFen: await findGoodsFen(ctx, trade.id) });
  const open = isUnpaid ? await findPayment(ctx, trade.id, 'OPEN') : undefined;
  const means = open ? withHeld(free, open) : free;
  const { points, balanceFen, payableFen } = means;
  const most = mostPoints(means);
  const ofPoints = points &&
    !off.has('POINTS') && {
      way: 'POINTS' as const,
      isAvailable: isUnpaid && most.points > 0,
      points: points.points,
      haveFen: Math.floor((points.points * 100) / points.pointsForYuan),
      mostFen: most.amountFen,
      mostPoints: most.points,
    };
  const ofBalance = balanceFen > 0 &&
    !off.has('BALANCE') && {
      way: 'BALANCE' as const,
      isAvailable: isUnpaid,
      haveFen: balanceFen,
      mostFen: Math.min(balanceFen, payableFen),
      hasPassword: await hasPayPassword(ctx, trade.memberId),
    };
  return [...(ofPoints ? [ofPoints] : []), ...(ofBalance ? [ofBalance] : [])];
}

/** What is held for the payment under way can pay here, too: another one takes its place. */
function withHeld(means: Means, { tenders }: OpenPayment): Means {
  const heldFen = (asked: 'BALANCE' | 'POINTS') => tenders.find(({ way }) => way === asked)?.amountFen ?? 0;
  const { points } = means;
  return {
    ...means,
    balanceFen: means.balanceFen + heldFen('BALANCE'),
    points: points && { ...points, points: points.points + (heldFen('POINTS') * points.pointsForYuan) / 100 },
  };
}
