import { profileRows } from '@qianpu/contract/calls/profile';
import { useState } from 'react';
import type { CallRefusal } from '#api/call-refusal';
import { useWrite } from '#api/use-write';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { shortInstantText } from '#lib/instant';
import type { Proof } from './pay-password.rules.ts';
import { afterChoice, afterProof, afterRepeat, firstStep } from './pay-password.rules.ts';
import { payPasswordTexts } from './pay-password.texts.ts';

const handled = ['WRONG_CODE', 'WRONG_PAY_PASSWORD', 'PAY_PASSWORD_LOCKED'] as const;
const stale = ['member.account.detail', 'member.session.list'] as const;

/** From the proof to the new password. The old one is checked when it is given; a code only together with the new password. */
export function usePayPasswordSteps(proof: Proof, onSaved: () => void) {
  const texts = useTexts(payPasswordTexts);
  const wordsOf = useLockWords();
  const [steps, setSteps] = useState(firstStep(proof));
  const [refusal, setRefusal] = useState<string>();
  const check = useWrite(profileRows, 'member.payPassword.check', [], handled);
  const change = useWrite(profileRows, 'member.payPassword.set', stale, handled);
  const setByCode = useWrite(profileRows, 'member.payPassword.setWithCode', stale, handled);

  const startWith = (way: Proof, why?: string) => {
    setSteps(firstStep(way));
    setRefusal(why);
  };
  const onError = (error: CallRefusal) => startWith(steps.proof, wordsOf(error));
  const prove = (given: string) => {
    setRefusal(undefined);
    const next = () => setSteps(afterProof(steps, given));
    if (steps.proof === 'code') next();
    else check.mutate({ input: { password: given } }, { onSuccess: next, onError });
  };
  const choose = (chosen: string) => setSteps(afterChoice(steps, chosen));
  const repeat = (repeated: string) => {
    const next = afterRepeat(steps, repeated);
    setSteps(next);
    if (next.fault) return;
    const { given, chosen } = next;
    const then = { onSuccess: onSaved, onError };
    if (next.proof === 'code') setByCode.mutate({ input: { code: given, password: chosen } }, then);
    else change.mutate({ input: { oldPassword: given, password: chosen } }, then);
  };
  return {
    ...steps,
    error: refusal ?? (steps.fault ? texts[steps.fault] : undefined),
    onDigits: { prove, choose, repeat }[steps.step],
    startWith,
    isBusy: check.isPending || change.isPending || setByCode.isPending,
  };
}

/** A refusal with what follows from it: tries that are left, or until when it is locked. */
function useLockWords(): (refusal: CallRefusal) => string {
  const texts = useTexts(payPasswordTexts);
  const { lang, pageFailed } = useMessages();
  return ({ failure, data, message }) => {
    const { triesLeft, lockedUntil } = (data ?? {}) as { readonly triesLeft?: number; readonly lockedUntil?: number };
    if (failure === 'WRONG_PAY_PASSWORD' && triesLeft !== undefined) return texts.triesLeft(triesLeft);
    if (failure === 'PAY_PASSWORD_LOCKED' && lockedUntil !== undefined) return texts.locked(shortInstantText(lockedUntil, lang));
    return message || pageFailed.text;
  };
}
