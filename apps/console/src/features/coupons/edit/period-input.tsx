import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/time';
import type { InputProps } from '#ui/form/inputs';
import { editTexts } from './edit.texts.ts';

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
