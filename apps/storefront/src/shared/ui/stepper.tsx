import { useTexts } from '#i18n/texts';
import Minus from '#icons/minus';
import Plus from '#icons/plus';
import { classNames } from '#lib/class-names';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';
import { stepperTexts } from './stepper.texts.ts';

interface StepperProps {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** What is counted. */
  readonly label: string;
  /** 28 high in lists, 32 in a sheet. */
  readonly size?: 'small' | 'large';
}

export function Stepper({ value, min = 1, max, step = 1, onChange, label, size = 'small' }: StepperProps) {
  const { fewer, another } = useTexts(stepperTexts);
  return (
    <fieldset className={classNames(styles.stepper, styles[size])} aria-label={label}>
      <button type="button" className={styles.step} aria-label={fewer} disabled={value <= min} onClick={() => onChange(value - step)}>
        <Icon of={Minus} size={14} />
      </button>
      <b className={styles.value} aria-live="polite">
        {value}
      </b>
      <button type="button" className={styles.step} aria-label={another} disabled={value >= max} onClick={() => onChange(value + step)}>
        <Icon of={Plus} size={14} />
      </button>
    </fieldset>
  );
}
