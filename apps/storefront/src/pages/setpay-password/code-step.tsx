import type { FormEvent } from 'react';
import { useState } from 'react';
import { payPasswordTexts } from '#features/account';
import { CodeProof, codeLength, loginTexts } from '#features/login';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import styles from './pay-password-page.module.css';

interface CodeStepProps {
  /** The member's own, masked. */
  readonly phone: string;
  readonly error: string | undefined;
  readonly onDone: (code: string) => void;
}

/** Whoever holds the phone may choose a password. */
export function CodeStep({ phone, error, onDone }: CodeStepProps) {
  const texts = useTexts(payPasswordTexts);
  const { codeShort } = useTexts(loginTexts);
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = code.length < codeLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort) onDone(code);
  };
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <h2 className={styles.title}>{texts.codeSays(phone)}</h2>
      <CodeProof input={() => ({ purpose: 'payPassword' })} code={code} onCode={setCode} error={isTried && isShort ? codeShort : error} />
      <Button type="submit" size="large" tone={isShort ? 'wash' : 'solid'} isBlock>
        {texts.next}
      </Button>
    </form>
  );
}
