import type { Ctx } from '#platform/ctx';
import { findMerchant as findRow, listOrganisations } from './shop.repo.ts';
import type { Merchant } from './shop.types.ts';

/** The merchant with its shops, or null when this pod has no such merchant. */
export async function findMerchant(ctx: Ctx): Promise<Merchant | null> {
  const [row, organisations] = await Promise.all([findRow(ctx), listOrganisations(ctx)]);
  if (!row) return null;
  const shops = organisations.map((shop) => ({
    cid: shop.cid,
    name: shop.name,
    note: shop.note,
    squareLogo: shop.square_logo,
    hasNavigation: shop.shop_navigation,
    status: shop.status,
  }));
  return { name: row.name, defaultCid: row.default_cid, clientTypes: row.client_types, languages: row.languages, shops };
}
