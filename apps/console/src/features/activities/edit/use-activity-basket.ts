import { useBasket } from '#lib/use-basket';
import { type ActivityValues, isPriced, pricedSkus } from './activity-values.ts';
import { useActivityShops } from './use-writable-shops.ts';

/** A basket to try an activity on: the goods it names first, of a set exactly its parts. */
export function useActivityBasket(values: ActivityValues) {
  const { kind, scopeBy, goods, categoryIds, prices } = values;
  const shops = useActivityShops(values);
  const isScoped = !isPriced(values) && kind !== 'PACKAGE';
  const priced = prices.find(({ skus }) => skus.some(({ priceFen }) => priceFen !== null));
  return useBasket({
    shops,
    goodsId: isPriced(values) ? priced?.goods.id : isScoped && scopeBy === 'GOODS' ? goods[0]?.id : undefined,
    categoryId: isScoped && scopeBy === 'CATEGORIES' ? categoryIds[0] : undefined,
    prefers: new Set(isPriced(values) ? pricedSkus(values).map(({ skuId }) => skuId) : []),
    ...(kind === 'PACKAGE' && { only: setOf(values) }),
  });
}

/** One set: all parts, or the main ones and the first of the others. */
function setOf({ parts, setBy, choose }: ActivityValues) {
  const main = parts.filter(({ isMain }) => isMain);
  const others = parts.filter(({ isMain }) => !isMain).slice(0, choose ?? 1);
  return (setBy === 'ALL' ? parts : [...main, ...others]).map(({ goods, pieces }) => ({ goodsId: goods.id, quantity: pieces ?? 1 }));
}
