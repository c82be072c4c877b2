import { ConfigProvider, InputNumber, Select } from 'antd';
import { useTexts } from '#i18n/texts';
import { DiscountInput, type InputProps } from '#ui/form/inputs';
import { benefitTexts } from './benefit.texts.ts';
import styles from './loyalty.module.css';

interface LabelledProps<T> extends InputProps<T> {
  readonly label: string;
}

/** Holds the percent of the price that is left; nothing typed is the whole price. */
export function PercentInput({ value = null, onChange, label, id }: LabelledProps<number>) {
  const texts = useTexts(benefitTexts);
  return (
    <DiscountInput
      {...(id !== undefined && { id })}
      label={label}
      placeholder={texts.noPercent}
      value={value === null || value === 100 ? null : 100 - value}
      onChange={(off) => onChange?.(off === null ? 100 : 100 - off)}
    />
  );
}

const MOST_FREIGHTS = 31;
const ALWAYS = -1;

/** How many orders of a month are sent for nothing: none, so many, all. */
export function FreightInput({ value = 0, onChange, label, id }: LabelledProps<number>) {
  const texts = useTexts(benefitTexts);
  const { none, times, always } = texts.choices;
  const often = Array.from({ length: MOST_FREIGHTS }, (_, nth) => ({ value: nth + 1, label: times(nth + 1) }));
  return (
    <Select<number>
      {...(id !== undefined && { id })}
      aria-label={label}
      value={value ?? ALWAYS}
      popupMatchSelectWidth={false}
      options={[{ value: 0, label: none }, { value: ALWAYS, label: always }, ...often]}
      onChange={(chosen) => onChange?.(chosen === ALWAYS ? null : chosen)}
    />
  );
}

/** A multiplier: 1.5 times, held as 15. */
export function TimesInput({ value = null, onChange, label, id }: LabelledProps<number>) {
  const texts = useTexts(benefitTexts);
  return (
    <InputNumber<number>
      {...(id !== undefined && { id })}
      aria-label={label}
      value={value === null ? null : value / 10}
      min={1}
      max={10}
      step={0.1}
      precision={1}
      suffix={texts.times}
      controls={false}
      changeOnWheel={false}
      style={{ width: '100%' }}
      onChange={(typed) => onChange?.(typed === null ? null : Math.round(typed * 10))}
    />
  );
}

/** One of the two colours a face runs between. */
export function ColourInput({ value, onChange, label, id }: LabelledProps<string>) {
  const { componentDisabled } = ConfigProvider.useConfig();
  return (
    <input
      className={styles.colour}
      type="color"
      id={id}
      aria-label={label}
      disabled={componentDisabled}
      value={value ?? undefined}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
