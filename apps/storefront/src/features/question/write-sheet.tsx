import { questionMemberRows } from '@qianpu/contract/calls/question';
import type { Question } from '@qianpu/contract/types';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useGuarded } from '#lib/use-guarded';
import { useShop } from '#session/shop-context';
import { Button } from '#ui/button';
import { Sheet } from '#ui/sheet';
import { TextArea } from '#ui/text-area';
import { useToast } from '#ui/toast';
import { questionListTexts } from './question-list.texts.ts';
import { readsOfQuestions } from './question-queries.ts';
import styles from './write-sheet.module.css';

const questionLength = { least: 2, most: 100 };
const answerLength = { least: 1, most: 300 };

interface WriteSheetProps {
  readonly goodsId: string;
  /** What is answered; null: a new question is asked. */
  readonly question: Question | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asking, or answering what somebody asked. */
export function WriteSheet({ goodsId, question, isOpen, onClose }: WriteSheetProps) {
  const { askTitle, answer } = useTexts(questionListTexts);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={question ? answer : askTitle}>
      {question ? <AnswerForm question={question} onDone={onClose} /> : <AskForm goodsId={goodsId} onDone={onClose} />}
    </Sheet>
  );
}

function AskForm({ goodsId, onDone }: { readonly goodsId: string; readonly onDone: () => void }) {
  const texts = useTexts(questionListTexts);
  const { cid } = useShop();
  const toast = useToast();
  const [text, setText] = useState('');
  const ask = useWrite(questionMemberRows, 'catalog.question.ask', readsOfQuestions);
  const send = useGuarded(async () => {
    const written = await ask.mutateAsync({ input: { cid, goodsId, text: text.trim().replace(/\s+/g, ' ') } });
    if (written.kind === 'ok') toast(written.data.standing === 'SHOWN' ? texts.asked : texts.waiting);
    onDone();
  });
  const isShort = text.trim().length < questionLength.least;
  return (
    <div className={styles.form}>
      <TextArea label={texts.askTitle} hint={texts.askHint} text={text} mostCharacters={questionLength.most} onChange={setText} />
      <p className={styles.note}>{texts.note}</p>
      <Button size="large" isBlock isBusy={ask.isPending} onClick={() => (isShort ? toast(texts.short) : send())}>
        {texts.askSend}
      </Button>
    </div>
  );
}

function AnswerForm({ question, onDone }: { readonly question: Question; readonly onDone: () => void }) {
  const texts = useTexts(questionListTexts);
  const toast = useToast();
  const [text, setText] = useState('');
  const answer = useWrite(questionMemberRows, 'catalog.question.answer', readsOfQuestions);
  const send = useGuarded(async () => {
    const written = await answer.mutateAsync({ input: { id: question.id, text } });
    if (written.kind === 'ok') toast(written.data.standing === 'SHOWN' ? texts.answered : texts.waiting);
    onDone();
  });
  return (
    <div className={styles.form}>
      <p className={styles.question}>{question.text}</p>
      <TextArea label={texts.answer} hint={texts.answerHint} text={text} mostCharacters={answerLength.most} onChange={setText} />
      <Button size="large" isBlock isBusy={answer.isPending} onClick={() => (text.trim() ? send() : toast(texts.sayFirst))}>
        {texts.answerSend}
      </Button>
    </div>
  );
}
