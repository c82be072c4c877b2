import { fail } from '@qianpu/contract/failure';
import type { Ctx } from '#platform/ctx';
import { listOrganisations } from './shop.repo.ts';

/** What staff work on must be a shop of their merchant. */
export async function refuseForeignShop(ctx: Ctx, cid: string): Promise<void> {
  const shops = await listOrganisations(ctx);
  if (!shops.some((shop) => shop.cid === cid)) throw fail('NOT_FOUND');
}
