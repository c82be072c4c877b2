import { Button } from 'antd';
import { useState } from 'react';
import type { EntryOf, InputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import type { AddressQuery } from '#lib/address-query';
import { useCurrentShop } from '#lib/current-shop';
import { shortTime } from '#lib/time';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { PictureCell } from '#ui/picture-cell';
import { Status } from '#ui/status';
import { QuestionDrawer } from './question-drawer.tsx';
import styles from './questions.module.css';
import { questionsTexts } from './questions.texts.ts';

type Question = EntryOf<'catalog.question.inbox'>;
type Filter = InputOf<'catalog.question.inbox'>;

const tabs = ['all', 'UNANSWERED', 'WAITING', 'HIDDEN'] as const;
const tones = { SHOWN: 'good', WAITING: 'warn', HIDDEN: 'quiet' } as const;

/** What the address says, as the call wants it. */
const filterOf = ({ tab, words, cid, goodsId }: AddressQuery): Filter => ({
  ...(tab && tab !== 'all' && { state: tab as 'WAITING' }),
  ...(words && { words: words.slice(0, 40) }),
  ...(cid && { cid }),
  ...(goodsId && { goodsId }),
});

/** What shoppers ask about goods: answered and moderated in a drawer. */
export function QuestionsPage() {
  const texts = useTexts(questionsTexts);
  const cid = useCurrentShop();
  const counts = useRead('catalog.question.counts', cid === undefined ? {} : { cid });
  const tabCounts = { all: undefined, UNANSWERED: counts.data?.unanswered, WAITING: counts.data?.waiting, HIDDEN: undefined };
  const [opened, setOpened] = useState<Question | null>(null);
  const columns = useQuestionColumns(setOpened);
  return (
    <Page title={texts.questions}>
      <List
        call="catalog.question.inbox"
        input={filterOf}
        keyOf={({ id }) => id}
        tabs={{
          name: 'tab',
          entries: tabs.map((value) => ({ value, label: texts.tabs[value], count: tabCounts[value], isUrgent: value === 'WAITING' })),
        }}
        filters={[{ kind: 'search', name: 'words', label: texts.search }]}
        columns={columns}
        empty={texts.empty}
      />
      {opened && <QuestionDrawer key={opened.id} question={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

function useQuestionColumns(onOpen: (question: Question) => void) {
  const texts = useTexts(questionsTexts);
  const { lang } = useLang();
  const now = Date.now();
  return [
    {
      key: 'goods',
      title: texts.goods,
      width: 260,
      render: ({ goods }: Question) => <PictureCell picture={goods.picture} title={goods.title} />,
    },
    {
      key: 'question',
      title: texts.question,
      render: ({ text, shopAnswer, answerCount, waitingAnswers }: Question) => (
        <div className={styles.words}>
          <p>{text}</p>
          {shopAnswer !== null && (
            <p className={styles.answer}>
              <b>{texts.shopAnswer}</b> {shopAnswer}
            </p>
          )}
          <small>
            {answerCount === 0 ? texts.unanswered : texts.answers(answerCount)}
            {waitingAnswers > 0 && <b className={styles.waiting}>{texts.waitingAnswers(waitingAnswers)}</b>}
          </small>
        </div>
      ),
    },
    {
      key: 'member',
      title: texts.member,
      width: 150,
      render: ({ member, at }: Question) => (
        <div className={styles.cell}>
          <span>{member.name}</span>
          <small>{shortTime(Date.parse(at), now, lang)}</small>
        </div>
      ),
    },
    {
      key: 'state',
      title: texts.state,
      width: 150,
      render: (question: Question) => (
        <div className={styles.state}>
          <Status tone={tones[question.standing]} isPill={question.standing === 'WAITING'}>
            {texts.states[question.standing]}
          </Status>
          <Button type="link" size="small" onClick={() => onOpen(question)}>
            {texts.open}
          </Button>
        </div>
      ),
    },
  ];
}
