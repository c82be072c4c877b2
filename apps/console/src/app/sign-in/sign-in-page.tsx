import type { ConsoleContext, DemoStaff } from '@qianpu/contract/console-context';
import { useEffect, useState } from 'react';
import { useLang, useTexts } from '#i18n/texts';
import { Field, Panel } from './panel.tsx';
import styles from './sign-in.module.css';
import { signInTexts } from './sign-in.texts.ts';
import { type SignInResult, signIn } from './sign-in.ts';

/** Plain elements and our own styles: whoever signs in has not loaded the component library yet. */
export function SignInPage({ context }: { readonly context: ConsoleContext }) {
  const texts = useTexts(signInTexts);
  const { lang } = useLang();
  const [refusal, setRefusal] = useState<Exclude<SignInResult, 'done'> | null>(null);
  const [isSending, setSending] = useState(false);
  const [isCodeAsked, setCodeAsked] = useState(false);
  useEffect(() => {
    document.title = texts.title;
  }, [texts]);

  async function send(claim: { mid: string; name: string; password: string; code?: string }) {
    setSending(true);
    setRefusal(null);
    const result = await signIn(claim, lang);
    if (result === 'done') return;
    setSending(false);
    if (result.kind === 'codeNeeded') setCodeAsked(true);
    else setRefusal(result);
  }

  const submit = (data: FormData) => {
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const code = text('code');
    void send({ mid: context.mid ?? text('mid'), name: text('name'), password: String(data.get('password') ?? ''), ...(code && { code }) });
  };

  return (
    <Panel title={context.merchantName ?? texts.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        {context.mid === null && <Field name="mid" label={texts.mid} hint={texts.midHint} inputMode="numeric" pattern="[1-9][0-9]{0,17}" />}
        <Field name="name" label={texts.name} autoComplete="username" />
        <Field name="password" label={texts.password} type="password" autoComplete="current-password" />
        {isCodeAsked && <Field name="code" label={texts.code} hint={texts.codeHint} autoComplete="one-time-code" autoFocus />}
        {refusal && (
          <p className={styles.refusal} role="alert">
            {refusal.kind === 'refused' && refusal.message ? refusal.message : texts.noAnswer}
          </p>
        )}
        <button type="submit" className={styles.submit} disabled={isSending}>
          {isSending ? texts.sending : texts.submit}
        </button>
      </form>
      {context.demoStaff.length > 0 && <DemoButtons staff={context.demoStaff} onChoose={(one) => void send(one)} />}
    </Panel>
  );
}

function DemoButtons({ staff, onChoose }: { readonly staff: readonly DemoStaff[]; readonly onChoose: (one: DemoStaff) => void }) {
  const texts = useTexts(signInTexts);
  return (
    <section className={styles.demo}>
      <p>{texts.demo}</p>
      {staff.map((one) => (
        <button key={one.name} type="button" onClick={() => onChoose(one)}>
          <b>{one.nick}</b>
          <span>{one.name}</span>
        </button>
      ))}
    </section>
  );
}
