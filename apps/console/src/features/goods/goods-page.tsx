import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { InputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import type { AddressQuery } from '#lib/address-query';
import { categoryOptions } from '#lib/category-options';
import { useShopPath } from '#lib/current-shop';
import { fenOf } from '#lib/money';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { goodsTexts } from './goods.texts.ts';
import { GoodsBulk } from './goods-bulk.tsx';
import { useGoodsColumns } from './goods-columns.tsx';

type Query = InputOf<'catalog.goods.list'>;

const tabs = ['all', 'ON_SHELF', 'LOW', 'SOLD_OUT', 'SCHEDULED', 'OFF_SHELF', 'UNLISTED'] as const;

function inputOf({ tab, words, category, brand, cid, priceFrom, priceTo, sort }: AddressQuery): Omit<Query, 'pageNum' | 'pageSize'> {
  const [from, to] = [fenOf(priceFrom), fenOf(priceTo)];
  const isStock = tab === 'LOW' || tab === 'SOLD_OUT';
  return {
    ...(tab && (isStock ? { stock: tab } : { shelf: tab as NonNullable<Query['shelf']> })),
    ...(words && { words }),
    ...(category && { categoryId: category }),
    ...(brand && { brandId: brand }),
    ...(cid && { cid }),
    ...(from !== null && { priceFromFen: from }),
    ...(to !== null && { priceToFen: to }),
    ...(sort && { sort: sort as NonNullable<Query['sort']> }),
  };
}

export function GoodsPage() {
  const texts = useTexts(goodsTexts);
  const may = useMay();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const categories = useRead('catalog.category.tree', {});
  const brands = useRead('catalog.brand.list', { pageSize: 100 });
  const columns = useGoodsColumns();
  const add = may('catalog.goods.save') && (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => void navigate(shopPath('/goods/new'))}>
      {texts.newGoods}
    </Button>
  );
  return (
    <Page title={texts.goods} actions={add}>
      <List
        call="catalog.goods.list"
        input={inputOf}
        keyOf={({ id }) => id}
        tabs={{ name: 'tab', entries: tabs.map((value) => ({ value, label: texts.tabs[value] })) }}
        filters={[
          { kind: 'search', name: 'words', label: texts.search, width: 240 },
          {
            kind: 'select',
            name: 'category',
            label: texts.category,
            options: categoryOptions(categories.data?.list ?? []),
            isSearchable: true,
          },
          {
            kind: 'select',
            name: 'brand',
            label: texts.brand,
            options: (brands.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
            isSearchable: true,
          },
          { kind: 'amount', name: 'price', label: texts.price },
        ]}
        columns={columns}
        bulk={(selected, clear) => <GoodsBulk selected={selected} onDone={clear} />}
        empty={texts.empty}
      />
    </Page>
  );
}
