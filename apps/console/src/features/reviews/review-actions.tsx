import { App, Button, Form, Input, Popover } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { Status } from '#ui/status';
import styles from './reviews.module.css';
import { reviewsTexts } from './reviews.texts.ts';

const tones = { SHOWN: 'good', WAITING: 'warn', HIDDEN: 'quiet' } as const;

/** How a review stands; answered in place, shown or hidden by a click that can be taken back. */
export function ReviewActions({ review: { id, standing, answer } }: { readonly review: EntryOf<'catalog.review.inbox'> }) {
  const texts = useTexts(reviewsTexts);
  const { message } = App.useApp();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const moderate = useWrite('catalog.review.moderate', {
    onDone: (_, input) => void message.success(input.standing === 'SHOWN' ? texts.shown : texts.hidden),
  });
  return (
    <div className={styles.state}>
      <Status tone={tones[standing]} isPill={standing === 'WAITING'}>
        {texts.states[standing]}
      </Status>
      <div>
        {may('catalog.review.answer') && answer === null && (
          <Popover
            trigger="click"
            placement="leftTop"
            open={isOpen}
            onOpenChange={setOpen}
            destroyOnHidden
            content={<AnswerForm id={id} onDone={() => setOpen(false)} />}
          >
            <Button type="link" size="small">
              {texts.answer}
            </Button>
          </Popover>
        )}
        {may('catalog.review.moderate') && standing !== 'SHOWN' && (
          <Button type="link" size="small" loading={moderate.isPending} onClick={() => moderate.send({ id, standing: 'SHOWN' })}>
            {texts.show}
          </Button>
        )}
        {may('catalog.review.moderate') && standing !== 'HIDDEN' && (
          <Button type="link" size="small" loading={moderate.isPending} onClick={() => moderate.send({ id, standing: 'HIDDEN' })}>
            {texts.hide}
          </Button>
        )}
      </div>
    </div>
  );
}

function AnswerForm({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const texts = useTexts(reviewsTexts);
  const { message } = App.useApp();
  return (
    <div className={styles.answerForm}>
      <CallForm<'catalog.review.answer', { text: string }>
        call="catalog.review.answer"
        initial={{ text: '' }}
        toInput={({ text }) => ({ id, text })}
        onDone={() => {
          void message.success(texts.answerSent);
          onDone();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="text" label={texts.answerOf} extra={texts.answerHint}>
              <Input.TextArea autoFocus maxLength={500} rows={4} />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.sendAnswer}
            </Button>
          </>
        )}
      </CallForm>
    </div>
  );
}
