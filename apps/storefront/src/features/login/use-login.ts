import { loginRows } from '@qianpu/contract/calls/login';
import type { OutputOf } from '@qianpu/contract/types';
import { useState } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { useWrite } from '#api/use-write';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { usePlatform } from '#platform/platform';
import { loginTexts } from './login.texts.ts';

/** What went wrong, beside the field it is about. */
export interface LoginErrors {
  readonly phone?: string;
  readonly code?: string;
  readonly agree?: string;
}

/** The calls of logging in. Refusals are said beside the fields, so no toast says them again. */
export function useLogin() {
  const texts = useTexts(loginTexts);
  const { pageFailed } = useMessages();
  const { env } = usePlatform();
  const handled = ['BAD_INPUT', 'TOO_OFTEN', 'WRONG_CODE', 'LOGIN_FORBIDDEN', 'INTERNAL'] as const;
  const puzzle = useWrite(loginRows, 'member.captcha.generate', [], handled);
  const sms = useWrite(loginRows, 'member.antiBrushSms.send', [], handled);
  const account = useWrite(loginRows, 'member.account.login', [], handled);
  const [isSending, setSending] = useState(false);

  /** Seconds until the next code may be asked for. */
  const sendCode = async (phone: string): Promise<number> => {
    setSending(true);
    try {
      const [{ solvePuzzle }, drawn] = await Promise.all([import('./solve-puzzle.ts'), puzzle.mutateAsync({ input: {} })]);
      const captcha = drawn.kind === 'ok' ? await solvePuzzle(drawn.data) : null;
      if (!captcha) throw new Error(texts.puzzleFailed);
      const sent = await sms.mutateAsync({ input: { phone, captcha } });
      return sent.kind === 'ok' ? sent.data.resendSeconds : 0;
    } finally {
      setSending(false);
    }
  };

  const logIn = async (phone: string, code: string): Promise<OutputOf<'member.account.login'> | null> => {
    const written = await account.mutateAsync({ input: { phone, code, channel: env } });
    // 100110 answers the login in its data part (spec 4).
    return written.kind === 'ok' ? written.data : loginIn(written.result);
  };

  /** The text of whatever was thrown. */
  const wordsOf = (error: unknown) => (error instanceof CallRefusal ? error.message || pageFailed.text : texts.puzzleFailed);
  return { sendCode, logIn, wordsOf, isSending, isLoggingIn: account.isPending };
}

const loginIn = (result: object) =>
  'code' in result && result.code === 100110 && 'data' in result ? (result.data as OutputOf<'member.account.login'>) : null;
