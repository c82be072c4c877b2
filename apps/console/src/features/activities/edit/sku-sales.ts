import type { OutputOf } from '#api/calls';
import type { Finding } from '../activity.types.ts';
import type { SkuPrice } from './activity-values.ts';

type Listing = OutputOf<'catalog.listing.list'>['list'][number];

interface SkuAt {
  readonly cid: string;
  readonly priceFen: number;
  readonly available: number;
}

/** How the activity's shops sell a SKU. */
export interface SkuSales {
  readonly skuId: string;
  readonly specs: string;
  /** Where it is on sale. */
  readonly shops: readonly SkuAt[];
  /** Shops of the activity that do not sell it; of all shops those that list it and do not. */
  readonly notAt: readonly string[];
}

/** As far as it has come. */
export interface GoodsSales {
  readonly skus: readonly SkuSales[] | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Every SKU of a goods as these shops sell it. `areNamed`: they were chosen one by one. */
export function skuSales(listings: readonly Listing[], cids: readonly string[], areNamed: boolean): SkuSales[] {
  const own = listings.filter(({ cid }) => cids.includes(cid));
  const skus = new Map((own.length > 0 ? own : listings).flatMap((listing) => listing.skus.map((sku) => [sku.skuId, sku] as const)));
  return [...skus.values()].map(({ skuId, specs }) => {
    const shops = own.flatMap(({ cid, shelf, skus: sold }): SkuAt[] => {
      const sku = sold.find((one) => one.skuId === skuId);
      return shelf !== 'ON_SHELF' || sku?.priceFen == null ? [] : [{ cid, priceFen: sku.priceFen, available: sku.available }];
    });
    const selling = new Set(shops.map(({ cid }) => cid));
    const asked = areNamed ? cids : own.map(({ cid }) => cid);
    return { skuId, specs: specs.map(({ value }) => value).join(' / '), shops, notAt: asked.filter((cid) => !selling.has(cid)) };
  });
}

/** The lowest and the highest price of the shops; null where none sells it. */
export function dailyPrice({ shops }: SkuSales): readonly [number, number] | null {
  const prices = shops.map(({ priceFen }) => priceFen);
  return prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)];
}

/** What the shop with the least has to sell. */
export const leastAvailable = ({ shops }: SkuSales): number => Math.min(...shops.map(({ available }) => available));

/** What publishing would say of a SKU as it is priced now; the server's rule (rules 10.3), so that it is seen while typing. */
export function skuFindings({ skuId, priceFen, stock }: SkuPrice, { shops, notAt }: SkuSales): Finding[] {
  if (priceFen === null) return [];
  const sold = shops.flatMap(({ cid, priceFen: listFen, available }): Finding[] => {
    const at = { cid, skuId };
    const found: Finding[] = priceFen >= listFen ? [{ code: 'PRICE_NOT_LOWER', isFatal: true, ...at, listFen }] : [];
    if (stock !== null && stock > available) found.push({ code: 'STOCK_SHORT', isFatal: true, ...at, available });
    if (stock !== null && stock === available) found.push({ code: 'STOCK_ALL', isFatal: false, ...at, available });
    return found;
  });
  return [...sold, ...notAt.map((cid): Finding => ({ code: 'OFF_SHELF', isFatal: false, cid, skuId }))];
}

/** The gravest first, one of each sort: a row says what to mend, not how often. */
export function worstFindings(findings: readonly Finding[]): Finding[] {
  const first = new Map<Finding['code'], Finding>();
  for (const finding of findings) if (!first.has(finding.code)) first.set(finding.code, finding);
  return [...first.values()].toSorted((a, b) => Number(b.isFatal) - Number(a.isFatal));
}
