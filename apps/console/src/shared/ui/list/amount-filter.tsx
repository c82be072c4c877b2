import { Input, Space } from 'antd';
import { useEffect, useState } from 'react';
import type { SpanProps } from './list.types.ts';

/** A span of amounts in yuan. */
export const AmountFilter = ({ label, from, to, onChange }: SpanProps) => (
  <Space.Compact>
    <Amount label={`${label} ≥`} placeholder={`${label} ≥`} width={104} value={from} onEnter={(value) => onChange(value, to)} />
    <Amount label={`${label} ≤`} placeholder="≤" width={88} value={to} onEnter={(value) => onChange(from, value)} />
  </Space.Compact>
);

interface OneAmountProps {
  readonly label: string;
  readonly placeholder: string;
  readonly width: number;
  readonly value: string | undefined;
  readonly onEnter: (value: string | undefined) => void;
}

/** At most two decimals; anything else goes back to what counts. */
const YUAN = /^\d{1,9}(\.\d{1,2})?$/;

function Amount({ label, placeholder, width, value = '', onEnter }: OneAmountProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const enter = () => {
    const entered = typed.trim();
    if (entered !== '' && !YUAN.test(entered)) setTyped(value);
    else if (entered !== value) onEnter(entered === '' ? undefined : entered);
  };
  return (
    <Input
      aria-label={label}
      placeholder={placeholder}
      inputMode="decimal"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={enter}
      onBlur={enter}
      style={{ width }}
    />
  );
}
