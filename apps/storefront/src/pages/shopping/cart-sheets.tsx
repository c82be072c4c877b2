import { lazy, Suspense, useState } from 'react';
import type { CartLine, CartShop } from '#features/cart';
import { loadChunk } from '#lib/load-chunk';

const CouponsSheet = lazy(async () => ({ default: (await loadChunk(() => import('./coupons-sheet.tsx'))).CouponsSheet }));
const CartSkuSheet = lazy(async () => ({ default: (await loadChunk(() => import('./sku-sheet.tsx'))).CartSkuSheet }));

/** What was opened last; it stays while its sheet slides away. */
type Opened = { readonly isOpen: boolean } & ({ readonly line: CartLine } | { readonly shop: CartShop });

type Exchange = (line: CartLine, skuId: string, quantity: number) => void;

/** The sheets a cart opens, loaded with the first tap. */
export function useCartSheets(onExchange: Exchange) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(opened && { ...opened, isOpen: false });
  const sheets = opened && (
    <Suspense fallback={null}>
      {'line' in opened ? (
        <CartSkuSheet
          key={`${opened.line.cid} ${opened.line.skuId}`}
          {...opened}
          onClose={close}
          onChange={(skuId, quantity) => onExchange(opened.line, skuId, quantity)}
        />
      ) : (
        <CouponsSheet key={opened.shop.cid} {...opened} onClose={close} />
      )}
    </Suspense>
  );
  return {
    sheets,
    onSku: (line: CartLine) => setOpened({ line, isOpen: true }),
    onCoupons: (shop: CartShop) => setOpened({ shop, isOpen: true }),
  };
}
