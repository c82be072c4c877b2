import { App, Button, Form, Input } from 'antd';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import X from '#icons/x';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { Icon } from '#ui/icon';
import { Card } from '#ui/page';
import styles from './detail.module.css';
import { memberDetailTexts } from './detail.texts.ts';
import type { MemberIdProps } from './member.types.ts';

type Note = OutputOf<'member.note.list'>['list'][number];

/** What colleagues tell each other about a member. */
export function MemberNotes({ id }: MemberIdProps) {
  const texts = useTexts(memberDetailTexts);
  const { message } = App.useApp();
  const may = useMay();
  const page = useRead('member.note.list', { id }).data;
  return (
    <Card title={texts.notes} note={texts.notesHint}>
      <ul className={styles.notes}>
        {page?.list.map((note) => (
          <NoteLine key={note.id} note={note} />
        ))}
        {page?.list.length === 0 && <li className={styles.none}>{texts.noNotes}</li>}
      </ul>
      {page?.hasMore && <p className={styles.quiet}>{texts.moreNotes}</p>}
      {may('member.note.add') && (
        <CallForm<'member.note.add', { text: string }>
          key={page?.list[0]?.id}
          call="member.note.add"
          initial={{ text: '' }}
          toInput={({ text }) => ({ id, text })}
          onDone={() => void message.success(texts.noteSaved)}
        >
          {({ isPending }) => (
            <>
              <Form.Item name="text">
                <Input.TextArea aria-label={texts.addNote} placeholder={texts.notePlaceholder} rows={2} maxLength={500} />
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

function NoteLine({ note: { id, text, staff, at } }: { readonly note: Note }) {
  const texts = useTexts(memberDetailTexts);
  const { lang } = useLang();
  const { message } = App.useApp();
  const may = useMay();
  const remove = useWrite('member.note.remove', { onDone: () => void message.success(texts.noteRemoved) });
  return (
    <li>
      <span>
        {text}{' '}
        <small>
          {staff.name} {shortTime(at, Date.now(), lang)}
        </small>
      </span>
      {may('member.note.remove') && (
        <Button
          type="text"
          size="small"
          aria-label={texts.removeNote}
          icon={<Icon of={X} size={14} />}
          loading={remove.isPending}
          onClick={() => remove.send({ id })}
        />
      )}
    </li>
  );
}
