import { useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '#i18n/texts';
import { useOwnShops } from '#session/shops';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Page } from '#ui/page';
import { offersOf } from '../shop-offers.ts';
import { useGoodsOnce } from '../use-goods-once.ts';
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

function Loaded({ id, onSaved }: { readonly id: string; readonly onSaved: () => void }) {
  const texts = useTexts(editTexts);
  const shops = useOwnShops();
  const { first, failed, retry } = useGoodsOnce(id);
  if (failed)
    return (
      <Page title={texts.newGoods} back="/goods">
        <Failed refusal={failed.error} onRetry={retry} />
      </Page>
    );
  if (!first || shops.length === 0) return <ListSkeleton columns={3} />;
  const { goods, list } = first;
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
