import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { money } from '#lib/money';
import { useShopNames } from '#session/shops';
import { FigureTable, WordCell } from '#ui/figure-table';
import { Card } from '#ui/page';
import styles from './detail.module.css';
import { detailTexts } from './detail.texts.ts';
import type { ActivityProps } from './detail.types.ts';
import { useSkuNames } from './use-sku-names.ts';

/** What was set aside for it in each shop and how much of it is left; without stock of its own, its prices. */
export function StockCard({ activity }: ActivityProps) {
  const texts = useTexts(detailTexts);
  const shopName = useShopNames();
  const skuName = useSkuNames(activity);
  const { goods, stock } = activity;
  if (stock.length === 0) return <PricesCard activity={activity} />;
  const priceOf = new Map(goods.map(({ skuId, priceFen }) => [skuId, priceFen]));
  return (
    <Card title={texts.stock} note={texts.stockNote} isFlush>
      <FigureTable
        head={[texts.sku, texts.shop, texts.price, texts.supplied, texts.sold, texts.reserved, texts.available]}
        rows={[
          ...stock.map(({ cid, skuId, supplied, sold, reserved, available }) => ({
            key: `${cid} ${skuId}`,
            cells: [
              skuName(skuId),
              <WordCell key="shop">{shopName(cid)}</WordCell>,
              money(priceOf.get(skuId) ?? 0),
              countText(supplied),
              countText(sold),
              countText(reserved),
              <Available key="available" available={available} supplied={supplied} />,
            ],
          })),
          ...goods
            .filter((sku) => sku.stock === null)
            .map(({ skuId, priceFen }) => ({
              key: skuId,
              cells: [skuName(skuId), '—', money(priceFen), '', '', '', <WordCell key="shared">{texts.shared}</WordCell>],
            })),
        ]}
      />
    </Card>
  );
}

function PricesCard({ activity }: ActivityProps) {
  const texts = useTexts(detailTexts);
  const skuName = useSkuNames(activity);
  return (
    <Card title={texts.prices} isFlush>
      <FigureTable
        head={[texts.sku, texts.price, texts.stock]}
        rows={activity.goods.map(({ skuId, priceFen, stock }) => ({
          key: skuId,
          cells: [skuName(skuId), money(priceFen), stock === null ? <WordCell key="shared">{texts.shared}</WordCell> : countText(stock)],
        }))}
      />
    </Card>
  );
}

/** How much is left, and the share of what was set aside. */
const Available = ({ available, supplied }: { readonly available: number; readonly supplied: number }) => (
  <span className={styles.available} data-none={available === 0}>
    {countText(available)}
    <i className={styles.share}>
      <u style={{ width: `${supplied === 0 ? 0 : (100 * available) / supplied}%` }} />
    </i>
  </span>
);
