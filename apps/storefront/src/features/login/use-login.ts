import { loginRows } from '@qianpu/contract/calls/login';
import type { OutputOf } from '@qianpu/contract/types';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { usePlatform } from '#platform/platform';
import { handledAtFields } from './handled.ts';
import { useRefusalWords } from './use-refusal-words.ts';
import { useSolvePuzzle } from './use-solve-puzzle.ts';

/** What went wrong, beside the field it is about. */
export interface LoginErrors {
  readonly phone?: string;
  readonly code?: string;
  readonly agree?: string;
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
    // 100110 answers the login in its data part (spec 4).
    return written.kind === 'ok' ? written.data : loginIn(written.result);
  };

  const wordsOf = useRefusalWords();
  return { sendCode, logIn, wordsOf, isSending, isLoggingIn: account.isPending };
}

const loginIn = (result: object) =>
  'code' in result && result.code === 100110 && 'data' in result ? (result.data as OutputOf<'member.account.login'>) : null;
