import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { FigureCell } from './figure-cell.tsx';
import { type Axis, type Fill, matchesChoice, type SkuRow } from './sku-matrix.ts';

interface BulkFillProps {
  readonly axes: readonly Axis[];
  readonly rows: readonly SkuRow[];
  readonly arePricesFixed: boolean;
  readonly hasSupply: boolean;
  readonly onFill: (chosen: readonly (string | undefined)[], fill: Fill) => void;
}

const figures = [
  { name: 'priceFen', column: 'price', kind: 'yuan' },
  { name: 'listPriceFen', column: 'listPrice', kind: 'yuan' },
  { name: 'costFen', column: 'cost', kind: 'yuan' },
  { name: 'weightGrams', column: 'weight', kind: 'whole' },
] as const;

/** The line above the rows: figures for all rows of the chosen values. */
export function BulkFill({ axes, rows, arePricesFixed, hasSupply, onFill }: BulkFillProps) {
  const texts = useTexts(editTexts);
  const [chosen, setChosen] = useState<readonly (string | undefined)[]>([]);
  const [fill, setFill] = useState<Fill>({});
  const count = rows.filter((row) => matchesChoice(row, chosen)).length;
  const choose = (at: number, value: string | undefined) => setChosen(axes.map((_, place) => (place === at ? value : chosen[place])));
  return (
    <tr className={styles.fill}>
      {axes.map(({ name, values }, at) => (
        <td key={name}>
          <Select<string>
            size="small"
            variant="borderless"
            allowClear
            aria-label={`${texts.fill} ${name}`}
            placeholder={texts.any(name)}
            popupMatchSelectWidth={false}
            {...(chosen[at] !== undefined && { value: chosen[at] })}
            options={values.map(({ text }) => ({ value: text, label: text }))}
            onChange={(value) => choose(at, value)}
          />
        </td>
      ))}
      {figures.map(({ name, column, kind }) => (
        <td key={name}>
          <FigureCell
            kind={kind}
            label={`${texts.fill} ${texts.columns[column]}`}
            placeholder={texts.unchanged}
            value={fill[name] ?? null}
            isDisabled={arePricesFixed && kind === 'yuan' && name !== 'costFen'}
            onChange={(value) => setFill({ ...fill, [name]: value })}
          />
        </td>
      ))}
      <td>
        <input
          className={styles.text}
          aria-label={`${texts.fill} ${texts.columns.code}`}
          placeholder={texts.codePrefix}
          maxLength={36}
          value={fill.codePrefix ?? ''}
          onChange={({ target }) => setFill({ ...fill, codePrefix: target.value })}
        />
      </td>
      <td colSpan={2}>
        <Button
          size="small"
          disabled={Object.values(fill).every((value) => value === null || value === '')}
          onClick={() => {
            onFill(chosen, fill);
            setFill({});
          }}
        >
          {texts.fillRows(count)}
        </Button>
      </td>
      {hasSupply && (
        <td>
          <FigureCell
            kind="whole"
            label={`${texts.fill} ${texts.columns.supply}`}
            placeholder={texts.unchanged}
            value={fill.supply ?? null}
            onChange={(supply) => setFill({ ...fill, supply })}
          />
        </td>
      )}
    </tr>
  );
}
