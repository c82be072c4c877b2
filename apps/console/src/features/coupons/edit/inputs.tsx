import { DatePicker, InputNumber } from 'antd';
import dayjs from 'dayjs';
import { useLang, useTexts } from '#i18n/texts';
import { beijingInstant } from '#lib/beijing-instant';
import { dayText, wholeTime } from '#lib/time';
import { editTexts } from './edit.texts.ts';

interface InputProps<T> {
  readonly id?: string;
  readonly value?: T | null;
  readonly onChange?: (value: T | null) => void;
}

interface CountProps extends InputProps<number> {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  readonly placeholder?: string;
}

/** How many; nothing typed may mean no limit. */
export const CountInput = ({ unit, value = null, placeholder = '', ...input }: CountProps) => (
  <InputNumber<number>
    {...input}
    value={value}
    placeholder={placeholder}
    suffix={unit}
    precision={0}
    controls={false}
    changeOnWheel={false}
    style={{ width: '100%' }}
  />
);

/** A discount as merchants say it: 8.5 折 in Chinese, 15% off in English. Holds the percent taken off. */
export function DiscountInput({ id, value = null, onChange }: InputProps<number>) {
  const texts = useTexts(editTexts);
  const isEnglish = useLang().lang === 'en';
  const shown = value === null || isEnglish ? value : (100 - value) / 10;
  const held = (typed: number) => (isEnglish ? Math.round(typed) : Math.round(100 - typed * 10));
  return (
    <InputNumber<number>
      {...(id !== undefined && { id })}
      value={shown}
      min={isEnglish ? 1 : 0.1}
      max={isEnglish ? 99 : 9.9}
      precision={isEnglish ? 0 : 1}
      suffix={texts.percentUnit}
      controls={false}
      changeOnWheel={false}
      style={{ width: '100%' }}
      onChange={(typed) => onChange?.(typed === null ? null : held(typed))}
    />
  );
}

/** The first and the last day. */
export function PeriodInput({
  id,
  value = null,
  onChange,
  disabled,
}: InputProps<readonly [string, string]> & { readonly disabled: boolean }) {
  const texts = useTexts(editTexts);
  const today = dayjs(dayText(Date.now()));
  return (
    <DatePicker.RangePicker
      {...(id !== undefined && { id })}
      value={value === null ? null : [dayjs(value[0]), dayjs(value[1])]}
      disabled={disabled}
      // One that cannot be filled in may be empty.
      allowEmpty={[disabled, disabled]}
      presets={[7, 15, 30].map((days) => ({ label: texts.lastDays(days), value: [today, today.add(days - 1, 'day')] }))}
      style={{ width: '100%' }}
      onChange={(span) => {
        const [first, last] = span ?? [];
        onChange?.(first && last ? [first.format('YYYY-MM-DD'), last.format('YYYY-MM-DD')] : null);
      }}
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
