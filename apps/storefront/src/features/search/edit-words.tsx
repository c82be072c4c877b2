import { useRef } from 'react';
import { useTexts } from '#i18n/texts';
import { useModal } from '#lib/use-modal';
import styles from './edit-words.module.css';
import { searchTexts } from './search.texts.ts';
import { SearchPanel } from './search-panel.tsx';

interface EditWordsProps {
  readonly initial: string;
  readonly onClose: () => void;
  readonly onSearch: (words: string) => void;
}

/** The desk over what was found, which waits behind it in its place: going back leads there again. */
export function EditWords({ initial, onClose, onSearch }: EditWordsProps) {
  const { searchGoods } = useTexts(searchTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, true, onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={searchGoods}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <SearchPanel initial={initial} takesFocus onBack={onClose} onSearch={onSearch} />
    </dialog>
  );
}
