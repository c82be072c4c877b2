import type { Product, ProductCard } from '@qianpu/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAddToCart } from '#features/cart';
import { product } from '#features/item';
import { SkuSheet, useSkuChoice } from '#features/purchase';
import { useMessages } from '#i18n/messages';
import { useGo } from '#navigation/use-go';
import { beginCheckout } from '#session/checkout';
import { useShop } from '#session/shop-context';
import { useToast } from '#ui/toast';

interface QuickAddSheetProps {
  /** A new object for each tap. */
  readonly tapped: { readonly goods: ProductCard };
}

/** Goods with one SKU go into the cart at once, others are chosen from first. */
export function QuickAddSheet({ tapped }: QuickAddSheetProps) {
  const { cid } = useShop();
  const client = useQueryClient();
  const toast = useToast();
  const { pageFailed } = useMessages();
  const addToCart = useAddToCart();
  const [item, setItem] = useState<Product | null>(null);
  const open = useEffectEvent(async (goods: ProductCard) => {
    const found = await client.fetchQuery<Product>({ ...product(cid, goods.id), staleTime: 0 });
    const [sku, ...others] = found.skus;
    const { min } = found.quantity;
    if (sku && others.length === 0 && sku.stock >= min) await addToCart({ cid, goodsId: goods.id, skuId: sku.id, quantity: min });
    else setItem(found);
  });
  const say = useEffectEvent((error: Error) => toast(error.message || pageFailed.text));
  useEffect(() => {
    open(tapped.goods).catch(say);
  }, [tapped]);
  return item && <ChoiceSheet key={item.id} item={item} onClose={() => setItem(null)} />;
}

function ChoiceSheet({ item, onClose }: { readonly item: Product; readonly onClose: () => void }) {
  const { cid, mid } = useShop();
  const go = useGo();
  const addToCart = useAddToCart();
  const chosen = useSkuChoice(item);
  const add = async (skuId: string, quantity: number) => {
    await addToCart({ cid, goodsId: item.id, skuId, quantity });
    onClose();
  };
  const buy = (skuId: string, quantity: number) => {
    beginCheckout(mid, [{ cid, skuId, quantity }]);
    go('orderConfirm');
    onClose();
  };
  return <SkuSheet item={item} chosen={chosen} purpose="add" isOpen onClose={onClose} onAdd={add} onBuy={buy} />;
}
