import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { useTimeLeft } from '#lib/countdown';
import { loginTexts } from './login.texts.ts';
import styles from './login-form.module.css';

interface ResendProps {
  /** The next code may be asked for at this instant; null before the first. */
  readonly until: number | null;
  readonly onSend: () => void;
  readonly isSending: boolean;
}

/** Asks for a code, and says how long until the next one. */
export function Resend({ until, onSend, isSending }: ResendProps) {
  const texts = useTexts(loginTexts);
  const [isOver, setOver] = useState(until === null);
  if (until !== null && !isOver) return <Waiting until={until} onOver={() => setOver(true)} />;
  return (
    <button type="button" className={styles.send} disabled={isSending} aria-busy={isSending || undefined} onClick={onSend}>
      {isSending && <i className={styles.spinner} />}
      {until === null ? texts.send : texts.resend}
    </button>
  );
}

function Waiting({ until, onOver }: { readonly until: number; readonly onOver: () => void }) {
  const { resendIn } = useTexts(loginTexts);
  const left = useTimeLeft(until, onOver);
  return <span className={styles.waiting}>{resendIn(Math.max(0, Math.ceil(left / 1_000)))}</span>;
}
