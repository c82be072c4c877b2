import { fail } from '@qianpu/contract/failure';
import { listShops } from '#modules/shop';
import type { Ctx } from '#platform/ctx';

/** What staff decorate must be a shop of their merchant. */
export async function refuseForeignShop(ctx: Ctx, cid: string): Promise<void> {
  const shops = await listShops(ctx);
  if (!shops.some((shop) => shop.cid === cid)) throw fail('NOT_FOUND');
}
