import { App, Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import styles from './reviews.module.css';
import { reviewsTexts } from './reviews.texts.ts';
import { wordLines } from './word-lines.ts';

/** Words that hold a review back until somebody has looked at it. */
export function SensitiveWords({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(reviewsTexts);
  const read = useRead('catalog.review.sensitiveWords', {});
  return (
    <Drawer open title={texts.sensitiveWords} size={480} onClose={onClose}>
      {read.isError ? (
        <Failed onRetry={() => void read.refetch()} refusal={read.error} />
      ) : read.data === undefined ? (
        <ListSkeleton columns={1} />
      ) : (
        <WordsForm words={read.data.words} onClose={onClose} />
      )}
    </Drawer>
  );
}

function WordsForm({ words, onClose }: { readonly words: readonly string[]; readonly onClose: () => void }) {
  const texts = useTexts(reviewsTexts);
  const { message } = App.useApp();
  const may = useMay();
  const [typed, setTyped] = useState(words.join('\n'));
  const { list, problem } = wordLines(typed);
  const set = useWrite('catalog.review.setSensitiveWords', {
    onDone: () => {
      void message.success(texts.wordsSaved);
      onClose();
    },
  });
  const isOpen = may('catalog.review.setSensitiveWords');
  return (
    <div className={styles.wordsForm}>
      <p className={styles.quiet}>{texts.sensitiveHint}</p>
      <Input.TextArea
        aria-label={texts.sensitiveWords}
        readOnly={!isOpen}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        rows={18}
        {...(problem && { status: 'error' as const })}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem.kind === 'TOO_MANY' ? texts.tooMany : texts.tooLong(problem.word)}
        </p>
      )}
      {isOpen ? (
        <Button type="primary" disabled={problem !== null} loading={set.isPending} onClick={() => set.send({ words: [...list] })}>
          {texts.saveWords(list.length)}
        </Button>
      ) : (
        <span className={styles.quiet}>{texts.sensitiveCount(list.length)}</span>
      )}
    </div>
  );
}
