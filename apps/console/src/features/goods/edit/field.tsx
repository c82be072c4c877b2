import type { ReactNode } from 'react';
import styles from './edit.module.css';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

/** A control with its name above it and what is wrong with it below. */
export const Field = ({ label, hint, error, isRequired = false, children }: FieldProps) => (
  <div className={styles.field} data-error={error !== undefined}>
    <span>
      {label}
      {isRequired && <i aria-hidden="true"> *</i>}
      {hint !== undefined && <small>{hint}</small>}
    </span>
    {children}
    {error !== undefined && <em role="alert">{error}</em>}
  </div>
);
