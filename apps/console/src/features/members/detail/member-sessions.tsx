import { App, Button } from 'antd';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { Card } from '#ui/page';
import styles from './detail.module.css';
import { memberDetailTexts } from './detail.texts.ts';
import type { MemberProps } from './member.types.ts';

/** Where the member is signed in; one or all can be ended. */
export function MemberSessions({ member: { id, nickName } }: MemberProps) {
  const texts = useTexts(memberDetailTexts);
  const { lang } = useLang();
  const { message, modal } = App.useApp();
  const may = useMay();
  const sessions = useRead('member.session.listForStaff', { id }).data;
  const end = useWrite('member.session.endForStaff', { onDone: ({ endedSessions }) => void message.success(texts.ended(endedSessions)) });
  const now = Date.now();
  const mayEnd = may('member.session.endForStaff');
  const ask = () =>
    modal.confirm({
      title: texts.endAllAsk(nickName),
      content: texts.endAllText,
      okText: texts.endAll,
      cancelText: texts.cancel,
      onOk: () => end.sendAsync({ id }).catch(() => undefined),
    });
  const endAll = mayEnd && sessions !== undefined && sessions.length > 0 && (
    <Button type="link" size="small" danger onClick={() => void ask()}>
      {texts.endAll}
    </Button>
  );
  return (
    <Card title={texts.sessions} extra={endAll}>
      {sessions?.length === 0 && <p className={styles.quiet}>{texts.noSessions}</p>}
      <ul className={styles.rows}>
        {sessions?.map(({ id: sessionId, channel, createdAt, seenAt }) => (
          <li key={sessionId}>
            <div>
              <span>
                {texts.channels[channel]} · {shortTime(seenAt, now, lang)}
              </span>
              <small>{texts.since(shortTime(createdAt, now, lang))}</small>
            </div>
            {mayEnd && (
              <Button type="link" size="small" onClick={() => end.send({ id, sessionId })}>
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
