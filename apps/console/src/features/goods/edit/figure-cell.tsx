import { useState } from 'react';
import { fenOf } from '#lib/money';
import styles from './edit.module.css';

interface FigureCellProps {
  readonly kind: 'yuan' | 'whole';
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly label: string;
  readonly placeholder?: string;
  readonly tone?: 'warn' | 'bad' | undefined;
  readonly isDisabled?: boolean;
}

const textOf = (kind: 'yuan' | 'whole', value: number | null): string => {
  if (value === null) return '';
  return kind === 'yuan' ? (value / 100).toFixed(2) : String(value);
};

/** Undefined: no such figure. */
const figureIn = (kind: 'yuan' | 'whole', text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  if (kind === 'yuan') return /^\d{1,8}(\.\d{0,2})?$/.test(text.trim()) ? fenOf(text.trim()) : undefined;
  return /^\d{1,8}$/.test(text.trim()) ? Number(text) : undefined;
};

/** A figure in a table of many: a plain field, so that a thousand of them stay quick. */
export function FigureCell({ kind, value, onChange, label, placeholder, tone, isDisabled = false }: FigureCellProps) {
  const [typed, setTyped] = useState(textOf(kind, value));
  // What was set from elsewhere is shown; what is being typed stays as it is typed.
  const shown = figureIn(kind, typed) === value ? typed : textOf(kind, value);
  return (
    <input
      className={styles.cell}
      inputMode="decimal"
      aria-label={label}
      aria-invalid={tone === 'bad' || undefined}
      placeholder={placeholder}
      data-tone={tone}
      disabled={isDisabled}
      value={shown}
      onChange={({ target }) => {
        const next = figureIn(kind, target.value);
        if (next === undefined) return;
        setTyped(target.value);
        onChange(next);
      }}
      onBlur={() => setTyped(textOf(kind, value))}
    />
  );
}
