import { useState } from 'react';
import type { ReadQuery } from '#api/read-query';
import { useRead } from '#api/read-query';
import { category, EndlessGoods, firstGoodsPage, goodsPages } from '#features/item';
import type { SearchParams } from '#features/search';
import { FilterButton, filterCount, foundPage, QuickFilters, searchParamsOf, useFilterSheet, withoutFilters } from '#features/search';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import type { PageQuery } from '#navigation/address';
import type { PageHeadOf, PageProps, PageQueries } from '#navigation/page-module';
import { isId } from '#session/codec';
import { useShop } from '#session/shop-context';
import { useListForm } from '#session/use-list-form';
import { HiddenHeading } from '#ui/hidden-heading';
import { GoodsSkeleton } from '#ui/skeleton';
import type { Sort } from '#ui/sort-row';
import { SortRow } from '#ui/sort-row';
import { CategoryLinks } from './category-links.tsx';
import { ClassBar } from './class-bar.tsx';
import { classGoodsTexts } from './class-goods.texts.ts';
import styles from './class-goods-page.module.css';
import { NoGoods } from './no-goods.tsx';

/** A group the merchant has put together; a category goes before it. */
const groupOf = ({ id, groupId = '' }: PageQuery) => (!id && isId(groupId) ? groupId : null);

/** A category with what lies below it, or all goods of the shop; nothing is filtered yet. */
const listOf = ({ id = '' }: PageQuery): SearchParams => ({ ...searchParamsOf({}), within: id || null });

/** The goods the page shows first. */
export const firstPage = (query: PageQuery, cid: string): ReadQuery<'catalog.product.pageList' | 'catalog.search.goods'> => {
  const groupId = groupOf(query);
  return groupId ? firstGoodsPage(cid, { groupId, sortType: 'default' }) : foundPage(cid, listOf(query), 1);
};

export const queries: PageQueries = (query, { cid }) => [firstPage(query, cid), ...(query.id ? [category(cid, query.id)] : [])];

export const head: PageHeadOf = ({ id }, { cid }, cached) => {
  const title = id && cached(category(cid, id))?.name;
  return title ? { title } : {};
};

export function Page({ query }: PageProps) {
  const { cid } = useShop();
  const titles = useTitles();
  const { group } = useTexts(classGoodsTexts);
  const [form, setForm] = useListForm();
  const { id = '' } = query;
  const groupId = groupOf(query);
  const { data: found, isLoading } = useRead(category(cid, id), id !== '');
  return (
    <main className={styles.page}>
      <ClassBar title={id ? (found?.name ?? '') : groupId ? group : titles.allGoods} form={form} onForm={setForm} />
      {found && <CategoryLinks category={found} />}
      {isLoading && <GoodsSkeleton form={form} />}
      {/* Not before what stands above it: it would be pushed down. */}
      <div hidden={isLoading}>
        {groupId ? <GroupGoods groupId={groupId} form={form} /> : <FilteredGoods key={id} list={listOf(query)} form={form} />}
      </div>
    </main>
  );
}

interface GoodsProps {
  readonly form: ReturnType<typeof useListForm>[0];
}

/** Sorted, and without filters: a group is a few goods the merchant has chosen. */
function GroupGoods({ groupId, form }: GoodsProps & { readonly groupId: string }) {
  const { cid } = useShop();
  const { goods } = useMessages();
  const [sortType, setSort] = useState<Sort>('default');
  return (
    <>
      <SortRow current={sortType} onChoose={setSort} className={styles.sort} />
      <HiddenHeading>{goods}</HiddenHeading>
      <div className={styles.goods}>
        <EndlessGoods key={sortType} pageAt={goodsPages(cid, { groupId, sortType })} form={form} eagerCount={4} whenEmpty={<NoGoods />} />
      </div>
    </>
  );
}

/** Sorted and filtered as search results are. */
function FilteredGoods({ list, form }: GoodsProps & { readonly list: SearchParams }) {
  const { cid } = useShop();
  const { goods } = useMessages();
  const [params, setParams] = useState(list);
  const { data } = useRead(foundPage(cid, list, 1));
  // Below a category its own chips lead to narrower ones.
  const facets = data?.facets ? { ...data.facets, categories: list.within ? [] : data.facets.categories } : null;
  const [sheet, openSheet] = useFilterSheet(facets && { params, facets, onFilter: setParams });
  const count = filterCount(params);
  return (
    <>
      <SortRow current={params.sortType} onChoose={(sortType) => setParams({ ...params, sortType })} className={styles.sort}>
        <FilterButton count={count} isOff={facets === null} onOpen={openSheet} />
      </SortRow>
      {facets && <QuickFilters params={params} facets={facets} onFilter={setParams} />}
      <HiddenHeading>{goods}</HiddenHeading>
      <div className={styles.goods}>
        <EndlessGoods
          key={JSON.stringify(params)}
          pageAt={(pageNum) => foundPage(cid, params, pageNum)}
          form={form}
          eagerCount={4}
          whenEmpty={<NoGoods onUnfilter={count > 0 ? () => setParams(withoutFilters(params)) : undefined} />}
        />
      </div>
      {sheet}
    </>
  );
}
