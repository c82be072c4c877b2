import type { OutputOf } from '@qianpu/contract/types';
import type { ReactNode, SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { CodeInput } from './code-input.tsx';
import { codeLength, isPhone } from './login.rules.ts';
import { loginTexts } from './login.texts.ts';
import styles from './login-form.module.css';
import { PhoneField } from './phone-field.tsx';
import { Resend } from './resend.tsx';
import type { Agreement } from './use-agreement.ts';
import { useDraftPhone } from './use-draft-phone.ts';
import type { LoginErrors } from './use-login.ts';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  /** The form stays busy until what follows a login is done. */
  readonly onLoggedIn: (login: OutputOf<'member.account.login'>) => Promise<void>;
  readonly agreement: Agreement;
  /** Stands below the form. */
  readonly children: ReactNode;
}

/** Phone and code. Nothing is sent before the agreement is ticked. */
export function LoginForm({ onLoggedIn, agreement, children }: LoginFormProps) {
  const texts = useTexts(loginTexts);
  const { sendCode, logIn, wordsOf, isSending } = useLogin();
  const { phone, type, forget } = useDraftPhone();
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<LoginErrors>({});
  const [resendAt, setResendAt] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const missing: LoginErrors = isPhone(phone) ? {} : { phone: texts.phoneWrong };
  const isRefused = (wrong: LoginErrors) => {
    setErrors(wrong);
    return !agreement.require() || Object.keys(wrong).length > 0;
  };

  const send = async () => {
    if (isRefused(missing)) return;
    try {
      setResendAt(Date.now() + (await sendCode(phone)) * 1_000);
      codeField.current?.focus();
    } catch (error) {
      setErrors({ phone: wordsOf(error) });
    }
  };
  const enter = async (digits: string) => {
    const wrong = { ...missing, ...(digits.length < codeLength && { code: texts.codeShort }) };
    if (isRefused(wrong) || isBusy) return;
    setBusy(true);
    try {
      const login = await logIn(phone, digits);
      if (login) {
        forget();
        await onLoggedIn(login);
      }
    } catch (error) {
      setErrors({ code: wordsOf(error) });
    }
    setBusy(false);
  };
  const changeCode = (digits: string) => {
    setCode(digits);
    if (digits.length === codeLength && digits !== code) void enter(digits);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void enter(code);
  };
  const isReady = isPhone(phone) && code.length === codeLength && agreement.isAgreed;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PhoneField phone={phone} onType={type} error={errors.phone} />
      <p className={styles.hint}>
        <span>{resendAt === null ? texts.codeHint : texts.codeSent}</span>
        <Resend key={resendAt} until={resendAt} onSend={send} isSending={isSending} />
      </p>
      <CodeInput ref={codeField} label={texts.code} value={code} onChange={changeCode} error={errors.code} />
      <p className={styles.auto}>{texts.autoLogin}</p>
      <Button type="submit" size="huge" tone={isReady ? 'solid' : 'wash'} isBlock isBusy={isBusy}>
        {texts.login}
      </Button>
      {children}
    </form>
  );
}
