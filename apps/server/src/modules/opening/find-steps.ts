import type { OutputOf } from '@qianpu/contract/types';
import { hasShelf } from '#modules/catalog';
import { hasOwnHome } from '#modules/decoration';
import { listFreightCids } from '#modules/delivery';
import { hasOwnAgreements } from '#modules/member';
import { hasPaidOrder } from '#modules/order';
import { hasPayAccountInUse } from '#modules/payment';
import { hasHost, listShops } from '#modules/shop';
import type { Ctx } from '#platform/ctx';

type Opening = OutputOf<'shop.opening.find'>;

/** Without a host of its own a merchant sells at one that is shared, without a home of its own with one made of its goods. */
const optional: Opening['optional'] = ['host', 'home'];

/** The first steps of a merchant, in the order they are best taken. */
export async function findSteps(ctx: Ctx): Promise<Opening> {
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
  const needed = (Object.keys(steps) as (keyof typeof steps)[]).filter((step) => !optional.includes(step));
  return { steps, optional, isDone: needed.every((step) => steps[step]) };
}
