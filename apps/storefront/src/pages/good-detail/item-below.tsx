import { useRead } from '#api/read-query';
import { ItemDetail, ItemRelated, product } from '#features/item';
import { isSoldOut, SellerCard } from '#features/purchase';
import { ReviewSection } from '#features/review';
import { statusOf } from '#features/support';
import { useShop } from '#session/shop-context';

/** What stands below the first screen. Who cannot have these goods sees first what else there is. */
export function ItemBelow({ id }: { readonly id: string }) {
  const { cid } = useShop();
  const { data: item } = useRead(product(cid, id));
  const { data: seller } = useRead(statusOf(cid));
  if (!item) return null;
  const isGone = isSoldOut(item);
  const related = <ItemRelated key={id} id={id} isSoldOut={isGone} />;
  return (
    <>
      {isGone && related}
      <ReviewSection goodsId={id} />
      <SellerCard rating={seller?.rating ?? null} />
      <ItemDetail item={item} />
      {!isGone && related}
    </>
  );
}
