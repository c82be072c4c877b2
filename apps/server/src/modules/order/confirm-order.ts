import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findAddress, viewAddressCard } from '#modules/address';
import { isOfShops, viewQuote } from '#modules/checkout';
import { viewCoupon } from '#modules/marketing';
import type { Ctx, Member } from '#platform/ctx';
import { quoteOrder } from './quote-order.ts';

/** What is shown before an order is placed: prices, where it goes, and the member's coupons of these shops. */
export async function confirmOrder(ctx: Ctx<Member>, input: ParsedOf<'trade.order.confirm'>): Promise<OutputOf<'trade.order.confirm'>> {
  const quoted = await quoteOrder(ctx, input);
  const address = await findAddressOrDefault(ctx, input.addressId);
  const cids = new Set(quoted.priced.shops.map(({ cid }) => cid));
  return {
    ...viewQuote(quoted),
    address: address ? viewAddressCard(address) : null,
    coupons: quoted.coupons
      .filter((coupon) => isOfShops(coupon, cids))
      .map((coupon) => viewCoupon(coupon, [...quoted.shops.values()], ctx.now)),
  };
}

async function findAddressOrDefault(ctx: Ctx<Member>, addressId: string | undefined) {
  const { memberId } = ctx.actor;
  return (addressId && (await findAddress(ctx, memberId, addressId))) || findAddress(ctx, memberId);
}
