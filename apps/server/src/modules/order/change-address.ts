import { fail } from '@qianpu/contract/failure';
import { findAddress } from '#modules/address';
import { findFreightRules } from '#modules/delivery';
import { freightOf } from '#modules/pricing';
import type { Member, TxCtx } from '#platform/ctx';
import { isSameAddress } from './order.rules.ts';
import { findActed, replaceAddress } from './order-action.repo.ts';

interface AddressChange {
  readonly id: string;
  readonly addressId: string;
}

/** The parcel is to go elsewhere: once, before it is sent, and only where sending costs no more than was paid. */
export async function changeAddress(ctx: TxCtx<Member>, { id, addressId }: AddressChange): Promise<{ state: 'TO_SHIP' }> {
  const order = await findActed(ctx, id);
  const chosen = await findAddress(ctx, ctx.actor.memberId, addressId);
  if (!chosen) throw fail('ADDRESS_MISSING');
  const { name, phone, province, city, district, street } = chosen;
  const address = { name, phone, province, city, district, street };
  if (order.state !== 'TO_SHIP') throw fail('ORDER_MOVED_ON');
  if (isSameAddress(order.address, address)) return { state: 'TO_SHIP' };
  const rules = await findFreightRules(ctx, [order.cid]);
  if (freightOf(rules.get(order.cid), order.goodsFen) > order.freightFen) throw fail('FREIGHT_DIFFERS');
  // Others may have sent it, or sent it elsewhere, since it was seen.
  if (!(await replaceAddress(ctx, id, address)) && !isSameAddress((await findActed(ctx, id)).address, address))
    throw fail('ORDER_MOVED_ON');
  return { state: 'TO_SHIP' };
}
