import type { OutputOf } from '@qianpu/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '#api/read-query';
import { shelfDrawing } from '#drawings/shelf';
import {
  CategoryBanners,
  CategoryGoods,
  CategoryPictures,
  CategorySearch,
  categoryOf,
  categoryTexts,
  categoryTree,
  chosenIn,
} from '#features/category';
import { EndlessGoods, firstGoodsPage, goodsPages } from '#features/item';
import { institutions, StoreButton } from '#features/shop';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { PageLink } from '#navigation/page-link';
import type { FurtherQueries, PageProps, PageQueries } from '#navigation/page-module';
import { useShop } from '#session/shop-context';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import { HiddenHeading } from '#ui/hidden-heading';
import { ListNote } from '#ui/list-end';
import { RailSkeleton } from '#ui/skeleton';
import type { Sort } from '#ui/sort-row';
import styles from './good-class-page.module.css';

type Answer = OutputOf<'catalog.category.treeList'>;

/** The goods of a category as the page shows them first. */
const goodsOf = (categoryId: string, sortType: Sort = 'default') => ({ categoryId, sortType });

export const queries: PageQueries = (_query, { cid }) => [categoryTree(cid)];

export const asides: PageQueries = () => [institutions()];

export const further: FurtherQueries = ({ id }, { cid }, cached) => {
  const answer = cached(categoryTree(cid));
  const chosen = answer?.layout === 'goods' && chosenIn(answer.tree, id);
  return chosen ? [firstGoodsPage(cid, goodsOf(chosen.id))] : [];
};

/** `id`: a category of any level. It stays in the address while one looks around, so that back and reload find it. */
export function Page({ query: { id } }: PageProps) {
  const { cid } = useShop();
  const titles = useTitles();
  const { data, isError, refetch } = useRead(categoryTree(cid));
  return (
    <main className={styles.page}>
      <HiddenHeading as="h1">{titles.categories}</HiddenHeading>
      <CategorySearch goodsCount={data ? countOf(data) : null}>
        <StoreButton page="goodClass" />
      </CategorySearch>
      {data ? <Layout answer={data} id={id} /> : isError ? <FailedPage onRetry={refetch} /> : <RailSkeleton />}
    </main>
  );
}

const countOf = ({ tree }: Answer) => tree.reduce((sum, { goodsCount }) => sum + goodsCount, 0);

interface LayoutProps {
  readonly answer: Answer;
  readonly id: string | undefined;
}

/** As the merchant chose. */
function Layout({ answer: { layout, tree }, id }: LayoutProps) {
  const chosen = chosenIn(tree, id);
  if (!chosen) return <NoCategories />;
  if (layout === 'banners') return <CategoryBanners tree={tree} askedId={categoryOf(tree, id)?.id} />;
  if (layout === 'pictures') return <CategoryPictures tree={tree} askedId={chosen.id} />;
  return <GoodsLayout tree={tree} chosen={chosen} />;
}

interface GoodsLayoutProps {
  readonly tree: Answer['tree'];
  readonly chosen: Answer['tree'][number];
}

function GoodsLayout({ tree, chosen }: GoodsLayoutProps) {
  const { cid } = useShop();
  const { noGoods } = useTexts(categoryTexts);
  const [sort, setSort] = useState<Sort>('default');
  useBeginningOf(chosen.id);
  return (
    <CategoryGoods tree={tree} chosen={chosen} sort={sort} onSort={setSort}>
      <EndlessGoods
        key={`${chosen.id} ${sort}`}
        pageAt={goodsPages(cid, goodsOf(chosen.id, sort))}
        form="list"
        eagerCount={4}
        whenEmpty={<ListNote>{noGoods}</ListNote>}
      />
    </CategoryGoods>
  );
}

/** Another category begins at its top; the one that is come back to stands where it was left. */
function useBeginningOf(id: string) {
  const seen = useRef(id);
  useEffect(() => {
    if (seen.current !== id) window.scrollTo(0, 0);
    seen.current = id;
  }, [id]);
}

function NoCategories() {
  const { empty } = useTexts(categoryTexts);
  const { toAllGoods } = useMessages();
  return (
    <EmptyState drawing={shelfDrawing} words={empty}>
      <PageLink page="classGoodList" className={buttonClass}>
        {toAllGoods}
      </PageLink>
    </EmptyState>
  );
}
