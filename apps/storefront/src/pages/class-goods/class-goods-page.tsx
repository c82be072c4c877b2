import { useState } from 'react';
import { useRead } from '#api/read-query';
import type { GoodsWish } from '#features/item';
import { category, EndlessGoods, firstGoodsPage, goodsPages } from '#features/item';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import PackageOpen from '#icons/package-open';
import type { PageQuery } from '#navigation/address';
import { PageLink } from '#navigation/page-link';
import type { PageHeadOf, PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { isId } from '#session/codec';
import { useShop } from '#session/shop-context';
import { useListForm } from '#session/use-list-form';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { HiddenHeading } from '#ui/hidden-heading';
import { ListFormButton } from '#ui/list-form-button';
import { GoodsSkeleton } from '#ui/skeleton';
import type { Sort } from '#ui/sort-row';
import { SortRow } from '#ui/sort-row';
import { CategoryWays } from './category-ways.tsx';
import { classGoodsTexts } from './class-goods.texts.ts';
import styles from './class-goods-page.module.css';

/** A category with what lies below it, a group the merchant has put together, or all goods of the shop. */
export const wishOf = ({ id, groupId = '' }: PageQuery, sortType: Sort = 'default'): GoodsWish => {
  if (id) return { categoryId: id, sortType };
  return isId(groupId) ? { groupId, sortType } : { sortType };
};

export const queries: PageQueries = (query, { cid }) => [
  firstGoodsPage(cid, wishOf(query)),
  ...(query.id ? [category(cid, query.id)] : []),
];

export const head: PageHeadOf = ({ id }, { cid }, cached) => {
  const title = id && cached(category(cid, id))?.name;
  return title ? { title } : {};
};

export function Page({ query }: PageProps) {
  const { cid } = useShop();
  const { titles, goods } = useMessages();
  const { group } = useTexts(classGoodsTexts);
  const { id = '' } = query;
  const { data: found, isLoading } = useRead(category(cid, id), id !== '');
  const [sort, setSort] = useState<Sort>('default');
  const [form, setForm] = useListForm();
  const wish = wishOf(query, sort);
  return (
    <main className={styles.page}>
      <TopBar title={id ? (found?.name ?? '') : wish.groupId ? group : titles.allGoods}>
        <ListFormButton form={form} onChoose={setForm} />
      </TopBar>
      {found && <CategoryWays category={found} />}
      {isLoading && <GoodsSkeleton form={form} />}
      {/* Not before what stands above it: it would be pushed down. */}
      <div hidden={isLoading}>
        <SortRow current={sort} onChoose={setSort} className={styles.sort} />
        <HiddenHeading>{goods}</HiddenHeading>
        <EndlessGoods key={sort} pageAt={goodsPages(cid, wish)} form={form} eagerCount={4} whenEmpty={<NoGoods />} />
      </div>
    </main>
  );
}

function NoGoods() {
  const { emptyGoods, toHome } = useMessages();
  return (
    <EmptyState icon={PackageOpen} words={emptyGoods}>
      <PageLink page="index" className={buttonClass}>
        {toHome}
      </PageLink>
    </EmptyState>
  );
}
