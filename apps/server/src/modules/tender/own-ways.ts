import { freeBalance, holdBalance, post, returnBalance, takeBalance } from '#modules/ledger';
import { freePayPoints, holdPayPoints, returnPayPoints } from '#modules/loyalty';
import type { TxCtx } from '#platform/ctx';
import type { OwnTender, OwnWay } from './tender.types.ts';

type Held = Pick<OwnTender, 'id' | 'memberId' | 'number' | 'amountFen' | 'points' | 'bonusFen'>;

/** A part of what a tender has paid, on its way back. */
export interface ReturnedPart {
  readonly refundId: string;
  readonly amountFen: number;
  readonly points: number;
  readonly bonusFen: number;
}

/** A way to pay by what the member has: set aside when a payment opens, taken when it is paid, let go when it comes to nothing. */
interface Way {
  /** What of the sum is a bonus. */
  readonly hold: (ctx: TxCtx, tender: Omit<Held, 'bonusFen'>) => Promise<{ readonly bonusFen: number }>;
  readonly take: (ctx: TxCtx, tender: Held) => Promise<unknown>;
  readonly free: (ctx: TxCtx, tender: Held) => Promise<unknown>;
  readonly giveBack: (ctx: TxCtx, tender: Held, part: ReturnedPart) => Promise<unknown>;
}

const partsOf = ({ memberId, amountFen, bonusFen }: Pick<Held, 'memberId' | 'amountFen' | 'bonusFen'>) => ({
  memberId,
  principalFen: amountFen - bonusFen,
  bonusFen,
});

/** What is held stands under the tender's id, what is paid under its number, as a provider's does. */
const balance: Way = {
  hold: (ctx, { id, memberId, amountFen }) => holdBalance(ctx, { memberId, ref: id, amountFen }),
  take: (ctx, tender) => takeBalance(ctx, { ...partsOf(tender), ref: tender.number }),
  free: (ctx, tender) => freeBalance(ctx, { ...partsOf(tender), ref: tender.id }),
  giveBack: (ctx, { memberId }, part) => returnBalance(ctx, { ...partsOf({ ...part, memberId }), ref: part.refundId }),
};

/** Points are no money before they pay: what they are worth is the merchant's cost then. */
const points: Way = {
  hold: async (ctx, { id, memberId, points }) => {
    await holdPayPoints(ctx, { memberId, tenderId: id, points });
    return { bonusFen: 0 };
  },
  take: (ctx, { number, amountFen }) =>
    post(ctx, {
      kind: 'PAY',
      ref: number,
      entries: [
        { account: 'POINTS_COST', amountFen },
        { account: 'SALES', amountFen: -amountFen },
      ],
    }),
  free: (ctx, { id, memberId, points }) => freePayPoints(ctx, { memberId, tenderId: id, points }),
  giveBack: async (ctx, { id, memberId }, { refundId, amountFen, points }) => {
    await returnPayPoints(ctx, { memberId, tenderId: id, points, refundId });
    await post(ctx, {
      kind: 'REFUND',
      ref: refundId,
      entries: [
        { account: 'SALES', amountFen },
        { account: 'POINTS_COST', amountFen: -amountFen },
      ],
    });
  },
};

/** TABLE of the ways that need no provider. */
export const ownWays: Record<OwnWay, Way> = { BALANCE: balance, POINTS: points };
