import { DatePicker, InputNumber } from 'antd';
import dayjs from 'dayjs';
import { useLang, useTexts } from '#i18n/texts';
import { beijingInstant } from '#lib/beijing-instant';
import { wholeTime } from '#lib/time';
import { inputTexts } from './inputs.texts.ts';

export interface InputProps<T> {
  readonly id?: string;
  readonly value?: T | null;
  readonly onChange?: (value: T | null) => void;
}

interface CountProps extends InputProps<number> {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  readonly placeholder?: string;
  /** Where no label stands beside it. */
  readonly label?: string;
  readonly isDisabled?: boolean;
  readonly status?: 'error' | 'warning';
}

/** How many; nothing typed may mean no limit. */
export const CountInput = ({ unit, value = null, placeholder = '', label, isDisabled, ...input }: CountProps) => (
  <InputNumber<number>
    {...input}
    {...(label !== undefined && { 'aria-label': label })}
    {...(isDisabled !== undefined && { disabled: isDisabled })}
    value={value}
    placeholder={placeholder}
    suffix={unit}
    precision={0}
    controls={false}
    changeOnWheel={false}
    style={{ width: '100%' }}
  />
);

interface DiscountProps extends InputProps<number> {
  readonly label?: string;
  /** Where nothing typed means something. */
  readonly placeholder?: string;
}

/** A discount as merchants say it: 8.5 折 in Chinese, 15% off in English. Holds the percent taken off. */
export function DiscountInput({ id, value = null, onChange, label, placeholder = '' }: DiscountProps) {
  const texts = useTexts(inputTexts);
  const isEnglish = useLang().lang === 'en';
  const shown = value === null || isEnglish ? value : (100 - value) / 10;
  const held = (typed: number) => (isEnglish ? Math.round(typed) : Math.round(100 - typed * 10));
  return (
    <InputNumber<number>
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      value={shown}
      min={isEnglish ? 1 : 0.1}
      max={isEnglish ? 99 : 9.9}
      placeholder={placeholder}
      precision={isEnglish ? 0 : 1}
      suffix={texts.percentUnit}
      controls={false}
      changeOnWheel={false}
      style={{ width: '100%' }}
      onChange={(typed) => onChange?.(typed === null ? null : held(typed))}
    />
  );
}

/** A time of the merchant's clock, to the minute. */
export const InstantInput = ({ id, value = null, onChange, placeholder }: InputProps<number> & { readonly placeholder: string }) => (
  <DatePicker
    {...(id !== undefined && { id })}
    value={value === null ? null : dayjs(wholeTime(value, 'zhCN'))}
    placeholder={placeholder}
    showTime={{ format: 'HH:mm' }}
    format="YYYY-MM-DD HH:mm"
    style={{ width: '100%' }}
    onChange={(day) => onChange?.(day ? beijingInstant(day.format('YYYY-MM-DDTHH:mm')) : null)}
  />
);
