import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { SpanProps } from './list.types.ts';

/** The calendar of `DatesFilter`, open from the start: somebody has asked for it. */
export const DatesPicker = ({ label, from, to, onChange }: SpanProps) => (
  <DatePicker.RangePicker
    aria-label={label}
    autoFocus
    defaultOpen
    allowEmpty={[true, true]}
    value={[from === undefined ? null : dayjs(from), to === undefined ? null : dayjs(to)]}
    onChange={(span) => onChange(span?.[0]?.format('YYYY-MM-DD'), span?.[1]?.format('YYYY-MM-DD'))}
    style={{ width: 240 }}
  />
);
