import { Button } from 'antd';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { countText } from '#lib/count';
import { money } from '#lib/money';
import { useShopNames } from '#session/shops';
import { CountInput } from '#ui/form/inputs';
import { YuanInput } from '#ui/form/yuan-input';
import { Icon } from '#ui/icon';
import { PictureCell } from '#ui/picture-cell';
import type { Finding } from '../activity.types.ts';
import { findingTexts } from '../finding.texts.ts';
import { findingText } from '../finding-text.ts';
import type { PricedGoods, SkuPrice } from './activity-values.ts';
import { goodsTexts } from './goods.texts.ts';
import styles from './prices.module.css';
import { dailyPrice, type GoodsSales, leastAvailable, type SkuSales, skuFindings, worstFindings } from './sku-sales.ts';

interface RowsProps {
  readonly priced: PricedGoods;
  readonly sales: GoodsSales | undefined;
  readonly hasStock: boolean;
  readonly isFixed: boolean;
  readonly findings: readonly Finding[];
  readonly onChange: (skus: SkuPrice[]) => void;
  readonly onRemove?: () => void;
}

/** One goods with its SKUs below it. */
export function PricedRows({ priced: { goods, skus }, sales, hasStock, isFixed, findings, onChange, onRemove }: RowsProps) {
  const texts = useTexts(goodsTexts);
  const columns = hasStock ? 6 : 5;
  const rows = (sales?.skus ?? skus.map(unknownSales)).filter(({ skuId }) => !isFixed || skus.some((sku) => sku.skuId === skuId));
  const isUnsold = sales?.skus?.every(({ shops }) => shops.length === 0) ?? false;
  const set = (skuId: string, part: Partial<SkuPrice>) => {
    const known = skus.find((sku) => sku.skuId === skuId) ?? { skuId, priceFen: null, stock: null };
    onChange([...skus.filter((sku) => sku.skuId !== skuId), { ...known, ...part }]);
  };
  return (
    <tbody>
      <tr className={styles.goods}>
        <th scope="rowgroup" colSpan={columns}>
          <div>
            <PictureCell picture={goods.picture} title={goods.title} {...(isUnsold && { note: texts.notSold })} />
            {sales?.isError && (
              <span role="alert">
                {texts.failed}{' '}
                <Button type="link" size="small" onClick={sales.retry}>
                  {texts.retry}
                </Button>
              </span>
            )}
            {onRemove && <Button type="text" aria-label={texts.remove(goods.title)} icon={<Icon of={X} />} onClick={onRemove} />}
          </div>
        </th>
      </tr>
      {rows.map((row) => {
        const sku = skus.find(({ skuId }) => skuId === row.skuId) ?? { skuId: row.skuId, priceFen: null, stock: null };
        // What is typed now counts; where prices may not be read, what the server found of the stored draft.
        const found = sales?.skus ? skuFindings(sku, row) : findings.filter(({ skuId }) => skuId === row.skuId);
        return (
          <SkuRow
            key={row.skuId}
            {...{ row, sku, hasStock, isFixed, columns }}
            name={[goods.title, row.specs].filter(Boolean).join(' ')}
            // Of one that is published nothing is asked any more.
            findings={isFixed ? [] : worstFindings(found)}
            onChange={(part) => set(row.skuId, part)}
          />
        );
      })}
    </tbody>
  );
}

const unknownSales = ({ skuId }: SkuPrice): SkuSales => ({ skuId, specs: '', shops: [], notAt: [] });

interface SkuRowProps extends Pick<RowsProps, 'hasStock' | 'isFixed' | 'findings'> {
  readonly row: SkuSales;
  readonly sku: SkuPrice;
  readonly name: string;
  readonly columns: number;
  readonly onChange: (part: Partial<SkuPrice>) => void;
}

function SkuRow({ row, sku, name, hasStock, isFixed, columns, findings, onChange }: SkuRowProps) {
  const texts = useTexts(goodsTexts);
  const daily = dailyPrice(row);
  const has = (...codes: Finding['code'][]) => findings.find(({ code }) => codes.includes(code));
  const status = (finding: Finding | undefined) => (finding ? { status: finding.isFatal ? ('error' as const) : ('warning' as const) } : {});
  return (
    <>
      <tr>
        <th scope="row">{row.specs || texts.single}</th>
        <td>{daily === null ? '—' : [...new Set(daily)].map(money).join('–')}</td>
        <td>
          <YuanInput
            aria-label={texts.priceOf(name)}
            value={sku.priceFen}
            disabled={isFixed || (daily === null && sku.priceFen === null)}
            style={{ width: 112 }}
            {...status(has('PRICE_NOT_LOWER'))}
            onChange={(priceFen) => onChange({ priceFen })}
          />
        </td>
        <td>
          {daily !== null && sku.priceFen !== null && sku.priceFen < daily[0]
            ? texts.percentOf(Math.round((sku.priceFen / daily[0]) * 100))
            : '—'}
        </td>
        {hasStock && (
          <td>
            <span className={styles.stock}>
              <CountInput
                label={texts.stockOf(name)}
                min={1}
                max={1_000_000}
                unit=""
                placeholder={texts.shared}
                value={sku.stock}
                isDisabled={sku.priceFen === null || (isFixed && sku.stock === null)}
                {...status(has('STOCK_SHORT', 'STOCK_ALL'))}
                onChange={(stock) => onChange({ stock })}
              />
            </span>
          </td>
        )}
        <td>{row.shops.length === 0 ? '—' : countText(leastAvailable(row))}</td>
      </tr>
      {findings.length > 0 && <FindingsRow columns={columns} findings={findings} />}
    </>
  );
}

function FindingsRow({ columns, findings }: { readonly columns: number; readonly findings: readonly Finding[] }) {
  const texts = useTexts(findingTexts);
  const shopName = useShopNames();
  return (
    <tr className={styles.found}>
      <td colSpan={columns}>
        {findings.map((finding) => (
          <p key={finding.code} data-fatal={finding.isFatal}>
            {findingText(finding, shopName, texts)}
          </p>
        ))}
      </td>
    </tr>
  );
}
