import { loginRows } from '@qianpu/contract/calls/login';
import type { OutputOf } from '@qianpu/contract/types';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { usePlatform } from '#platform/platform';
import { loggedIn } from '#session/logged-in';
import { handledAtFields } from './handled.ts';
import { useRefusalWords } from './use-refusal-words.ts';
import { useSolvePuzzle } from './use-solve-puzzle.ts';

/** What went wrong, beside the field it is about. */
export interface LoginErrors {
  readonly phone?: string;
  readonly code?: string;
}

/** The calls of logging in. Refusals are said beside the fields, so no toast says them again. */
export function useLogin() {
  const { env } = usePlatform();
  const solvePuzzle = useSolvePuzzle();
  const sms = useWrite(loginRows, 'member.antiBrushSms.send', [], handledAtFields);
  const account = useWrite(loginRows, 'member.account.login', [], handledAtFields);
  const [isSending, setSending] = useState(false);

  /** Seconds until the next code may be asked for. */
  const sendCode = async (phone: string): Promise<number> => {
    setSending(true);
    try {
      const sent = await sms.mutateAsync({ input: { phone, captcha: await solvePuzzle() } });
      return sent.kind === 'ok' ? sent.data.resendSeconds : 0;
    } finally {
      setSending(false);
    }
  };

  const logIn = async (phone: string, code: string): Promise<OutputOf<'member.account.login'> | null> => {
    const written = await account.mutateAsync({ input: { phone, code, channel: env } });
    return loggedIn(written);
  };

  const wordsOf = useRefusalWords();
  return { sendCode, logIn, wordsOf, isSending, isLoggingIn: account.isPending };
}
