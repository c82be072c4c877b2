import type { z } from 'zod';
import type { tradeEvents } from '#events/trade';
import { sumTakenGrants } from '#modules/activity';
import type { TxCtx } from '#platform/ctx';
import { findTenths } from './benefits.repo.ts';
import { changeGrowth } from './change-growth.ts';
import { earnPoints, takeBackPoints } from './change-points.ts';
import { noteReceived, noteRefunded } from './earning.repo.ts';
import { growthOf, takenBack } from './growth.rules.ts';
import { ensureMemberLevel } from './member-level.repo.ts';
import { pointsOf } from './points.rules.ts';
import { findEntryOf } from './points-list.repo.ts';
import { findPointsRule } from './points-rule.repo.ts';

type Received = z.output<(typeof tradeEvents)['trade.order.received']>;
type Refunded = z.output<(typeof tradeEvents)['trade.refund.done']>;

/** An order was received: what was paid for its goods counts, less what went back already. */
export async function earnFromOrder(ctx: TxCtx, { orderId, memberId, lines, pointsFen = 0 }: Received): Promise<void> {
  const paidFen = lines.reduce((sum, { paidFen = 0 }) => sum + paidFen, 0);
  await ensureMemberLevel(ctx, memberId);
  const [{ pointsPerYuan }, tenths] = [await findPointsRule(ctx), await findTenths(ctx, memberId)];
  // What points have paid earns none.
  const earningFen = Math.max(0, paidFen - pointsFen);
  const whole = { growth: growthOf(paidFen), points: pointsOf({ paidFen: earningFen, pointsPerYuan, tenths }) };
  const earning = await noteReceived(ctx, { orderId, memberId, paidFen, ...whole });
  const cause = { memberId, source: 'ORDER', refId: orderId } as const;
  const growth = earning.growth - takenBack(earning.growth, earning);
  if (growth > 0) await changeGrowth(ctx, { ...cause, amount: growth });
  await earnPoints(ctx, cause, earning.points - takenBack(earning.points, earning));
}

/** Money went back: what it had earned goes, too. Before the order is received it is only noted. */
export async function takeBackEarned(ctx: TxCtx, refund: Refunded): Promise<void> {
  const { orderId, refundId, memberId, amountFen, lines, isWhole } = refund;
  // An event of an older version does not say whose it is: of orders before there were levels, which have earned nothing.
  if (memberId === undefined) return;
  const goodsFen = lines?.reduce((sum, line) => sum + line.amountFen, 0) ?? amountFen;
  const { countsFrom } = await ensureMemberLevel(ctx, memberId);
  const earning = await noteRefunded(ctx, { orderId, memberId, amountFen: goodsFen });
  const before = { ...earning, refundedFen: earning.refundedFen - goodsFen };
  const isCounted = earning.receivedAt !== null;
  const shareOf = (earned: number) => (isCounted ? takenBack(earned, earning) - takenBack(earned, before) : 0);
  const given = isWhole ? await sumTakenGrants(ctx, orderId) : { points: 0, growth: 0 };
  const hasGone = countsFrom !== null && earning.receivedAt !== null && earning.receivedAt <= countsFrom;
  const cause = { memberId, source: 'REFUND', refId: refundId } as const;
  const growth = (hasGone ? 0 : shareOf(earning.growth)) + given.growth;
  if (growth > 0) await changeGrowth(ctx, { ...cause, amount: -growth });
  await takeBackPoints(ctx, cause, shareOf(earning.points) + given.points, await findEntryOf(ctx, 'ORDER', orderId));
}
