import type { Product } from '@qianpu/contract/types';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRead } from '#api/read-query';
import { CartBadgeLink, useAddToCart } from '#features/cart';
import { ItemGallery, ItemSummary, product } from '#features/item';
import type { SkuPurpose } from '#features/purchase';
import { ItemBar, ItemChoice, isSoldOut, SellerCard, useSkuChoice } from '#features/purchase';
import { ShareButton } from '#features/share';
import { ServiceButton } from '#features/support';
import { useMessages } from '#i18n/messages';
import { loadChunk } from '#lib/load-chunk';
import type { PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useGo } from '#navigation/use-go';
import { beginCheckout } from '#session/checkout';
import { useShop } from '#session/shop-context';
import { FailedPage } from '#ui/failed';
import { Picture } from '#ui/picture';
import { ItemSkeleton } from '#ui/skeleton';
import styles from './item-page.module.css';

export const queries: PageQueries = ({ id = '' }, { cid }) => [product(cid, id)];

export function Page({ query: { id = '' } }: PageProps) {
  const { cid } = useShop();
  const { titles } = useMessages();
  const { data: item, isError, refetch } = useRead(product(cid, id));
  return (
    <main className={styles.page}>
      <TopBar title={titles.item} isHeading={false} ground={isError && !item ? 'page' : 'picture'} />
      {!item && (isError ? <FailedPage onRetry={refetch} /> : <ItemSkeleton />)}
      {item && <Item item={item} onStale={refetch} />}
    </main>
  );
}

const loadSkuSheet = () => loadChunk(() => import('../../features/purchase/sku-sheet.tsx'));
const SkuSheet = lazy(() => loadSkuSheet().then((module) => ({ default: module.SkuSheet })));

interface ItemProps {
  readonly item: Product;
  /** Before somebody chooses: stock may have changed since the page was made. */
  readonly onStale: () => void;
}

function Item({ item, onStale }: ItemProps) {
  const { cid, mid } = useShop();
  const go = useGo();
  const addToCart = useAddToCart();
  const chosen = useSkuChoice(item);
  const [sheet, setSheet] = useState<{ readonly purpose: SkuPurpose; readonly isOpen: boolean } | null>(null);
  useEffect(() => {
    // Ahead of the tap; should it not come, the tap asks again and the page says so.
    loadSkuSheet().catch(() => {});
  }, []);
  const open = (purpose: SkuPurpose) => {
    onStale();
    setSheet({ purpose, isOpen: true });
  };
  const close = () => sheet && setSheet({ ...sheet, isOpen: false });
  const add = async (skuId: string, quantity: number) => {
    await addToCart({ cid, goodsId: item.id, skuId, quantity });
    close();
  };
  const buy = (skuId: string, quantity: number) => {
    beginCheckout(mid, [{ cid, skuId, quantity }]);
    go('orderConfirm');
  };
  return (
    <>
      <ItemGallery title={item.title} pictures={item.pictures} />
      <ItemSummary item={item}>
        <ShareButton address={{ name: 'goodDetail', query: { id: item.id } }} />
      </ItemSummary>
      <ItemChoice item={item} chosen={chosen} onOpen={() => open('choose')} />
      <SellerCard />
      <ItemDetail item={item} />
      <ItemBar isSoldOut={isSoldOut(item.skus)} onOpen={open}>
        <ServiceButton />
        <CartBadgeLink />
      </ItemBar>
      {sheet && (
        <Suspense fallback={null}>
          <SkuSheet item={item} chosen={chosen} {...sheet} onClose={close} onAdd={add} onBuy={buy} />
        </Suspense>
      )}
    </>
  );
}

function ItemDetail({ item }: { readonly item: Product }) {
  const { details } = useMessages();
  return (
    <section className={styles.detail}>
      <h2 className={styles.heading}>{details}</h2>
      {item.detail.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {item.pictures.slice(1).map((picture) => (
        <Picture
          key={picture}
          pictureKey={picture}
          alt=""
          sizes="(min-width: 540px) 492px, calc(100vw - 48px)"
          className={styles.picture}
        />
      ))}
    </section>
  );
}
