import type { TxCtx } from '#platform/ctx';
import { findOwnTender, noteReturned } from './own-tender.repo.ts';
import { ownWays } from './own-ways.ts';
import { backOf } from './share-tenders.ts';

interface GivenBack {
  readonly tenderId: string;
  readonly refundId: string;
  readonly amountFen: number;
}

/** A part of a refund goes back to what the member has, as it was taken. The tender already counts it as refunded. False: a provider's. */
export async function giveBackOwn(ctx: TxCtx, { tenderId, refundId, amountFen }: GivenBack): Promise<boolean> {
  const tender = await findOwnTender(ctx, tenderId);
  if (!tender) return false;
  const backBy = (all: number, returned: number) => backOf(all, tender.refundedFen, tender.amountFen) - returned;
  const part = {
    refundId,
    amountFen,
    points: backBy(tender.points, tender.refundedPoints),
    bonusFen: backBy(tender.bonusFen, tender.refundedBonusFen),
  };
  await noteReturned(ctx, tenderId, part);
  await ownWays[tender.way].giveBack(ctx, tender, part);
  return true;
}
