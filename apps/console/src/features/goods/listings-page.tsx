import { App, Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useLeaveGuard } from '#lib/leave-guard';
import { useMay } from '#session/me';
import { useOwnShops } from '#session/shops';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page, PageLink } from '#ui/page';
import { onePriceOf } from './edit/draft.ts';
import { ListingsChanged } from './listings-changed.tsx';
import { PriceTable } from './price-table.tsx';
import { offersOf, type ShopOffer, type SkuPrice } from './shop-offers.ts';
import { shopsTexts } from './shops.texts.ts';
import { ShopsTable } from './shops-table.tsx';
import { useGoodsOnce } from './use-goods-once.ts';
import { useOfferGoods } from './use-offer-goods.ts';

type Goods = OutputOf<'catalog.goods.detail'>;
type Entries = OutputOf<'catalog.listing.list'>['list'];

/** How each shop sells one goods: one price for all of them, or each its own. */
export function ListingsPage() {
  const { id = '' } = useParams();
  // Another round begins with what is stored now.
  const [round, setRound] = useState(0);
  return <Loaded key={`${id} ${round}`} id={id} onSaved={() => setRound(round + 1)} />;
}

function Loaded({ id, onSaved }: { readonly id: string; readonly onSaved: () => void }) {
  const texts = useTexts(shopsTexts);
  const shops = useOwnShops();
  const { first, failed, retry } = useGoodsOnce(id);
  if (failed)
    return (
      <Page title={texts.title} back="/goods">
        <Failed refusal={failed.error} onRetry={retry} />
      </Page>
    );
  if (!first || shops.length === 0) return <ListSkeleton columns={4} />;
  return <Listings goods={first.goods} entries={first.list} shops={shops} onSaved={onSaved} />;
}

interface ListingsProps {
  readonly goods: Goods;
  readonly entries: Entries;
  readonly shops: ReturnType<typeof useOwnShops>;
  readonly onSaved: () => void;
}

type Prices = Readonly<Record<string, Readonly<Record<string, SkuPrice>>>>;

const pricesOf = (entries: Entries): Prices =>
  Object.fromEntries(entries.map(({ cid, skus }) => [cid, Object.fromEntries(skus.map((sku) => [sku.skuId, sku]))]));

function useListings({ goods, entries, shops, onSaved }: ListingsProps) {
  const texts = useTexts(shopsTexts);
  const { message } = App.useApp();
  const [start] = useState(() => ({ offers: offersOf(shops, entries, goods.categoryId), prices: pricesOf(entries) }));
  const [offers, setOffers] = useState<readonly ShopOffer[]>(start.offers);
  const [prices, setPrices] = useState(start.prices);
  const [supply, setSupply] = useState<Readonly<Record<string, number | null>>>({});
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [isChanged, setChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const offer = useOfferGoods();
  const release = useLeaveGuard(offers !== start.offers || prices !== start.prices || Object.keys(supply).length > 0);
  const pricesIn = (cid: string): readonly SkuPrice[] =>
    goods.skus.map(({ id }) => ({
      skuId: id,
      priceFen: prices[cid]?.[id]?.priceFen ?? null,
      listPriceFen: prices[cid]?.[id]?.listPriceFen ?? null,
    }));
  const save = async () => {
    setSaving(true);
    const lines = Object.entries(supply).flatMap(([skuId, quantity]) => (quantity ? [{ skuId, quantity }] : []));
    try {
      const { refused, ...outcome } = await offer({ goodsId: goods.id, offers, pricesIn, supply: lines });
      const on = offers.filter(({ isOn }) => isOn).length;
      setRefusals(refused);
      setChanged(outcome.isChanged);
      if (refused.size > 0) {
        setOffers(outcome.offers);
        return void message.warning(texts.partly(on - refused.size, refused.size));
      }
      void message.success(texts.saved(on));
      release();
      onSaved();
    } catch {
      void message.error(texts.wrong);
    } finally {
      setSaving(false);
    }
  };
  const reload = () => {
    release();
    onSaved();
  };
  return { offers, setOffers, prices, setPrices, supply, setSupply, refusals, isChanged, isSaving, save, reload };
}

function Listings(props: ListingsProps) {
  const { goods } = props;
  const texts = useTexts(shopsTexts);
  const may = useMay();
  const edit = useListings(props);
  const categories = useRead('catalog.category.tree', {}).data?.list ?? [];
  const on = edit.offers.filter(({ isOn }) => isOn).length;
  return (
    <Page
      title={goods.title}
      back="/goods"
      {...(may('catalog.goods.save') && { aside: <PageLink to={`/goods/${goods.id}`}>{texts.edit}</PageLink> })}
      actions={
        may('catalog.listing.setMany') && (
          <Button type="primary" loading={edit.isSaving} onClick={() => void edit.save()}>
            {texts.save(on)}
          </Button>
        )
      }
    >
      {edit.isChanged && <ListingsChanged onReload={edit.reload} />}
      <Card title={texts.title} isFlush>
        <ShopsTable offers={edit.offers} categories={categories} onChange={edit.setOffers} refusals={edit.refusals} />
      </Card>
      <PricesCard {...props} edit={edit} />
    </Page>
  );
}

function PricesCard({ goods, entries, shops, edit }: ListingsProps & { readonly edit: ReturnType<typeof useListings> }) {
  const texts = useTexts(shopsTexts);
  const [isOne, setOne] = useState(onePriceOf(entries) !== null);
  const [chosen, setChosen] = useState(shops[0]?.cid ?? '');
  // With one price every shop is written; the first that has prices is shown.
  const shown = isOne ? (shops.find(({ cid }) => edit.prices[cid])?.cid ?? chosen) : chosen;
  const written = isOne ? shops.map(({ cid }) => cid) : [chosen];
  const setPrice = (skuId: string, change: Partial<SkuPrice>) =>
    edit.setPrices((now) => {
      const price = { skuId, priceFen: null, listPriceFen: null, ...now[shown]?.[skuId], ...change };
      return { ...now, ...Object.fromEntries(written.map((cid) => [cid, { ...now[isOne ? shown : cid], [skuId]: price }])) };
    });
  const seen = entries.filter(({ cid }) => isOne || cid === chosen).flatMap(({ skus }) => skus);
  const modes = [
    { value: 'same', label: texts.same },
    { value: 'each', label: texts.each },
  ];
  const extra = (
    <>
      <Segmented value={isOne ? 'same' : 'each'} options={modes} onChange={(mode) => setOne(mode === 'same')} />
      {!isOne && (
        <Select<string>
          aria-label={texts.whose}
          value={chosen}
          popupMatchSelectWidth={false}
          options={shops.map(({ cid, name }) => ({ value: cid, label: name }))}
          onChange={setChosen}
        />
      )}
    </>
  );
  return (
    <Card title={texts.price} note={texts.note} extra={extra}>
      <PriceTable
        skus={goods.skus}
        prices={edit.prices[shown] ?? {}}
        stockOf={(skuId) => seen.reduce((sum, sku) => sum + (sku.skuId === skuId ? sku.available : 0), 0)}
        supply={edit.supply}
        onPrice={setPrice}
        onSupply={(skuId, quantity) => edit.setSupply((now) => ({ ...now, [skuId]: quantity }))}
      />
    </Card>
  );
}
