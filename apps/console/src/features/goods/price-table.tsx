import type { OutputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import styles from './edit/edit.module.css';
import { FigureCell } from './edit/figure-cell.tsx';
import type { SkuPrice } from './shop-offers.ts';
import { shopsTexts } from './shops.texts.ts';

interface PriceTableProps {
  readonly skus: OutputOf<'catalog.goods.detail'>['skus'];
  readonly prices: Readonly<Record<string, SkuPrice>>;
  readonly stockOf: (skuId: string) => number;
  readonly supply: Readonly<Record<string, number | null>>;
  readonly onPrice: (skuId: string, change: Partial<SkuPrice>) => void;
  readonly onSupply: (skuId: string, quantity: number | null) => void;
}

/** What one shop asks for each SKU, and what it has of it. */
export function PriceTable({ skus, prices, stockOf, supply, onPrice, onSupply }: PriceTableProps) {
  const texts = useTexts(shopsTexts);
  return (
    <div className={styles.matrix}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.spec}</th>
            <th scope="col">{texts.code}</th>
            {[texts.price, texts.listPrice, texts.stock, texts.supply].map((title) => (
              <th key={title} scope="col" data-figure>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skus.map(({ id, specs, code }) => {
            const name = specs.map(({ value }) => value).join(' / ') || texts.one;
            const { priceFen = null, listPriceFen = null } = prices[id] ?? {};
            const stock = stockOf(id);
            return (
              <tr key={id} data-first>
                <td className={styles.value}>{name}</td>
                <td className={styles.value}>{code}</td>
                <td>
                  <FigureCell
                    kind="yuan"
                    label={`${name} ${texts.price}`}
                    value={priceFen}
                    tone={priceFen === null ? 'warn' : undefined}
                    onChange={(next) => onPrice(id, { priceFen: next })}
                  />
                </td>
                <td>
                  <FigureCell
                    kind="yuan"
                    label={`${name} ${texts.listPrice}`}
                    value={listPriceFen}
                    tone={listPriceFen !== null && listPriceFen <= (priceFen ?? 0) ? 'bad' : undefined}
                    onChange={(next) => onPrice(id, { listPriceFen: next })}
                  />
                </td>
                <td className={styles.stock} data-tone={stock <= 0 ? 'bad' : undefined}>
                  {countText(stock)}
                </td>
                <td>
                  <FigureCell
                    kind="whole"
                    label={`${name} ${texts.supply}`}
                    placeholder="+0"
                    value={supply[id] ?? null}
                    onChange={(next) => onSupply(id, next)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
