import type { OutputOf } from '@qianpu/contract/types';
import { useEffect, useState } from 'react';
import { useLang, useTexts } from '#i18n/texts';
import { acceptInvitation, findInvitation } from './invitation.ts';
import { Field, Panel } from './panel.tsx';
import styles from './sign-in.module.css';
import { signInTexts } from './sign-in.texts.ts';

type Invitation = OutputOf<'staff.invitation.find'>;

interface AcceptProps {
  readonly token: string;
  /** Accepted, or of no use: on to the sign-in page. */
  readonly onDone: () => void;
}

/** Somebody was invited: they choose a password, and the account is theirs. */
export function AcceptInvitationPage({ token, onDone }: AcceptProps) {
  const texts = useTexts(signInTexts);
  const { lang } = useLang();
  const [found, setFound] = useState<Invitation | 'unknown' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    document.title = texts.invited;
    void findInvitation(token, lang).then((invitation) => setFound(invitation ?? 'unknown'));
  }, [token, lang, texts]);

  async function accept(data: FormData) {
    const password = String(data.get('password') ?? '');
    if (password !== data.get('again')) return setRefusal(texts.notTheSame);
    setSending(true);
    const refused = await acceptInvitation(token, password, lang);
    setSending(false);
    if (refused === null) onDone();
    else setRefusal(refused || texts.noAnswer);
  }

  if (found === null) return <Panel title={texts.invited} />;
  if (found === 'unknown' || !found.isOpen)
    return (
      <Panel title={texts.invitationOver}>
        <p className={styles.note}>{texts.invitationOverText}</p>
        <button type="button" className={styles.submit} onClick={onDone}>
          {texts.submit}
        </button>
      </Panel>
    );
  return (
    <Panel title={texts.welcome(found.merchantName)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void accept(new FormData(event.currentTarget));
        }}
      >
        <Field name="name" label={texts.name} value={found.name} readOnly autoComplete="username" />
        <Field
          name="password"
          label={texts.newPassword}
          hint={texts.newPasswordHint}
          type="password"
          minLength={10}
          autoComplete="new-password"
        />
        <Field name="again" label={texts.again} type="password" autoComplete="new-password" />
        {refusal !== null && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        <button type="submit" className={styles.submit} disabled={isSending}>
          {isSending ? texts.sending : texts.accept}
        </button>
      </form>
    </Panel>
  );
}
