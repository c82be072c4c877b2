import type { ComponentType } from 'react';
import { useId, useState } from 'react';
import ChevronRight from '#icons/chevron-right';
import { classNames } from '#lib/class-names';
import { Icon } from './icon.tsx';
import styles from './picker-field.module.css';
import { Sheet } from './sheet.tsx';
import { ListSkeleton } from './skeleton.tsx';
import { useToast } from './toast.tsx';

interface PickerFieldProps<Props extends object> {
  readonly label: string;
  /** What is chosen, in words; null shows the hint. */
  readonly value: string | null;
  readonly hint: string;
  /** Of the sheet the picker stands in. */
  readonly title: string;
  readonly error?: string | undefined;
  /** A picker is large: it comes with the first look at it. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Said when it does not come. */
  readonly failedWords: string;
  readonly picker: (close: () => void) => Props;
}

/** A field whose value is chosen in a sheet. */
export function PickerField<Props extends object>(props: PickerFieldProps<Props>) {
  const { label, value, hint, title, error, load, failedWords, picker } = props;
  const toast = useToast();
  const errorId = useId();
  const [isOpen, setOpen] = useState(false);
  const [Picker, setPicker] = useState<ComponentType<Props> | null>(null);
  const close = () => setOpen(false);
  const open = () => {
    setOpen(true);
    load().then(
      (loaded) => setPicker(() => loaded),
      () => {
        close();
        toast(failedWords);
      },
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles.line}
        onClick={open}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
      >
        <span className={styles.label}>{label}</span>
        <span className={classNames(styles.value, value === null && styles.open)}>{value ?? hint}</span>
        <Icon of={ChevronRight} size={16} className={styles.chevron} />
      </button>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Sheet isOpen={isOpen} onClose={close} title={title}>
        {isOpen && (Picker ? <Picker {...picker(close)} /> : <ListSkeleton />)}
      </Sheet>
    </>
  );
}
