import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#lib/class-names';
import styles from './field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  readonly label: string;
  /** What is wrong, in words; it stands below the input and is read with it. */
  readonly error?: string | undefined;
  /** `row`: label left, inside a card. `box`: an outlined box whose label is heard, not seen. */
  readonly look?: 'row' | 'box';
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export function Field({ label, error, look = 'row', before, after, ...input }: FieldProps) {
  const id = useId();
  const errorId = useId();
  return (
    <div className={styles[look]}>
      <div className={classNames(styles.line, error !== undefined && styles.wrong)}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {before}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        {after}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
