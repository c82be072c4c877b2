import { InputNumber, Space } from 'antd';

interface AmountProps {
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (from: string | undefined, to: string | undefined) => void;
}

const textOf = (value: number | null): string | undefined => (value === null ? undefined : String(value));

/** A span of amounts in yuan. */
export const AmountFilter = ({ label, from, to, onChange }: AmountProps) => (
  <Space.Compact>
    <InputNumber
      aria-label={`${label} ≥`}
      placeholder={`${label} ≥`}
      min={0}
      precision={2}
      controls={false}
      value={from === undefined ? null : Number(from)}
      changeOnWheel={false}
      onBlur={({ target }) => onChange(target.value === '' ? undefined : textOf(Number(target.value)), to)}
      style={{ width: 104 }}
    />
    <InputNumber
      aria-label={`${label} ≤`}
      placeholder="≤"
      min={0}
      precision={2}
      controls={false}
      value={to === undefined ? null : Number(to)}
      changeOnWheel={false}
      onBlur={({ target }) => onChange(from, target.value === '' ? undefined : textOf(Number(target.value)))}
      style={{ width: 88 }}
    />
  </Space.Compact>
);
