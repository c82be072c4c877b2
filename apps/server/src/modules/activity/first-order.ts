import { fail } from '@qianpu/contract/failure';
import { findAccount, listIdentities } from '#modules/identity';
import type { Ctx, TxCtx } from '#platform/ctx';
import { deleteIdentities, hasIdentity, insertIdentities } from './first-order.repo.ts';

/** A person, by whatever names one: another account with the same phone or the same messenger is no other person. */
async function identitiesOf(ctx: Ctx, memberId: string): Promise<string[]> {
  const [account, people] = [await findAccount(ctx, memberId), await listIdentities(ctx, memberId)];
  const names = [
    `member/${memberId}`,
    ...(account?.phone ? [`phone/${account.phone}`] : []),
    ...people.flatMap(({ openId, unionId }) => [`open/${openId}`, ...(unionId ? [`union/${unionId}`] : [])]),
  ];
  // By each live key: while one gives way to another both are looked for.
  return names.flatMap((name) => ctx.gateways.seal.signatures(name, `first_order/${ctx.mid}`));
}

/** Whether the member could still have a first order's reduction. */
export const isFirstOrderLeft = async (ctx: Ctx, memberId: string): Promise<boolean> =>
  !(await hasIdentity(ctx, await identitiesOf(ctx, memberId)));

interface FirstOrders {
  readonly memberId: string;
  /** Those that take the reduction: one of a trade. */
  readonly orderIds: readonly string[];
}

/** The order has it, or nobody else's: a person with another account, or the same one twice at once, is refused. */
export async function reserveFirstOrders(ctx: TxCtx, { memberId, orderIds }: FirstOrders): Promise<void> {
  for (const orderId of orderIds) {
    const identities = await identitiesOf(ctx, memberId);
    const noted = await insertIdentities(ctx, { orderId, identities });
    if (noted.length < identities.length) throw fail('PRICE_CHANGED');
  }
}

/** Closed unpaid, or refunded as a whole before it was sent: it was no order. */
export const releaseFirstOrders = async (ctx: TxCtx, orderIds: readonly string[]): Promise<void> =>
  void (await deleteIdentities(ctx, orderIds));

/** Whoever has paid an order is new no more, whichever account they come with. */
export async function notePaidIdentity(ctx: TxCtx, { orderId, memberId }: { orderId: string; memberId: string }): Promise<void> {
  await insertIdentities(ctx, { orderId, identities: await identitiesOf(ctx, memberId) });
}

interface ClosedOrder {
  readonly orderId: string;
  readonly memberId: string;
  readonly otherPaidOrderId?: string | null | undefined;
}

/**
 * An order that had been paid was given back before it was sent, and is none. What it noted goes with it, also where the payment was heard of
 * later; another paid one of the member notes it again.
 */
export async function forgetPaidIdentity(ctx: TxCtx, { orderId, memberId, otherPaidOrderId }: ClosedOrder): Promise<void> {
  if (otherPaidOrderId === undefined) return;
  await releaseFirstOrders(ctx, [orderId]);
  if (otherPaidOrderId !== null) await notePaidIdentity(ctx, { orderId: otherPaidOrderId, memberId });
}
