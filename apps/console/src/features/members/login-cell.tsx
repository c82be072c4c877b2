import { App, Button } from 'antd';
import type { EntryOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { Status } from '#ui/status';
import styles from './members.module.css';
import { membersTexts } from './members.texts.ts';

/** Whether a member may log in: forbidden after asking, allowed by a click. */
export function LoginCell({ member: { id, nickName, forbiddenAt } }: { readonly member: EntryOf<'member.restriction.list'> }) {
  const texts = useTexts(membersTexts);
  const { lang } = useLang();
  const { message, modal } = App.useApp();
  const may = useMay();
  const forbid = useWrite('member.login.forbid', {
    onDone: ({ endedSessions }) => void message.success(texts.forbade(endedSessions)),
  });
  const allow = useWrite('member.login.allow', { onDone: () => void message.success(texts.allowed(nickName)) });
  const ask = () =>
    modal.confirm({
      title: texts.forbidAsk(nickName),
      content: texts.forbidText,
      okText: texts.forbid,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => forbid.sendAsync({ id }).catch(() => undefined),
    });
  if (forbiddenAt === null) {
    return (
      <div className={styles.login}>
        <Status tone="good">{texts.mayLogIn}</Status>
        {may('member.login.forbid') && (
          <Button type="link" size="small" danger onClick={() => void ask()}>
            {texts.forbid}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.login}>
      <Status tone="bad">
        {texts.forbidden} {texts.since(shortTime(Date.parse(forbiddenAt), Date.now(), lang))}
      </Status>
      {may('member.login.allow') && (
        <Button type="link" size="small" loading={allow.isPending} onClick={() => allow.send({ id })}>
          {texts.allow}
        </Button>
      )}
    </div>
  );
}
