import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { PayPasswordInput } from './pay-keyboard.tsx';
import { payKeyboardSampleTexts } from './pay-keyboard-samples.texts.ts';

const answerMs = 600;
const maxTries = 5;
const lockedUntil = Date.parse('2026-12-15T15:30:00+08:00');

/** The payment password as the kit shows it: to be tried, with wrong tries counted down to the lock, and locked. */
export function PayKeyboardSamples() {
  const texts = useTexts(payKeyboardSampleTexts);
  const [wrongTries, setWrongTries] = useState(0);
  const [isRight, setRight] = useState(false);
  const check = async (password: string) => {
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    setRight(password === '123456');
    setWrongTries(password === '123456' ? 0 : wrongTries + 1);
  };
  return (
    <>
      <h3>{isRight ? texts.right : texts.hint}</h3>
      <PayPasswordInput
        label={texts.label}
        onDone={check}
        {...(wrongTries > 0 && { error: texts.wrong, triesLeft: maxTries - wrongTries })}
        lockedUntil={wrongTries >= maxTries ? lockedUntil : undefined}
      />
      <h3>{texts.locked}</h3>
      <PayPasswordInput label={texts.label} onDone={check} lockedUntil={lockedUntil} />
    </>
  );
}
