import type { Question } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import { usePages } from '#api/use-pages';
import { reviewsDrawing } from '#drawings/reviews';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { useSession } from '#session/session';
import { buttonClassOf } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPart } from '#ui/failed';
import { ListEnd } from '#ui/list-end';
import { ListSkeleton } from '#ui/skeleton';
import { QuestionCard } from './question-card.tsx';
import { questionListTexts } from './question-list.texts.ts';
import { mayAnswer, questionPages } from './question-queries.ts';

interface QuestionListProps {
  readonly goodsId: string;
  readonly onAnswer: (question: Question) => void;
}

/** Questions that go on while they are scrolled; who has received the goods may answer each. */
export function QuestionList({ goodsId, onAnswer }: QuestionListProps) {
  const { failed, empty, toItem } = useTexts(questionListTexts);
  const { isMember } = useSession();
  const { data: own } = useRead(mayAnswer(goodsId), isMember);
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(questionPages(goodsId));
  if (!entries) return isFailed ? <FailedPart text={failed} onRetry={fetchNext} /> : <ListSkeleton />;
  if (entries.length === 0) {
    return (
      <EmptyState drawing={reviewsDrawing} words={empty}>
        <PageLink page="goodDetail" query={{ id: goodsId }} className={buttonClassOf({ tone: 'line' })}>
          {toItem}
        </PageLink>
      </EmptyState>
    );
  }
  return (
    <>
      {entries.map((question) => (
        <QuestionCard key={question.id} question={question} onAnswer={own?.mayAnswer ? () => onAnswer(question) : undefined} />
      ))}
      {isFailed ? <FailedPart text={failed} onRetry={fetchNext} /> : <ListEnd key={count} hasMore={hasMore} onNear={fetchNext} />}
    </>
  );
}
