import { findSettingsByShop } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import type { ShipWithin } from './staff-search.types.ts';

/** null: of every shop. */
export async function findShipWithin(ctx: Ctx, cids: readonly string[] | null): Promise<ShipWithin> {
  const settings = await findSettingsByShop(ctx, 'order', cids);
  return new Map([...settings].map(([cid, { shipWithinHours }]) => [cid, shipWithinHours]));
}
