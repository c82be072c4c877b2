import { useCurrentShop } from '#lib/current-shop';
import { useBasket } from '#lib/use-basket';
import { useWritableShops } from './basics-card.tsx';
import { type CouponValues, scopeKindOf } from './coupon-values.ts';

/** A basket to try a coupon on: the first goods or category it names, else what sells best, in one of its shops. */
export function useSample(values: CouponValues) {
  const shops = useCouponShops(values);
  const by = scopeKindOf(values);
  return useBasket({
    shops,
    goodsId: by === 'GOODS' ? values.goods[0]?.id : undefined,
    categoryId: by === 'CATEGORIES' ? values.categoryIds[0] : undefined,
  });
}

/** The coupon's shops, the one looked at first. */
function useCouponShops({ shopsBy, cids }: CouponValues) {
  const { shops } = useWritableShops();
  const current = useCurrentShop();
  const own = shopsBy === 'SOME' && cids.length > 0 ? shops.filter(({ cid }) => cids.includes(cid)) : shops;
  return own.toSorted((a, b) => Number(b.cid === current) - Number(a.cid === current));
}
