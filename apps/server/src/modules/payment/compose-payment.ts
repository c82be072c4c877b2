import { fail } from '@qianpu/contract/failure';
import { usePayProof } from '#modules/identity';
import { settleTrade } from '#modules/order';
import { findMeans, holdTenders, insertShares, type OwnPart, ownPartsOf, shareTenders, takeTenders } from '#modules/tender';
import type { Member, TxCtx } from '#platform/ctx';
import { findGoodsFen, listOrders } from './payable-trade.repo.ts';
import { insertPayment, setPaymentState } from './payment.repo.ts';
import { after, isOwnWay, OPENING_LOOK_MS } from './payment.rules.ts';
import type { PayableTrade, PayPlace, RequestedTender, Tender, Way } from './payment.types.ts';
import { insertTender } from './tender.repo.ts';

export interface ComposeRequest {
  readonly trade: PayableTrade;
  readonly tenders: readonly RequestedTender[];
  /** That the member knows the payment password; a balance is spent by nobody else. */
  readonly proof?: string | undefined;
  /** A friend pays: what is the owner's own they have agreed to before. */
  readonly ownerId?: string | undefined;
  /** Where what is left is paid. */
  readonly provider: (PayPlace & { readonly way: Way; readonly appRef: string }) | undefined;
}

/** Opens the trade's payment: what the member has is held, what is left is a tender at the provider. Nothing left: it is paid at once. */
export async function composePayment(ctx: TxCtx<Member>, request: ComposeRequest): Promise<Tender | 'paid'> {
  const { trade, tenders: asked, proof, ownerId, provider } = request;
  const parts = await findParts(ctx, trade, asked);
  const isByFriend = ownerId !== undefined;
  if (!isByFriend && parts.some(({ way }) => way === 'BALANCE') && !(await usePayProof(ctx, proof))) throw fail('PROOF_OVER');
  const leftFen = parts.reduce((left, { amountFen }) => left - amountFen, trade.payableFen);
  if (leftFen > 0 && !provider) throw fail(asked.some(({ way }) => way === 'BALANCE') ? 'BALANCE_SHORT' : 'POINTS_SHORT');
  const paymentId = await insertPayment(ctx, trade.id, trade.payableFen);
  const ids = await holdTenders(ctx, { paymentId, tradeId: trade.id, memberId: trade.memberId, parts });
  const own = ids.map((id, at) => ({ id, amountFen: parts[at]?.amountFen ?? 0 }));
  const input = { paymentId, tradeId: trade.id, amountFen: leftFen, payerId: isByFriend ? ctx.actor.memberId : null };
  const tender = leftFen > 0 && provider ? await insertTender(ctx, { ...input, ...provider }, after(ctx.now, OPENING_LOOK_MS)) : undefined;
  if (trade.kind === 'GOODS') await storeShares(ctx, trade.id, tender ? [...own, tender] : own);
  if (tender) return tender;
  if ((await settleTrade(ctx, trade.id, `member:${trade.memberId}`)) !== 'paid') throw fail('PAY_CLOSED');
  await takeTenders(ctx, trade.id, paymentId);
  await setPaymentState(ctx, paymentId, 'PAID');
  return 'paid';
}

async function findParts(ctx: TxCtx<Member>, trade: PayableTrade, asked: readonly RequestedTender[]): Promise<readonly OwnPart[]> {
  const own = asked.flatMap(({ way, amountFen }) => (isOwnWay(way) ? [{ way, amountFen }] : []));
  if (own.length === 0) return [];
  // A balance is not recharged by itself.
  if (trade.kind === 'RECHARGE') throw fail('PAY_UNAVAILABLE');
  const means = await findMeans(ctx, { ...trade, goodsFen: await findGoodsFen(ctx, trade.id) });
  const parts = ownPartsOf(own, means);
  if ('fault' in parts) throw fail(parts.fault === 'POINTS' ? 'POINTS_SHORT' : 'BALANCE_SHORT');
  return parts;
}

/** A tender that pays alone pays what each order costs, and needs none. */
async function storeShares(
  ctx: TxCtx,
  tradeId: string,
  tenders: readonly { readonly id: string; readonly amountFen: number }[],
): Promise<void> {
  if (tenders.length < 2) return;
  const orders = await listOrders(ctx, tradeId);
  await insertShares(
    ctx,
    shareTenders(
      tenders,
      orders.map(({ id, payableFen }) => ({ id, amountFen: payableFen })),
    ),
  );
}
