import type { Question } from '@qianpu/contract/types';
import { useState } from 'react';
import { QuestionList, questionListTexts, questionPages, WriteSheet } from '#features/question';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import type { PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useGoToLogin } from '#navigation/use-go';
import { useSession } from '#session/session';
import { BottomBar } from '#ui/bottom-bar';
import { Button } from '#ui/button';

export const queries: PageQueries = ({ id = '' }) => [questionPages(id)(1)];

interface Written {
  /** What is answered; null: a new question. */
  readonly question: Question | null;
  readonly isOpen: boolean;
}

export function Page({ query: { id = '' } }: PageProps) {
  const titles = useTitles();
  const { ask } = useTexts(questionListTexts);
  const { isMember } = useSession();
  const goToLogin = useGoToLogin();
  const [written, setWritten] = useState<Written>({ question: null, isOpen: false });
  const write = (question: Question | null) => setWritten({ question, isOpen: true });
  return (
    <main>
      <TopBar title={titles.questions} />
      <QuestionList key={id} goodsId={id} onAnswer={write} />
      <BottomBar>
        <Button size="large" isBlock onClick={() => (isMember ? write(null) : goToLogin())}>
          {ask}
        </Button>
      </BottomBar>
      <WriteSheet goodsId={id} {...written} onClose={() => setWritten({ ...written, isOpen: false })} />
    </main>
  );
}
