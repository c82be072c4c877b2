import type { ActivityDraft, ActivityFinding, PackageTerms, ShopSku } from './activity.types.ts';

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

interface SoldParts {
  readonly cid: string;
  /** The cheapest SKU of each part that the shop has. */
  readonly offers: readonly { readonly goodsId: string; readonly skuId: string; readonly priceFen: number; readonly isOnShelf: boolean }[];
}

/** What the shops say of a package: parts that are on no shelf, a price that is not below that of the cheapest choice. */
export function packageFindings(terms: PackageTerms, shops: readonly SoldParts[]): ActivityFinding[] {
  const whole = shops.flatMap(({ cid, offers }) => {
    const priceOf = new Map(offers.filter(({ isOnShelf }) => isOnShelf).map(({ goodsId, priceFen }) => [goodsId, priceFen]));
    const listFen = cheapestSetFen(terms, priceOf);
    return listFen === null ? [] : [{ cid, listFen }];
  });
  if (whole.length === 0) return [{ code: 'NO_GOODS', isFatal: true }];
  const { price } = terms;
  if (price.by === 'PERCENT') return [];
  return whole
    .filter(({ listFen }) => price.priceFen >= listFen)
    .map(({ cid, listFen }) => ({ code: 'PRICE_NOT_LOWER', isFatal: true, cid, listFen }));
}

/** Null: a part is missing. */
function cheapestSetFen({ parts, choose }: PackageTerms, priceOf: ReadonlyMap<string, number>): number | null {
  const costs = parts.map(({ goodsId, pieces, isMain }) => {
    const unitFen = priceOf.get(goodsId);
    return { isFixed: isMain || choose === null, fen: unitFen === undefined ? null : unitFen * pieces };
  });
  const fixed = costs.filter(({ isFixed }) => isFixed).map(({ fen }) => fen);
  const others = costs.filter(({ isFixed, fen }) => !isFixed && fen !== null).map(({ fen }) => fen ?? 0);
  if (fixed.includes(null) || others.length < (choose ?? 0)) return null;
  const chosen = others.toSorted((a, b) => a - b).slice(0, choose ?? 0);
  return [...fixed, ...chosen].reduce<number>((sum, fen) => sum + (fen ?? 0), 0);
}
