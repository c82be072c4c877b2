import { useRead } from '#api/read-query';
import { ItemDetail, ItemRelated, PriceNote, product } from '#features/item';
import { isSoldOut } from '#features/purchase';
import { QuestionSection } from '#features/question';
import { ReviewSection } from '#features/review';
import { useShop } from '#session/shop-context';
import { ItemPart } from './item-part.tsx';
import { ItemShop } from './item-shop.tsx';

/** What stands below the first screen. Who cannot have these goods sees first what else there is. */
export function ItemBelow({ id }: { readonly id: string }) {
  const { cid } = useShop();
  const { data: item } = useRead(product(cid, id));
  if (!item) return null;
  const isGone = isSoldOut(item);
  const related = (
    <ItemPart name="related">
      <ItemRelated key={id} id={id} isSoldOut={isGone} />
    </ItemPart>
  );
  return (
    <>
      {isGone && related}
      <ItemPart name="reviews">
        <ReviewSection goodsId={id} />
        <QuestionSection goodsId={id} />
      </ItemPart>
      <ItemShop key={id} id={id} />
      <ItemPart name="detail">
        <ItemDetail item={item} />
        <PriceNote />
      </ItemPart>
      {!isGone && related}
    </>
  );
}
