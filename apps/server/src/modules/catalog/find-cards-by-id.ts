import type { ProductCard } from '@qianpu/contract/types';
import { listShops } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import { viewCard } from './catalog.view.ts';
import { listCardsById } from './goods-list.repo.ts';

interface CardWithSaleState extends ProductCard {
  readonly isOnSale: boolean;
  /** Another shop of the merchant that sells it, where this one does not. */
  readonly otherShop: { readonly cid: string; readonly shopName: string } | null;
}

/** Cards of goods a member keeps, whether the shop sells them now or not; by their ids. */
export async function findCardsById(ctx: Ctx, cid: string, ids: readonly string[]): Promise<ReadonlyMap<string, CardWithSaleState>> {
  const open = (await listShops(ctx)).filter(({ status }) => status !== 'CLOSED');
  const rows = await listCardsById(
    ctx,
    cid,
    ids,
    open.map((shop) => shop.cid),
  );
  const otherShop = (otherCid: string | null) => {
    const shop = open.find((one) => one.cid === otherCid);
    return shop ? { cid: shop.cid, shopName: shop.name } : null;
  };
  return new Map(rows.map((row) => [row.id, { ...viewCard(row), isOnSale: row.is_on_sale, otherShop: otherShop(row.other_cid) }]));
}
