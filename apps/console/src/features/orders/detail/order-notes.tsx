import { App, Button, Form, Input } from 'antd';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { Card } from '#ui/page';
import styles from './detail.module.css';
import { orderTexts } from './order.texts.ts';
import type { OrderProps } from './order.types.ts';

/** What colleagues tell each other about an order; its buyer never sees it. */
export function OrderNotes({ order: { id, notes } }: OrderProps) {
  const texts = useTexts(orderTexts);
  const { lang } = useLang();
  const { message } = App.useApp();
  const may = useMay();
  return (
    <Card title={texts.notes} note={texts.notesHint}>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            {note.text}
            <small>
              {note.staff.name} {shortTime(note.at, Date.now(), lang)}
            </small>
          </li>
        ))}
        {notes.length === 0 && <li className={styles.none}>{texts.noNotes}</li>}
      </ul>
      {may('trade.order.note') && (
        <CallForm<'trade.order.note', { text: string }>
          key={notes.length}
          call="trade.order.note"
          initial={{ text: '' }}
          toInput={({ text }) => ({ id, text })}
          onDone={() => void message.success(texts.noteSaved)}
        >
          {({ isPending }) => (
            <>
              <Form.Item name="text">
                <Input.TextArea aria-label={texts.addNote} placeholder={texts.notePlaceholder} rows={2} />
              </Form.Item>
              <Button htmlType="submit" loading={isPending}>
                {texts.addNote}
              </Button>
            </>
          )}
        </CallForm>
      )}
    </Card>
  );
}
