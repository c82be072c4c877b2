import type { Question } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { questionTexts } from './question.texts.ts';
import { questionSummary } from './question-queries.ts';
import styles from './question-section.module.css';

/** More are not counted out on the item page. */
const most = 999;

/** What others have asked about goods: how many, and the two that are answered most. */
export function QuestionSection({ goodsId }: { readonly goodsId: string }) {
  const texts = useTexts(questionTexts);
  const { data } = useRead(questionSummary(goodsId));
  if (!data) return null;
  const { first } = data;
  const count = data.count > most ? `${most}+` : String(data.count);
  const hasAny = data.count > 0;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          {texts.heading} {hasAny && <span className={styles.count}>{count}</span>}
        </h2>
        <PageLink page="goodQuestions" query={{ id: goodsId }} className={styles.all} aria-label={hasAny ? texts.allOf(count) : undefined}>
          {hasAny ? texts.all : texts.ask}
          <Icon of={ChevronRight} size={14} />
        </PageLink>
      </div>
      {first.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul className={styles.questions}>
          {first.map((question) => (
            <BriefQuestion key={question.id} question={question} goodsId={goodsId} />
          ))}
        </ul>
      )}
    </section>
  );
}

function BriefQuestion({ question, goodsId }: { readonly question: Question; readonly goodsId: string }) {
  const texts = useTexts(questionTexts);
  return (
    <li>
      <PageLink page="goodQuestions" query={{ id: goodsId }} className={styles.question}>
        <span className={styles.line}>
          <b className={styles.asked}>{texts.question}</b>
          <span className={styles.text}>{question.text}</span>
        </span>
        <span className={styles.line}>
          <b className={styles.answered}>{texts.answer}</b>
          <span className={styles.reply}>{question.answers[0]?.text ?? texts.unanswered}</span>
        </span>
      </PageLink>
    </li>
  );
}
