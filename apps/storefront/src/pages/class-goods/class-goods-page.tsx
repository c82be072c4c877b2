import type { ReactNode } from 'react';
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
  const { goods } = useMessages();
  const [sort, setSort] = useState<Sort>('default');
  const [form, setForm] = useListForm();
  return (
    <main className={styles.page}>
      <Top query={query}>
        <ListFormButton form={form} onChoose={setForm} />
      </Top>
      <SortRow current={sort} onChoose={setSort} className={styles.sort} />
      <HiddenHeading>{goods}</HiddenHeading>
      <EndlessGoods
        key={`${sort} ${form}`}
        pageAt={goodsPages(cid, wishOf(query, sort))}
        form={form}
        eagerCount={4}
        whenEmpty={<NoGoods />}
      />
    </main>
  );
}

interface TopProps {
  readonly query: PageQuery;
  readonly children: ReactNode;
}

function Top({ query, children }: TopProps) {
  const { titles } = useMessages();
  const { group } = useTexts(classGoodsTexts);
  if (query.id) return <CategoryTop id={query.id}>{children}</CategoryTop>;
  return <TopBar title={wishOf(query).groupId ? group : titles.allGoods}>{children}</TopBar>;
}

interface CategoryTopProps {
  readonly id: string;
  readonly children: ReactNode;
}

function CategoryTop({ id, children }: CategoryTopProps) {
  const { cid } = useShop();
  const { data } = useRead(category(cid, id));
  return (
    <>
      <TopBar title={data?.name ?? ''}>{children}</TopBar>
      {data && <CategoryWays category={data} />}
    </>
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
