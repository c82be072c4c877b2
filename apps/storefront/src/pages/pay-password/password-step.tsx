import type { FormEvent } from 'react';
import { useState } from 'react';
import { payPasswordTexts } from '#features/account';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { Field } from '#ui/field';
import styles from './pay-password-page.module.css';

interface PasswordStepProps {
  readonly title: string;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onDone: (digits: string) => void;
}

export function PasswordStep({ title, error, isBusy, onDone }: PasswordStepProps) {
  const { next } = useTexts(payPasswordTexts);
  const [digits, setDigits] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (digits.length === 6 && !isBusy) onDone(digits);
  };
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <h2 className={styles.title}>{title}</h2>
      <Field
        label={title}
        look="box"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={digits}
        error={error}
        onChange={(event) => setDigits(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <Button type="submit" size="large" tone={digits.length === 6 ? 'solid' : 'wash'} isBlock isBusy={isBusy}>
        {next}
      </Button>
    </form>
  );
}
