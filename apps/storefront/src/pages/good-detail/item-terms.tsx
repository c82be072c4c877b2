import { useRead } from '#api/read-query';
import { ItemPromises, product } from '#features/item';
import { useShop } from '#session/shop-context';
import { ItemDelivery } from './item-delivery.tsx';

interface ItemTermsProps {
  readonly id: string;
  /** The one that was chosen among several. */
  readonly skuId?: string | undefined;
}

/** The rows below what is chosen: where it goes, and what the shop stands for. */
export function ItemTerms({ id, skuId }: ItemTermsProps) {
  const { cid } = useShop();
  const { data: item } = useRead(product(cid, id));
  return (
    <>
      <ItemDelivery id={id} skuId={skuId} />
      {item && <ItemPromises promises={item.promises} />}
    </>
  );
}
