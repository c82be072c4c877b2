import type { GoodsSource } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import { category, EndlessGoods, firstGoodsPage } from '#features/item';
import { useMessages } from '#i18n/messages';
import PackageOpen from '#icons/package-open';
import { PageLink } from '#navigation/page-link';
import type { PageHeadOf, PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { HiddenHeading } from '#ui/hidden-heading';
import styles from './class-goods-page.module.css';

/** Without an id the page lists all goods of the shop. */
export const goodsSource = (id: string | undefined): GoodsSource => ({ sortType: 'default', ...(id && { categoryId: id }) });

export const queries: PageQueries = ({ id }, { cid }) => [firstGoodsPage(cid, goodsSource(id)), ...(id ? [category(cid, id)] : [])];

export const head: PageHeadOf = ({ id }, { cid }, cached) => {
  const title = id && cached(category(cid, id))?.name;
  return title ? { title } : {};
};

export function Page({ query: { id } }: PageProps) {
  const { titles, goods, emptyGoods, toHome } = useMessages();
  return (
    <main className={styles.page}>
      {id ? <CategoryBar id={id} /> : <TopBar title={titles.allGoods} />}
      <HiddenHeading>{goods}</HiddenHeading>
      <EndlessGoods
        source={goodsSource(id)}
        eagerCount={4}
        whenEmpty={
          <EmptyState icon={PackageOpen} words={emptyGoods}>
            <PageLink page="index" className={buttonClass}>
              {toHome}
            </PageLink>
          </EmptyState>
        }
      />
    </main>
  );
}

function CategoryBar({ id }: { readonly id: string }) {
  const { cid } = useShop();
  const { data } = useRead(category(cid, id));
  return <TopBar title={data?.name ?? ''} />;
}
