import { profileRows } from '@qianpu/contract/calls/profile';
import { useRef, useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { CodeInput } from './code-input.tsx';
import { handledAtFields } from './handled.ts';
import { loginTexts } from './login.texts.ts';
import styles from './login-form.module.css';
import { Resend } from './resend.tsx';
import { useRefusalWords } from './use-refusal-words.ts';
import { useSolvePuzzle } from './use-solve-puzzle.ts';

/** What the code shall be good for; all but the one for a new phone go to the member's own. */
type CodeRequest = { readonly purpose: 'phone'; readonly phone: string } | { readonly purpose: 'payPassword' | 'oldPhone' | 'privacy' };

interface CodeProofProps {
  /** Null when there is nobody to send a code to yet; whoever is asked says so. */
  readonly input: () => CodeRequest | null;
  readonly code: string;
  readonly onCode: (digits: string) => void;
  readonly error?: string | undefined;
}

/** A member proves once more who holds the phone: asks for a code, and types it. */
export function CodeProof({ input, code, onCode, error }: CodeProofProps) {
  const texts = useTexts(loginTexts);
  const field = useRef<HTMLInputElement>(null);
  const [resendAt, setResendAt] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const { send, isSending } = useVerifyCode();
  const wordsOf = useRefusalWords();
  const ask = async () => {
    const requested = input();
    if (!requested) return;
    setFailure(undefined);
    try {
      setResendAt(Date.now() + (await send(requested)) * 1_000);
      field.current?.focus();
    } catch (refusal) {
      setFailure(wordsOf(refusal));
    }
  };
  return (
    <div>
      <p className={styles.hint}>
        <span>{resendAt === null ? texts.codeHint : texts.codeSent}</span>
        <Resend key={resendAt} until={resendAt} onSend={ask} isSending={isSending} />
      </p>
      <CodeInput ref={field} label={texts.code} value={code} onChange={onCode} error={failure ?? error} />
    </div>
  );
}

function useVerifyCode() {
  const [isSending, setSending] = useState(false);
  const solvePuzzle = useSolvePuzzle();
  const sms = useWrite(profileRows, 'member.sms.sendVerifyCode', [], handledAtFields);
  /** Seconds until the next code may be asked for. */
  const send = async (input: CodeRequest): Promise<number> => {
    setSending(true);
    try {
      const sent = await sms.mutateAsync({ input: { ...input, captcha: await solvePuzzle() } });
      return sent.kind === 'ok' ? sent.data.resendSeconds : 0;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
}
