import { Alert, App, Button } from 'antd';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import { categoryOptions } from '#lib/category-options';
import { useShopPath } from '#lib/current-shop';
import { useLeaveGuard } from '#lib/leave-guard';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { Card, Columns, Page, PageLink } from '#ui/page';
import { ListingsChanged } from '../listings-changed.tsx';
import type { ShopOffer } from '../shop-offers.ts';
import { ShopsTable } from '../shops-table.tsx';
import type { OfferOutcome } from '../use-offer-goods.ts';
import { BasicsCard } from './basics-card.tsx';
import { checksOf } from './checks.ts';
import { Conflict } from './conflict.tsx';
import { DetailCard } from './detail-card.tsx';
import type { Draft } from './draft.ts';
import { editTexts } from './edit.texts.ts';
import { ParametersCard, SizeTableCard } from './facts-card.tsx';
import { priceScopeOf } from './price-scope.ts';
import { EnglishCard, RulesCard } from './rules-card.tsx';
import { ChecksCard, PhoneCard } from './side-cards.tsx';
import { SkuCard } from './sku-card.tsx';
import { type Saved, useSaveGoods } from './use-save-goods.ts';

interface EditorProps {
  /** Null: a new one. */
  readonly saved: Saved | null;
  readonly updatedAt: number | null;
  readonly initial: Draft;
  readonly offers: readonly ShopOffer[];
  readonly availableOf: (skuId: string) => number;
  readonly arePricesOne: boolean;
  readonly onSaved: () => void;
}

export function Editor(props: EditorProps) {
  const { updatedAt, availableOf, arePricesOne } = props;
  const texts = useTexts(editTexts);
  const { lang } = useLang();
  const may = useMay();
  const edit = useEditing(props);
  const { draft, set, change, offers, saved } = edit;
  const categories = useRead('catalog.category.tree', {}).data?.list ?? [];
  const brands = useRead('catalog.brand.list', { pageSize: 100 }).data?.list ?? [];
  const errors = new Map(edit.issues.toReversed().map(({ path, text }) => [path.split('.')[0] ?? '', text]));
  const card = { draft, set, errors };
  const on = offers.filter(({ isOn }) => isOn).length;
  const scope = priceScopeOf({ mayList: may('catalog.listing.setMany'), arePricesOne });
  const areShopsHere = scope === 'here';
  const maySupply = areShopsHere && may('catalog.stock.supplyMany');
  return (
    <Page
      title={draft.title || texts.newGoods}
      back="/goods"
      aside={updatedAt !== null && texts.savedAt(shortTime(updatedAt, Date.now(), lang))}
      actions={
        may('catalog.goods.save') && (
          <Button type="primary" loading={edit.isSaving} onClick={() => void edit.save(areShopsHere)}>
            {areShopsHere && on > 0 ? texts.saveAndList(on) : texts.save}
          </Button>
        )
      }
    >
      {edit.isConflict && saved && <Conflict goodsId={saved.id} onReload={edit.reload} />}
      {edit.isChanged && <ListingsChanged onReload={edit.reload} />}
      {edit.issues.length > 0 && <Alert type="error" showIcon title={texts.fix(edit.issues.length)} />}
      {edit.refused.size > 0 && (
        <Alert type="warning" showIcon title={texts.unlisted} description={[...edit.refused.values()].join(' · ')} />
      )}
      <Columns
        aside={
          <>
            <ChecksCard checks={checksOf(draft, { shops: on, availableOf })} />
            <PhoneCard draft={draft} />
          </>
        }
      >
        <BasicsCard
          {...card}
          categories={categoryOptions(categories)}
          brands={brands.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SkuCard
          draft={draft}
          change={change}
          issues={edit.issues}
          availableOf={availableOf}
          scope={scope}
          maySupply={maySupply}
          saved={saved}
        />
        <Card
          title={texts.shops}
          note={texts.shopsNote(on, offers.length)}
          isFlush
          {...(saved && { extra: <PageLink to={`/goods/${saved.id}/listings`}>{texts.openListings}</PageLink> })}
        >
          {areShopsHere && <ShopsTable offers={offers} categories={categories} onChange={edit.setOffers} refusals={edit.refused} />}
        </Card>
        <ParametersCard {...card} />
        <SizeTableCard {...card} />
        <DetailCard {...card} />
        <RulesCard {...card} />
        <EnglishCard {...card} />
      </Columns>
    </Page>
  );
}

/** What is typed and not saved yet, and how it is saved. */
function useEditing({ saved: savedFirst, initial, offers: offersFirst, onSaved }: EditorProps) {
  const texts = useTexts(editTexts);
  const { message } = App.useApp();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const [start] = useState({ draft: initial, offers: offersFirst });
  const [draft, setDraft] = useState(start.draft);
  const [offers, setOffers] = useState(start.offers);
  const [saved, setSaved] = useState(savedFirst);
  const [shopOutcome, setShopOutcome] = useState<Pick<OfferOutcome, 'refused' | 'isChanged'>>({ refused: new Map(), isChanged: false });
  const [isConflict, setConflict] = useState(false);
  const release = useLeaveGuard(draft !== start.draft || offers !== start.offers);
  const set = useCallback((part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })), []);
  const { save: send, isSaving, issues } = useSaveGoods(() => setConflict(true));
  const save = async (areShopsSaved: boolean) => {
    const outcome = await send({ draft, saved, offers, areShopsSaved });
    if (!outcome) return window.scrollTo({ top: 0 });
    const { refused, isChanged } = outcome.shops;
    setShopOutcome({ refused, isChanged });
    if (refused.size > 0) {
      // The goods is there: the next save changes it instead of making another.
      setSaved(outcome.saved);
      setOffers(outcome.shops.offers);
      set({ rows: draft.rows.map((row, at) => ({ ...row, id: outcome.skuIds[at] ?? null })) });
      return;
    }
    const on = areShopsSaved ? offers.filter(({ isOn }) => isOn).length : 0;
    void message.success(on > 0 ? texts.savedAndListed(on) : texts.saved);
    release();
    if (savedFirst) onSaved();
    else void navigate(shopPath(`/goods/${outcome.saved.id}`), { replace: true });
  };
  const reload = () => {
    release();
    onSaved();
  };
  return { draft, set, change: setDraft, offers, setOffers, saved, ...shopOutcome, isConflict, isSaving, issues, save, reload };
}
