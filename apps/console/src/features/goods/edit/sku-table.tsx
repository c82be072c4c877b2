import { useCallback } from 'react';
import { useTexts } from '#i18n/texts';
import { BulkFill } from './bulk-fill.tsx';
import type { Draft } from './draft.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { SkuLine } from './sku-line.tsx';
import { fillRows, type SkuRow } from './sku-matrix.ts';

interface SkuTableProps {
  readonly axes: Draft['axes'];
  readonly rows: readonly SkuRow[];
  readonly change: (next: (draft: Draft) => Draft) => void;
  readonly availableOf: (skuId: string) => number;
  readonly arePricesFixed: boolean;
  /** Whether pieces can be added here. */
  readonly hasSupply: boolean;
  /** By the row's number. */
  readonly errors: ReadonlyMap<number, string>;
}

/** Rows with the same first value stand together. */
const spanAt = (rows: readonly SkuRow[], at: number): number => {
  const value = rows[at]?.values[0];
  if (at > 0 && rows[at - 1]?.values[0] === value) return 0;
  const end = rows.findIndex((row, place) => place > at && row.values[0] !== value);
  return (end === -1 ? rows.length : end) - at;
};

export function SkuTable({ axes, rows, change, availableOf, arePricesFixed, hasSupply, errors }: SkuTableProps) {
  const texts = useTexts(editTexts);
  const used = axes.filter(({ values }) => values.length > 0);
  const setRow = useCallback(
    (key: string, next: Partial<SkuRow>) =>
      change((draft) => ({ ...draft, rows: draft.rows.map((row) => (row.key === key ? { ...row, ...next } : row)) })),
    [change],
  );
  const { price, listPrice, cost, weight, code, barcode, stock, supply } = texts.columns;
  return (
    <div className={styles.matrix}>
      <table>
        <thead>
          <tr>
            {used.length === 0 && <th scope="col" />}
            {used.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {[price, listPrice, cost, weight].map((title) => (
              <th key={title} scope="col" data-figure>
                {title}
              </th>
            ))}
            <th scope="col">{code}</th>
            <th scope="col">{barcode}</th>
            <th scope="col" data-figure>
              {stock}
            </th>
            {hasSupply && (
              <th scope="col" data-figure>
                {supply}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.length > 1 && (
            <BulkFill
              axes={used}
              rows={rows}
              arePricesFixed={arePricesFixed}
              hasSupply={hasSupply}
              onFill={(chosen, fill) => change((draft) => ({ ...draft, rows: fillRows(draft.rows, chosen, fill) }))}
            />
          )}
          {rows.map((row, at) => (
            <SkuLine
              key={row.key}
              row={row}
              span={row.values.length === 0 ? 0 : spanAt(rows, at)}
              available={row.id === null ? null : availableOf(row.id)}
              arePricesFixed={arePricesFixed}
              hasSupply={hasSupply}
              error={errors.get(at)}
              onChange={setRow}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
