import { useMessages } from '#i18n/messages';
import { Button } from './button.tsx';
import styles from './confirm-sheet.module.css';
import { Sheet } from './sheet.tsx';

interface ConfirmSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What follows, in a sentence. */
  readonly text?: string;
  /** Names the deed, never just "OK". */
  readonly confirm: string;
  /** Where "cancel" could be taken for the deed itself. */
  readonly dismiss?: string;
  readonly onConfirm: () => void;
  readonly isBusy?: boolean;
}

/** Asks before something that cannot be taken back. */
export function ConfirmSheet({ isOpen, onClose, title, text, confirm, dismiss, onConfirm, isBusy = false }: ConfirmSheetProps) {
  const { cancel } = useMessages();
  const actions = (
    <div className={styles.actions}>
      <Button size="large" tone="line" onClick={onClose}>
        {dismiss ?? cancel}
      </Button>
      <Button size="large" onClick={onConfirm} isBusy={isBusy}>
        {confirm}
      </Button>
    </div>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} actions={actions}>
      {text && <p className={styles.text}>{text}</p>}
    </Sheet>
  );
}
