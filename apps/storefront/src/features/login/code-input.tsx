import type { Ref } from 'react';
import { useId, useState } from 'react';
import { classNames } from '#lib/class-names';
import styles from './code-input.module.css';
import { codeDigits, codeLength } from './login.rules.ts';

interface CodeInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One field drawn as six boxes: phones fill in the code of a message by themselves only where there is one field. */
export function CodeInput({ label, value, onChange, error, ref }: CodeInputProps) {
  const errorId = useId();
  const [isFocused, setFocused] = useState(false);
  const caret = Math.min(value.length, codeLength - 1);
  return (
    <>
      <div className={styles.code}>
        <input
          ref={ref}
          className={styles.input}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(change) => onChange(codeDigits(change.currentTarget.value))}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        {Array.from({ length: codeLength }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={place}
            className={classNames(styles.box, isFocused && place === caret && styles.current, error !== undefined && styles.wrong)}
            aria-hidden
          >
            {value[place]}
          </span>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
