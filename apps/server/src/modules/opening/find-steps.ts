import type { OutputOf } from '@qianpu/contract/types';
import { hasShelf } from '#modules/catalog';
import { hasOwnHome } from '#modules/decoration';
import { listFreightCids } from '#modules/delivery';
import { hasOwnAgreements } from '#modules/member';
import { hasPaidOrder } from '#modules/order';
import { hasPayAccountInUse } from '#modules/payment';
import { hasHost, listShops } from '#modules/shop';
import type { Ctx } from '#platform/ctx';

/** The first steps of a merchant, in the order they are best taken. */
export async function findSteps(ctx: Ctx): Promise<OutputOf<'shop.opening.find'>> {
  const steps = {
    shop: (await listShops(ctx)).length > 0,
    goods: await hasShelf(ctx),
    payAccount: await hasPayAccountInUse(ctx),
    freight: (await listFreightCids(ctx)).length > 0,
    agreements: await hasOwnAgreements(ctx),
    host: await hasHost(ctx),
    home: await hasOwnHome(ctx),
    paidOrder: await hasPaidOrder(ctx),
  };
  return { steps, isDone: Object.values(steps).every(Boolean) };
}
