import type { TxCtx } from '#platform/ctx';
import type { OwnPart } from './own-parts.rules.ts';
import { insertOwnTender } from './own-tender.repo.ts';
import { ownWays } from './own-ways.ts';

interface Holding {
  readonly paymentId: string;
  readonly tradeId: string;
  readonly memberId: string;
  readonly parts: readonly OwnPart[];
}

/** Sets aside what a payment takes of its member; nobody spends it twice. The tenders' ids, in the order of the parts. */
export async function holdTenders(ctx: TxCtx, { paymentId, tradeId, memberId, parts }: Holding): Promise<string[]> {
  const ids: string[] = [];
  for (const { way, amountFen, points } of parts) {
    const id = ctx.newId();
    // One of a way in a payment: the number is unique.
    const number = `${paymentId}-${way}`;
    const { bonusFen } = await ownWays[way].hold(ctx, { id, memberId, number, amountFen, points });
    await insertOwnTender(ctx, { id, paymentId, tradeId, way, number, amountFen, points, bonusFen });
    ids.push(id);
  }
  return ids;
}
