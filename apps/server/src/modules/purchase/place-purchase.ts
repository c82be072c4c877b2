import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { markTraded } from '#modules/identity';
import { findPackageOnSale, findRoom } from '#modules/ledger';
import { listKinds } from '#modules/loyalty';
import type { Member, TxCtx } from '#platform/ctx';
import { deadlineAfter } from '#platform/deadline';
import { findUnpaid, insertPurchase } from './purchase.repo.ts';
import type { Purchase } from './purchase.types.ts';
import { viewUnpaid } from './purchase.view.ts';

const PAY_WITHIN_MS = 30 * 60_000;

type Placed = OutputOf<'ledger.balance.recharge'>;

/** A recharge by a package or of a sum; what would not fit into the balance is not begun. */
export async function placeRecharge(ctx: TxCtx<Member>, input: ParsedOf<'ledger.balance.recharge'>): Promise<Placed> {
  const terms = 'packageId' in input ? await findPackageOnSale(ctx, input.packageId) : { payFen: input.amountFen, bonusFen: 0 };
  if (!terms) throw fail('NOT_FOUND');
  const { payFen, bonusFen } = terms;
  if (payFen + bonusFen > (await findRoom(ctx, ctx.actor.memberId))) throw fail('BALANCE_FULL');
  return place(ctx, { kind: 'RECHARGE', refId: 'packageId' in input ? input.packageId : null, title: '余额充值', payFen, bonusFen });
}

/** A card as it is sold now. */
export async function placeCard(ctx: TxCtx<Member>, { kindId }: ParsedOf<'member.card.buy'>): Promise<Placed> {
  const kind = (await listKinds(ctx)).find(({ id, isOn, months }) => id === kindId && isOn && months > 0);
  if (!kind || kind.priceFen === 0) throw fail('NOT_FOUND');
  return place(ctx, { kind: 'CARD', refId: kindId, title: kind.name, payFen: kind.priceFen, bonusFen: 0 });
}

async function place(ctx: TxCtx<Member>, bought: Pick<Purchase, 'kind' | 'refId' | 'title' | 'payFen' | 'bonusFen'>): Promise<Placed> {
  if (ctx.intentKey === undefined) throw fail('IDEMPOTENCY');
  // Who has bought something joins no other account, and one that has joined buys nothing: the money would be nobody's.
  if (!(await markTraded(ctx, ctx.actor.memberId))) throw fail('LOGIN_INVALID');
  const payBy = deadlineAfter(ctx.now, PAY_WITHIN_MS);
  const { memberId } = ctx.actor;
  const tradeId = await insertPurchase(ctx, { ...bought, memberId, intentKey: ctx.intentKey, payBy });
  if (tradeId === null) throw fail('TOO_MANY_UNPAID', viewUnpaid(await findUnpaid(ctx, memberId, bought.kind)));
  return { tradeId, payableFen: bought.payFen, payBy: payBy.getTime() };
}
