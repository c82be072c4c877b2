import type { ActivityDraft, ActivityFinding, ShopSku } from './activity.types.ts';

interface Sold extends ShopSku {
  readonly priceFen: number;
  readonly isOnShelf: boolean;
  readonly available: number;
}

/** What the shops say of the SKUs an activity names. */
export function goodsFindings({ goods, cids: named }: ActivityDraft, cids: readonly string[], sold: readonly Sold[]): ActivityFinding[] {
  const soldAt = new Map(sold.map((one) => [`${one.cid}/${one.skuId}`, one]));
  const isSomewhere = sold.some(({ isOnShelf }) => isOnShelf);
  const each = cids.flatMap((cid) =>
    goods.flatMap((wanted) => {
      const one = soldAt.get(`${cid}/${wanted.skuId}`);
      // Of every shop: those that have it.
      if (!one?.isOnShelf)
        return named.length === 0 && !one ? [] : [{ code: 'OFF_SHELF', isFatal: false, cid, skuId: wanted.skuId } as const];
      return skuFindings(wanted, one);
    }),
  );
  return isSomewhere ? each : [...each, { code: 'NO_GOODS', isFatal: true }];
}

function skuFindings(
  { priceFen, stock }: ActivityDraft['goods'][number],
  { cid, skuId, priceFen: listFen, available }: Sold,
): ActivityFinding[] {
  const found: ActivityFinding[] = [];
  if (priceFen >= listFen) found.push({ code: 'PRICE_NOT_LOWER', isFatal: true, cid, skuId, listFen });
  if (stock !== null && stock > available) found.push({ code: 'STOCK_SHORT', isFatal: true, cid, skuId, available });
  if (stock !== null && stock === available) found.push({ code: 'STOCK_ALL', isFatal: false, cid, skuId, available });
  return found;
}
