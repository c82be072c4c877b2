import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import ChevronLeft from '#icons/chevron-left';
import Search from '#icons/search';
import X from '#icons/x';
import { useBack } from '#navigation/use-go';
import { Icon } from '#ui/icon';
import styles from './result-field.module.css';
import { resultsTexts } from './results.texts.ts';

interface ResultFieldProps {
  readonly words: string;
  /** With what stands in the field then. */
  readonly onEdit: (words: string) => void;
  /** One action at the right edge. */
  readonly children: ReactNode;
}

/** The words that were searched, as a chip in the field: a tap goes on writing them, the cross begins anew. */
export function ResultField({ words, onEdit, children }: ResultFieldProps) {
  const { back } = useMessages();
  const texts = useTexts(resultsTexts);
  const goBack = useBack();
  return (
    <div className={styles.row}>
      <button type="button" className={styles.back} aria-label={back} onClick={goBack}>
        <Icon of={ChevronLeft} size={24} />
      </button>
      <search className={styles.pill}>
        <Icon of={Search} size={18} className={styles.glass} />
        <button type="button" className={styles.words} aria-label={texts.edit(words)} onClick={() => onEdit(words)}>
          <span className={styles.text}>{words}</span>
        </button>
        <button type="button" className={styles.clear} aria-label={texts.clear} onClick={() => onEdit('')}>
          <Icon of={X} size={14} />
        </button>
      </search>
      {children}
    </div>
  );
}
