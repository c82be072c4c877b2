import { useEffect, useEffectEvent, useState } from 'react';
import { cartDrawing } from '#drawings/cart';
import { CartContent, cartTexts, useCart, useMergeGuestCart } from '#features/cart';
import { EndlessGoods, goodsPages } from '#features/item';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { PageLink } from '#navigation/page-link';
import { TopBar } from '#navigation/top-bar';
import { useGo } from '#navigation/use-go';
import { beginCheckout } from '#session/checkout';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import { SectionHeader } from '#ui/section-header';
import { OrdersSkeleton } from '#ui/skeleton';
import styles from './cart-page.module.css';
import { useCartSheets } from './cart-sheets.tsx';

export function Page() {
  const { mid } = useShop();
  const titles = useTitles();
  const texts = useTexts(cartTexts);
  const go = useGo();
  const { cart, isError, refetch, ...actions } = useCart();
  const [isEditing, setEditing] = useState(false);
  useLateMerge();
  const { sheets, ...openers } = useCartSheets(({ cid, skuId }, newSkuId, quantity) =>
    actions.change([{ cid, skuId, quantity, ...(newSkuId !== skuId && { newSkuId }) }]),
  );
  const isEmpty = cart !== null && cart.shops.length === 0 && cart.invalid.length === 0;
  const checkOut = () => {
    beginCheckout(mid, 'ticked');
    go('orderConfirm');
  };
  return (
    <main className={styles.page}>
      <TopBar title={titles.cart} isTab>
        {cart && !isEmpty && (
          <button type="button" className={styles.edit} onClick={() => setEditing(!isEditing)}>
            {isEditing ? texts.done : texts.edit}
          </button>
        )}
      </TopBar>
      {cart && !isEmpty && (
        <div className={styles.cart} data-wide>
          <CartContent key={String(isEditing)} cart={cart} isEditing={isEditing} onCheckout={checkOut} {...actions} {...openers} />
        </div>
      )}
      {sheets}
      {isEmpty && <EmptyCart />}
      {!cart && (isError ? <FailedPage onRetry={refetch} /> : <OrdersSkeleton />)}
    </main>
  );
}

/** A visitor's lines that could not join the member's cart at login do so when the cart is opened. */
function useLateMerge() {
  const { isMember } = useSession();
  const merge = useEffectEvent(useMergeGuestCart());
  useEffect(() => {
    if (isMember) void merge();
  }, [isMember]);
}

function EmptyCart() {
  const { cid } = useShop();
  const texts = useTexts(cartTexts);
  return (
    <>
      <EmptyState drawing={cartDrawing} words={texts.empty}>
        <PageLink page="index" className={buttonClass}>
          {texts.toHome}
        </PageLink>
      </EmptyState>
      <SectionHeader title={texts.recommended} subtitle="" place="floor" />
      <EndlessGoods pageAt={goodsPages(cid, { sortType: 'sold' })} />
    </>
  );
}
