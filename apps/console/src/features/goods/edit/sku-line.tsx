import { memo } from 'react';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { FigureCell } from './figure-cell.tsx';
import type { SkuRow } from './sku-matrix.ts';

export interface SkuLineProps {
  readonly row: SkuRow;
  /** In how many rows the first value goes on from here; 0: it began above. */
  readonly span: number;
  readonly available: number | null;
  readonly arePricesFixed: boolean;
  readonly hasSupply: boolean;
  readonly error: string | undefined;
  readonly onChange: (key: string, change: Partial<SkuRow>) => void;
}

const LOW = 20;

/** One combination. Only the line somebody types in is drawn again. */
export const SkuLine = memo(function SkuLine({ row, span, available, arePricesFixed, hasSupply, error, onChange }: SkuLineProps) {
  const texts = useTexts(editTexts);
  const name = row.values.join(' ') || texts.one;
  const set = (change: Partial<SkuRow>) => onChange(row.key, change);
  const label = (column: keyof typeof texts.columns) => `${name} ${texts.columns[column]}`;
  const isUntrue = row.listPriceFen !== null && row.listPriceFen <= (row.priceFen ?? 0);
  const isLoss = row.costFen !== null && row.priceFen !== null && row.priceFen < row.costFen;
  const pieces = (available ?? 0) + (row.supply ?? 0);
  return (
    <tr data-error={error !== undefined} data-first={span > 0}>
      {row.values.length === 0 && <th scope="row">{texts.one}</th>}
      {row.values.map((value, at) =>
        at === 0 ? (
          span > 0 && (
            <th key="first" scope="rowgroup" rowSpan={span}>
              {value}
            </th>
          )
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of an axis
          <td key={at} className={styles.value}>
            {value}
          </td>
        ),
      )}
      <td>
        <FigureCell
          kind="yuan"
          label={label('price')}
          value={row.priceFen}
          isDisabled={arePricesFixed}
          tone={row.priceFen === null || isLoss ? 'warn' : undefined}
          onChange={(priceFen) => set({ priceFen })}
        />
      </td>
      <td>
        <FigureCell
          kind="yuan"
          label={label('listPrice')}
          value={row.listPriceFen}
          isDisabled={arePricesFixed}
          tone={isUntrue ? 'bad' : undefined}
          onChange={(listPriceFen) => set({ listPriceFen })}
        />
      </td>
      <td>
        <FigureCell kind="yuan" label={label('cost')} value={row.costFen} onChange={(costFen) => set({ costFen })} />
      </td>
      <td>
        <FigureCell kind="whole" label={label('weight')} value={row.weightGrams} onChange={(weightGrams) => set({ weightGrams })} />
      </td>
      <td>
        <input
          className={styles.text}
          aria-label={label('code')}
          aria-invalid={error !== undefined || undefined}
          title={error}
          maxLength={40}
          value={row.code}
          onChange={({ target }) => set({ code: target.value })}
        />
      </td>
      <td>
        <input
          className={styles.text}
          aria-label={label('barcode')}
          maxLength={32}
          value={row.barcode}
          onChange={({ target }) => set({ barcode: target.value })}
        />
      </td>
      <td className={styles.stock} data-tone={pieces <= 0 ? 'bad' : pieces <= LOW ? 'warn' : undefined}>
        {available === null ? '—' : countText(available)}
      </td>
      {hasSupply && (
        <td>
          <FigureCell kind="whole" label={label('supply')} placeholder="+0" value={row.supply} onChange={(supply) => set({ supply })} />
        </td>
      )}
    </tr>
  );
});
