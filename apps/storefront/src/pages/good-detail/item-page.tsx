import type { Product } from '@qianpu/contract/types';
import type { ComponentProps } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRead } from '#api/read-query';
import { deliveryOf, ItemGallery, ItemSummary, product, visitorPrices } from '#features/item';
import type { SkuPurpose } from '#features/purchase';
import { ItemBar, ItemChoice, isSoldOut, stylesOf, useSkuChoice } from '#features/purchase';
import { reviewSummary } from '#features/review';
import { useMessages } from '#i18n/messages';
import { loadChunk } from '#lib/load-chunk';
import type { PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { DeferredPart, partOf } from '#ui/deferred-part';
import { FailedPage } from '#ui/failed';
import { KeyedRows } from '#ui/keyed-row';
import { ItemSkeleton } from '#ui/skeleton';
import styles from './item-page.module.css';

export const queries: PageQueries = ({ id = '' }, { cid }) => [product(cid, id)];
export const asides: PageQueries = ({ id = '' }, { cid }) => [reviewSummary(id), visitorPrices(cid, [id]), deliveryOf(cid, id)];

const loadItemLater = () => import('./item-deferred.tsx');
type ItemLater = Awaited<ReturnType<typeof loadItemLater>>;
const part = <N extends keyof ItemLater>(name: N) =>
  partOf<ItemLater, ComponentProps<ItemLater[N]>>('goodDetail', loadItemLater, (later) => later[name] as never);
const actions = part('ItemActions');
const band = part('ItemBand');
const below = part('ItemBelow');
const ways = part('ItemBarLinks');
const best = part('ItemBestPrice');
const share = part('ItemShare');
const terms = part('ItemTerms');
const offers = part('ItemOffers');
export const parts = [actions, band, below, ways, best, offers, share, terms];

export function Page({ query: { id = '' } }: PageProps) {
  const { cid } = useShop();
  const { goodsDetails } = useMessages();
  const { data: item, isError, refetch } = useRead(product(cid, id));
  // asked for together with the item: what stands below it comes at once, or pushes away what does
  const { data: reviews } = useRead(reviewSummary(id));
  return (
    <main className={styles.page}>
      <TopBar title={goodsDetails} isHeading={false} ground={isError && !item ? 'page' : 'picture'}>
        {item && <DeferredPart of={actions} id={id} />}
      </TopBar>
      {!item && (isError ? <FailedPage onRetry={refetch} /> : <ItemSkeleton />)}
      {item && <Item item={item} goodRate={reviews?.goodRate ?? null} onStale={refetch} />}
    </main>
  );
}

const loadSheet = () => loadChunk(() => import('./item-sheet.tsx'));
const ItemSheet = lazy(() => loadSheet().then((module) => ({ default: module.ItemSheet })));

interface ItemProps {
  readonly item: Product;
  readonly goodRate: number | null;
  /** Before somebody chooses: stock may have changed since the page was made. */
  readonly onStale: () => void;
}

function Item({ item, goodRate, onStale }: ItemProps) {
  const chosen = useSkuChoice(item);
  const [sheet, setSheet] = useState<{ readonly purpose: SkuPurpose; readonly isOpen: boolean } | null>(null);
  useEffect(() => {
    // Ahead of the tap; should it not come, the tap asks again and the page says so.
    loadSheet().catch(() => {});
  }, []);
  const open = (purpose: SkuPurpose) => {
    onStale();
    // what was on show stays chosen, even if it is gone by now
    chosen.setChoice(chosen.choice);
    setSheet({ purpose, isOpen: true });
  };
  const close = () => sheet && setSheet({ ...sheet, isOpen: false });
  const skuStyles = stylesOf(item.skus);
  const sku = chosen.isChosen ? chosen.sku : undefined;
  // what has one SKU alone has its price
  const ofSku = item.skus.length > 1 ? sku?.id : undefined;
  return (
    <div className={styles.item} data-wide>
      <div className={styles.gallery}>
        <ItemGallery item={item} skuStyles={skuStyles} shown={sku?.picture} />
      </div>
      <div className={styles.facts}>
        <DeferredPart of={band} id={item.id} skuId={ofSku} />
        <ItemSummary
          item={item}
          sku={sku}
          goodRate={goodRate}
          best={<DeferredPart of={best} id={item.id} skuId={ofSku} />}
          offers={<DeferredPart of={offers} id={item.id} skuId={ofSku} />}
        >
          <DeferredPart of={share} id={item.id} />
        </ItemSummary>
        <KeyedRows>
          <ItemChoice item={item} chosen={chosen} skuStyles={skuStyles} onOpen={() => open('choose')} />
          <DeferredPart of={terms} id={item.id} skuId={ofSku} />
        </KeyedRows>
        <DeferredPart of={below} id={item.id} />
        <ItemBar isSoldOut={isSoldOut(item)} onOpen={open}>
          <DeferredPart of={ways} id={item.id} />
        </ItemBar>
      </div>
      {sheet && (
        <Suspense fallback={null}>
          <ItemSheet item={item} chosen={chosen} {...sheet} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
