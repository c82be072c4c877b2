import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { CodeProof } from './code-proof.tsx';
import { codeLength, isPhone, phoneDigits } from './login.rules.ts';
import { loginTexts } from './login.texts.ts';
import { PhoneField } from './phone-field.tsx';
import styles from './phone-form.module.css';
import { useRefusalWords } from './use-refusal-words.ts';

interface PhoneFormProps {
  readonly label: string;
  readonly hint: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  /** Rejects with the refusal, which is said beside the code. */
  readonly onSubmit: (phone: string, code: string) => Promise<void>;
}

/** A phone for an account, proved by a code that is sent to it. */
export function PhoneForm({ label, hint, confirm, isBusy, onSubmit }: PhoneFormProps) {
  const texts = useTexts(loginTexts);
  const wordsOf = useRefusalWords();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<{ readonly phone?: string; readonly code?: string }>({});
  const phoneFault = isPhone(phone) ? {} : { phone: texts.phoneWrong };
  const input = () => {
    setFaults(phoneFault);
    return isPhone(phone) ? ({ purpose: 'phone', phone } as const) : null;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = { ...phoneFault, ...(code.length < codeLength && { code: texts.codeShort }) };
    setFaults(wrong);
    if (Object.keys(wrong).length > 0 || isBusy) return;
    try {
      await onSubmit(phone, code);
    } catch (refusal) {
      setFaults({ code: wordsOf(refusal) });
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PhoneField label={label} hint={hint} phone={phone} onType={(text) => setPhone(phoneDigits(text))} error={faults.phone} />
      <CodeProof input={input} code={code} onCode={setCode} error={faults.code} />
      <Button type="submit" size="large" isBlock isBusy={isBusy}>
        {confirm}
      </Button>
    </form>
  );
}
