import type { Product } from '@qianpu/contract/types';
import { useAddToCart } from '#features/cart';
import type { SkuChoice, SkuPurpose } from '#features/purchase';
import { SkuSheet } from '#features/purchase';
import { useGo } from '#navigation/use-go';
import { beginCheckout } from '#session/checkout';
import { useShop } from '#session/shop-context';

interface ItemSheetProps {
  readonly item: Product;
  readonly chosen: SkuChoice;
  readonly purpose: SkuPurpose;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Choosing and buying: what it takes comes ahead of the tap, but after the page. */
export function ItemSheet({ item, onClose, ...shown }: ItemSheetProps) {
  const { cid, mid } = useShop();
  const go = useGo();
  const addToCart = useAddToCart();
  const add = async (skuId: string, quantity: number) => {
    await addToCart({ cid, goodsId: item.id, skuId, quantity });
    onClose();
  };
  const buy = (skuId: string, quantity: number) => {
    beginCheckout(mid, [{ cid, skuId, quantity }]);
    go('orderConfirm');
  };
  return <SkuSheet item={item} {...shown} onClose={onClose} onAdd={add} onBuy={buy} />;
}
