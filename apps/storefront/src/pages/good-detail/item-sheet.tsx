import type { Product } from '@qianpu/contract/types';
import { useAddToCart } from '#features/cart';
import type { SkuChoice, SkuOffer, SkuPurpose } from '#features/purchase';
import { SkuSheet } from '#features/purchase';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { useGo } from '#navigation/use-go';
import { beginCheckout } from '#session/checkout';
import { useShop } from '#session/shop-context';
import { itemBandTexts } from './item-band.texts.ts';
import type { ItemOffer } from './use-item-offer.ts';
import { useItemOffer } from './use-item-offer.ts';

interface ItemSheetProps {
  readonly item: Product;
  readonly chosen: SkuChoice;
  readonly purpose: SkuPurpose;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Choosing and buying: what it takes comes ahead of the tap, but after the page. */
export function ItemSheet({ item, chosen, purpose, onClose, ...shown }: ItemSheetProps) {
  const { cid, mid } = useShop();
  const go = useGo();
  const addToCart = useAddToCart();
  const offer = useItemOffer(item.id, item.skus.length > 1 && chosen.isChosen ? chosen.sku?.id : undefined);
  const words = useOfferWords(offer);
  const isAtOffer = (skuId: string) => offer?.isOpen === true && offer.skuPrices.some((sku) => sku.skuId === skuId);
  const add = async (skuId: string, quantity: number) => {
    await addToCart({ cid, goodsId: item.id, skuId, quantity });
    onClose();
  };
  const buy = (skuId: string, quantity: number) => {
    const named =
      offer?.token && isAtOffer(skuId) ? ({ kind: 'PRIVILEGED', activityId: offer.activity.id, token: offer.token } as const) : undefined;
    beginCheckout(mid, [{ cid, skuId, quantity }], named);
    go('orderConfirm');
  };
  // A cart knows nothing of links.
  const isForCart = purpose === 'add' && offer?.token;
  return (
    <SkuSheet
      item={item}
      chosen={chosen}
      purpose={purpose}
      offer={isForCart ? undefined : words}
      {...shown}
      onClose={onClose}
      onAdd={add}
      onBuy={buy}
    />
  );
}

/** What the sheet says of an activity that can be had. */
function useOfferWords(offer: ItemOffer | null): SkuOffer | undefined {
  const texts = useTexts(itemBandTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  if (!offer?.isOpen) return undefined;
  const { activity, skuPrices, left, token } = offer;
  const notes = [
    activity.perMember !== null && texts.limit(activity.perMember),
    left !== null && left !== activity.perMember && texts.left(left),
    token !== null && texts.buyNowOnly,
  ];
  return {
    skuPrices,
    mark: promotionKinds[activity.terms.kind],
    note: notes.filter(Boolean).join(' · '),
    left: left ?? activity.perMember,
    isNamed: token !== null,
  };
}
