import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useOwnShops } from '#session/shops';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Page } from '#ui/page';
import { offersOf } from '../shop-offers.ts';
import { draftOf, emptyDraft, onePriceOf } from './draft.ts';
import { editTexts } from './edit.texts.ts';
import { Editor } from './editor.tsx';

export function GoodsNewPage() {
  const shops = useOwnShops();
  return shops.length === 0 ? (
    <ListSkeleton columns={3} />
  ) : (
    <Editor
      saved={null}
      updatedAt={null}
      initial={emptyDraft}
      offers={offersOf(shops, [], null)}
      availableOf={() => 0}
      arePricesOne
      onSaved={() => undefined}
    />
  );
}

export function GoodsEditPage() {
  const { id = '' } = useParams();
  // Another round begins with what is stored now: after a save, or when somebody drops their changes.
  const [round, setRound] = useState(0);
  return <Loaded key={`${id} ${round}`} id={id} onSaved={() => setRound(round + 1)} />;
}

interface First {
  readonly goods: OutputOf<'catalog.goods.detail'>;
  readonly list: OutputOf<'catalog.listing.list'>['list'];
}

function Loaded({ id, onSaved }: { readonly id: string; readonly onSaved: () => void }) {
  const texts = useTexts(editTexts);
  const shops = useOwnShops();
  const detail = useRead('catalog.goods.detail', { id });
  const listings = useRead('catalog.listing.list', { goodsId: id, pageSize: 100 });
  const first = useRef<First | null>(null);
  const failed = [detail, listings].find(({ isError }) => isError);
  if (failed)
    return (
      <Page title={texts.newGoods} back="/goods">
        <Failed refusal={failed.error} onRetry={() => void Promise.all([detail.refetch(), listings.refetch()])} />
      </Page>
    );
  // Read once: what comes later, when a colleague saves or the window is looked at again, must not replace what is being typed.
  if (!first.current && detail.data && listings.data && !detail.isFetching && !listings.isFetching)
    first.current = { goods: detail.data, list: listings.data.list };
  if (!first.current || shops.length === 0) return <ListSkeleton columns={3} />;
  const { goods, list } = first.current;
  const stock = new Map<string, number>();
  for (const { skus } of list) for (const { skuId, available } of skus) stock.set(skuId, (stock.get(skuId) ?? 0) + available);
  return (
    <Editor
      saved={{ id, revision: goods.revision }}
      updatedAt={goods.updatedAt}
      initial={draftOf(goods, list)}
      offers={offersOf(shops, list, goods.categoryId)}
      availableOf={(skuId) => stock.get(skuId) ?? 0}
      arePricesOne={onePriceOf(list) !== null}
      onSaved={onSaved}
    />
  );
}
