import type { Question } from '@qianpu/contract/types';
import { useState } from 'react';
import { usePages } from '#api/use-pages';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/instant';
import { Button } from '#ui/button';
import { FailedPart } from '#ui/failed';
import { ListEnd } from '#ui/list-end';
import { questionTexts } from './question.texts.ts';
import styles from './question-card.module.css';
import { questionListTexts } from './question-list.texts.ts';
import { answerPages } from './question-queries.ts';

type Answer = Question['answers'][number];

interface QuestionCardProps {
  readonly question: Question;
  /** Absent where the member has not received the goods. */
  readonly onAnswer?: (() => void) | undefined;
}

/** A question with its first answers; all of them once they are asked for. */
export function QuestionCard({ question, onAnswer }: QuestionCardProps) {
  const { lang } = useMessages();
  const { question: badge } = useTexts(questionTexts);
  const texts = useTexts(questionListTexts);
  const [isWhole, setWhole] = useState(false);
  const { id, author, text, at, answerCount, answers } = question;
  return (
    <article className={styles.card}>
      <h2 className={styles.question}>
        <b className={styles.badge}>{badge}</b>
        <span>{text}</span>
      </h2>
      <p className={styles.by}>
        {author} <time dateTime={at}>{dayText(Date.parse(at), lang)}</time>
      </p>
      {answerCount === 0 && <p className={styles.none}>{texts.unanswered}</p>}
      {isWhole ? <AllAnswers id={id} /> : answers.map((answer) => <AnswerLine key={answer.id} answer={answer} />)}
      <div className={styles.actions}>
        {!isWhole && answerCount > answers.length && (
          <button type="button" className={styles.more} onClick={() => setWhole(true)}>
            {texts.answers(answerCount)}
          </button>
        )}
        {onAnswer && (
          <Button tone="outline" onClick={onAnswer}>
            {texts.answer}
          </Button>
        )}
      </div>
    </article>
  );
}

function AllAnswers({ id }: { readonly id: string }) {
  const { answersFailed } = useTexts(questionListTexts);
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(answerPages(id));
  return (
    <>
      {entries?.map((answer) => (
        <AnswerLine key={answer.id} answer={answer} />
      ))}
      {isFailed && <FailedPart text={answersFailed} onRetry={fetchNext} />}
      {!isFailed && hasMore && <ListEnd key={count} hasMore onNear={fetchNext} />}
    </>
  );
}

function AnswerLine({ answer: { author, text, at } }: { readonly answer: Answer }) {
  const { lang } = useMessages();
  const { answer: badge } = useTexts(questionTexts);
  const { shop } = useTexts(questionListTexts);
  return (
    <div className={styles.answer}>
      <b className={styles.reply}>{badge}</b>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <p className={styles.by}>
          {author === null ? <span className={styles.shop}>{shop}</span> : author}{' '}
          <time dateTime={at}>{dayText(Date.parse(at), lang)}</time>
        </p>
      </div>
    </div>
  );
}
