import { DatePicker } from 'antd';
import dayjs from 'dayjs';

interface DatesProps {
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (from: string | undefined, to: string | undefined) => void;
}

/** A span of days of the merchant's calendar. */
export const DatesFilter = ({ label, from, to, onChange }: DatesProps) => (
  <DatePicker.RangePicker
    aria-label={label}
    allowEmpty={[true, true]}
    value={[from === undefined ? null : dayjs(from), to === undefined ? null : dayjs(to)]}
    onChange={(span) => onChange(span?.[0]?.format('YYYY-MM-DD'), span?.[1]?.format('YYYY-MM-DD'))}
    style={{ width: 240 }}
  />
);
