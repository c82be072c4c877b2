import { useQueries } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { readOptions } from '#api/read-options';
import { useTexts } from '#i18n/texts';
import type { GoodsHead } from '#lib/goods-heads';
import { useMay } from '#session/me';
import { GoodsSearch } from '#ui/form/goods-search';
import type { Finding } from '../activity.types.ts';
import type { PricedGoods, SkuPrice } from './activity-values.ts';
import { BulkPrices } from './bulk-prices.tsx';
import { goodsTexts } from './goods.texts.ts';
import { PricedRows } from './priced-rows.tsx';
import styles from './prices.module.css';
import { dailyPrice, type GoodsSales, type SkuSales, skuSales } from './sku-sales.ts';

const MOST_GOODS = 50;

interface PricesProps {
  /** The activity's shops, and whether they were chosen one by one. */
  readonly cids: readonly string[];
  readonly areNamed: boolean;
  readonly hasStock: boolean;
  /** It was published: prices stay, stock may grow. */
  readonly isFixed: boolean;
  /** What the server found of the draft as it is stored. */
  readonly findings: readonly Finding[];
  readonly value?: readonly PricedGoods[];
  readonly onChange?: (prices: PricedGoods[]) => void;
  readonly id?: string;
}

/** Every SKU with its usual price, its price in the activity, and what is set aside for it. */
export function PricesInput(props: PricesProps) {
  const { cids, areNamed, hasStock, isFixed, findings, value = [], onChange, id } = props;
  const texts = useTexts(goodsTexts);
  const sales = useSales(
    value.map(({ goods }) => goods.id),
    cids,
    areNamed,
  );
  const set = (goodsId: string, skus: readonly SkuPrice[]) =>
    onChange?.(value.map((one) => (one.goods.id === goodsId ? { ...one, skus } : one)));
  const add = (goods: GoodsHead) => onChange?.([...value, { goods, skus: [] }]);
  return (
    <div id={id} tabIndex={-1} className={styles.prices}>
      {!isFixed && (
        <div className={styles.tools}>
          <GoodsSearch
            label={texts.addGoods}
            // Of one shop, what it sells; several may each sell something else.
            cid={cids.length === 1 ? cids[0] : undefined}
            chosen={value.map(({ goods }) => goods.id)}
            isFull={value.length >= MOST_GOODS}
            onAdd={add}
          />
          {value.length > 0 && (
            <BulkPrices onFill={(percent) => onChange?.(filled(value, percent, (goodsId) => sales.of(goodsId)?.skus))} />
          )}
        </div>
      )}
      {value.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
      {!sales.mayRead && value.length > 0 && <p className={styles.quiet}>{texts.noRight}</p>}
      {value.length > 0 && (
        <ConfigProvider componentDisabled={false}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.sku}</th>
                <th scope="col">{texts.daily}</th>
                <th scope="col">{texts.price}</th>
                <th scope="col">{texts.percent}</th>
                {hasStock && <th scope="col">{cids.length > 1 ? texts.stockEach : texts.stock}</th>}
                <th scope="col">{texts.available}</th>
              </tr>
            </thead>
            {value.map((priced) => (
              <PricedRows
                key={priced.goods.id}
                priced={priced}
                sales={sales.of(priced.goods.id)}
                {...{ hasStock, isFixed, findings }}
                onChange={(skus) => set(priced.goods.id, skus)}
                {...(!isFixed && { onRemove: () => onChange?.(value.filter(({ goods }) => goods.id !== priced.goods.id)) })}
              />
            ))}
          </table>
        </ConfigProvider>
      )}
    </div>
  );
}

/** How the activity's shops sell these goods. */
function useSales(goodsIds: readonly string[], cids: readonly string[], areNamed: boolean) {
  const mayRead = useMay()('catalog.listing.list');
  const reads = useQueries({
    queries: goodsIds.map((goodsId) => ({ ...readOptions('catalog.listing.list', { goodsId, pageSize: 100 }), enabled: mayRead })),
  });
  const found = new Map(
    goodsIds.map((goodsId, at): [string, GoodsSales] => {
      const read = reads[at];
      const skus = read?.data && skuSales(read.data.list, cids, areNamed);
      return [goodsId, { skus, isError: read?.isError ?? false, retry: () => void read?.refetch() }];
    }),
  );
  return { mayRead, of: (goodsId: string) => found.get(goodsId) };
}

/** Every SKU at so many percent of the lowest price the shops ask. */
function filled(
  value: readonly PricedGoods[],
  percent: number,
  skusOf: (goodsId: string) => readonly SkuSales[] | undefined,
): PricedGoods[] {
  return value.map(({ goods, skus }) => {
    const priced = (skusOf(goods.id) ?? []).flatMap((sales): SkuPrice[] => {
      const daily = dailyPrice(sales);
      const stock = skus.find(({ skuId }) => skuId === sales.skuId)?.stock ?? null;
      return daily ? [{ skuId: sales.skuId, priceFen: Math.max(1, Math.round((daily[0] * percent) / 100)), stock }] : [];
    });
    return { goods, skus: priced.length > 0 ? priced : skus };
  });
}
