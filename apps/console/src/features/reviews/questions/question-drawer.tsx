import { App, Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import type { EntryOf, OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { CallForm } from '#ui/form/call-form';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { PictureCell } from '#ui/picture-cell';
import { Status } from '#ui/status';
import styles from './questions.module.css';
import { questionsTexts } from './questions.texts.ts';

type Question = EntryOf<'catalog.question.inbox'>;
type Answer = OutputOf<'catalog.question.answersForStaff'>['list'][number];

const tones = { SHOWN: 'good', WAITING: 'warn', HIDDEN: 'quiet' } as const;

interface QuestionDrawerProps {
  readonly question: Question;
  readonly onClose: () => void;
}

/** One question: the shop's answer, and what buyers said. */
export function QuestionDrawer({ question, onClose }: QuestionDrawerProps) {
  const texts = useTexts(questionsTexts);
  const may = useMay();
  const { id, goods, text } = question;
  const answers = useRead('catalog.question.answersForStaff', { id });
  return (
    <Drawer open title={texts.drawer} size={560} onClose={onClose} extra={<ModerateQuestion question={question} />}>
      <div className={styles.drawer}>
        <PictureCell picture={goods.picture} title={goods.title} />
        <p className={styles.asked}>{text}</p>
        {may('catalog.question.reply') && <ReplyForm question={question} onDone={onClose} />}
        <h3>{texts.others}</h3>
        {answers.isError ? (
          <Failed onRetry={() => void answers.refetch()} refusal={answers.error} />
        ) : answers.data === undefined ? (
          <ListSkeleton columns={1} />
        ) : (
          <BuyersAnswers answers={answers.data.list.filter(({ member }) => member !== null)} />
        )}
      </div>
    </Drawer>
  );
}

function ModerateQuestion({ question: { id, standing: first } }: { readonly question: Question }) {
  const texts = useTexts(questionsTexts);
  const { message } = App.useApp();
  const may = useMay();
  const [standing, setStanding] = useState(first);
  const moderate = useWrite('catalog.question.moderate', {
    onDone: (_, input) => {
      setStanding(input.standing);
      void message.success(input.standing === 'SHOWN' ? texts.questionShown : texts.questionHidden);
    },
  });
  if (!may('catalog.question.moderate')) return null;
  return (
    <>
      {standing !== 'SHOWN' && (
        <Button loading={moderate.isPending} onClick={() => moderate.send({ id, standing: 'SHOWN' })}>
          {texts.showQuestion}
        </Button>
      )}
      {standing !== 'HIDDEN' && (
        <Button type="text" danger loading={moderate.isPending} onClick={() => moderate.send({ id, standing: 'HIDDEN' })}>
          {texts.hideQuestion}
        </Button>
      )}
    </>
  );
}

function ReplyForm({ question: { id, shopAnswer }, onDone }: { readonly question: Question; readonly onDone: () => void }) {
  const texts = useTexts(questionsTexts);
  const { message } = App.useApp();
  return (
    <CallForm<'catalog.question.reply', { text: string }>
      call="catalog.question.reply"
      initial={{ text: shopAnswer ?? '' }}
      toInput={({ text }) => ({ id, text })}
      onDone={() => {
        void message.success(texts.sent);
        onDone();
      }}
    >
      {({ isPending }) => (
        <>
          <Form.Item name="text" label={texts.reply} extra={texts.replyHint}>
            <Input.TextArea autoFocus maxLength={300} rows={4} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {texts.send}
          </Button>
        </>
      )}
    </CallForm>
  );
}

function BuyersAnswers({ answers }: { readonly answers: readonly Answer[] }) {
  const texts = useTexts(questionsTexts);
  if (answers.length === 0) return <p className={styles.quiet}>{texts.noOthers}</p>;
  return (
    <ul className={styles.answers}>
      {answers.map((answer) => (
        <BuyersAnswer key={answer.id} answer={answer} />
      ))}
    </ul>
  );
}

function BuyersAnswer({ answer: { id, member, text, standing } }: { readonly answer: Answer }) {
  const texts = useTexts(questionsTexts);
  const { message } = App.useApp();
  const may = useMay();
  const moderate = useWrite('catalog.question.moderateAnswer', {
    onDone: (_, input) => void message.success(input.standing === 'SHOWN' ? texts.answerShown : texts.answerHidden),
  });
  const next = standing === 'SHOWN' ? 'HIDDEN' : 'SHOWN';
  return (
    <li className={styles.buyers}>
      <div className={styles.words}>
        <p>{text}</p>
        <small>{member?.name}</small>
      </div>
      <div className={styles.state}>
        <Status tone={tones[standing]} isPill={standing === 'WAITING'}>
          {texts.states[standing]}
        </Status>
        {may('catalog.question.moderateAnswer') && (
          <Button type="link" size="small" loading={moderate.isPending} onClick={() => moderate.send({ id, standing: next })}>
            {next === 'SHOWN' ? texts.show : texts.hide}
          </Button>
        )}
      </div>
    </li>
  );
}
