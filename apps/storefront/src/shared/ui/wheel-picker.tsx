import styles from './wheel-picker.module.css';
import type { WheelColumn } from './wheel-picker-column.tsx';
import { WheelPickerColumn } from './wheel-picker-column.tsx';

interface WheelPickerProps {
  /** What is chosen by all wheels together. */
  readonly label: string;
  readonly columns: readonly WheelColumn[];
}

/** Wheels side by side; what stands in the middle of each is chosen. */
export const WheelPicker = ({ label, columns }: WheelPickerProps) => (
  <fieldset className={styles.wheels} aria-label={label}>
    {columns.map((column) => (
      <WheelPickerColumn key={column.label} {...column} />
    ))}
  </fieldset>
);
