import type { CSSProperties } from 'react';
import { useTexts } from '#i18n/texts';
import { filterTexts } from './filter.texts.ts';
import { PriceField } from './price-field.tsx';
import styles from './price-filter.module.css';
import type { PriceRange, PriceSpread } from './price-steps.ts';
import { borderAt, commonRange, priceAt, rangeBetween } from './price-steps.ts';
import { rangeText, yuanText } from './price-text.ts';

interface PriceFilterProps {
  readonly spread: PriceSpread;
  readonly range: PriceRange;
  readonly onChange: (range: PriceRange) => void;
}

/** How many cost what, two handles to cut off either end, and two fields for who knows it exactly. */
export function PriceFilter({ spread, range, onChange }: PriceFilterProps) {
  const texts = useTexts(filterTexts);
  const common = commonRange(spread);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {texts.price}
        {common && <span className={styles.note}>{texts.mostCost(rangeText(common))}</span>}
      </legend>
      <PriceSlider spread={spread} range={range} onChange={onChange} />
      <div className={styles.fields}>
        <PriceField label={texts.lowest} fen={range.priceFrom} onChange={(priceFrom) => onChange({ ...range, priceFrom })} />
        <span aria-hidden>{texts.to}</span>
        <PriceField label={texts.highest} fen={range.priceTo} onChange={(priceTo) => onChange({ ...range, priceTo })} />
      </div>
    </fieldset>
  );
}

/** Two native range inputs over each other: fingers and arrow keys move them, and readers hear prices. */
function PriceSlider({ spread, range: { priceFrom, priceTo }, onChange }: PriceFilterProps) {
  const texts = useTexts(filterTexts);
  const last = spread.counts.length;
  const from = priceFrom === null ? 0 : Math.min(borderAt(spread, priceFrom), last - 1);
  const to = priceTo === null ? last : Math.max(borderAt(spread, priceTo), from + 1);
  const highest = Math.max(...spread.counts, 1);
  const said = (border: number, isOpen: boolean) => (isOpen ? texts.anyPrice : `¥${yuanText(priceAt(spread, border))}`);
  const shared = { className: styles.handle, min: 0, max: last, step: 1 } as const;
  return (
    <div className={styles.slider} style={{ '--from': from / last, '--to': to / last } as CSSProperties}>
      <div className={styles.bars} aria-hidden>
        {spread.counts.map((count, step) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
            key={step}
            className={styles.bar}
            data-in={(step >= from && step < to) || undefined}
            style={{ height: `${count === 0 ? 0 : 6 + (94 * count) / highest}%` }}
          />
        ))}
      </div>
      <input
        {...shared}
        type="range"
        aria-label={texts.lowest}
        aria-valuetext={said(from, priceFrom === null)}
        value={from}
        onChange={({ currentTarget }) => {
          const moved = Math.min(Number(currentTarget.value), to - 1);
          onChange({ priceFrom: rangeBetween(spread, moved, to).priceFrom, priceTo });
        }}
      />
      <input
        {...shared}
        type="range"
        aria-label={texts.highest}
        aria-valuetext={said(to, priceTo === null)}
        value={to}
        onChange={({ currentTarget }) => {
          const moved = Math.max(Number(currentTarget.value), from + 1);
          onChange({ priceFrom, priceTo: rangeBetween(spread, from, moved).priceTo });
        }}
      />
    </div>
  );
}
