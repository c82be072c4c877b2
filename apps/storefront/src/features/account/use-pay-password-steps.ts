import { profileRows } from '@qianpu/contract/calls/profile';
import { useState } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { useWrite } from '#api/use-write';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import type { ProofKind } from './pay-password.rules.ts';
import { afterChoice, afterProof, afterRepeat, firstStep } from './pay-password.rules.ts';
import { payPasswordTexts } from './pay-password.texts.ts';

const handled = ['WRONG_CODE', 'WRONG_PAY_PASSWORD', 'PAY_PASSWORD_LOCKED', 'TOO_OFTEN', 'INTERNAL'] as const;
// Who came from the cashier goes on there with the new one.
const stale = ['member.account.detail', 'member.session.list', 'trade.pay.ways'] as const;

/** Why the mall said no, with what came along. */
interface Refusal {
  readonly error: string;
  readonly triesLeft?: number;
  readonly lockedUntil?: number;
}

/** From the proof to the new password. The old one is checked when it is given; a code only together with the new password. */
export function usePayPasswordSteps(firstProof: ProofKind, onSaved: () => void) {
  const texts = useTexts(payPasswordTexts);
  const { pageFailed } = useMessages();
  const [steps, setSteps] = useState(firstStep(firstProof));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const check = useWrite(profileRows, 'member.payPassword.check', [], handled);
  const change = useWrite(profileRows, 'member.payPassword.set', stale, handled);
  const setByCode = useWrite(profileRows, 'member.payPassword.setWithCode', stale, handled);

  const startWith = (proof: ProofKind, why: Refusal | null = null) => {
    setSteps(firstStep(proof));
    setRefusal(why);
  };
  /** A refusal leads back to the proof: that is what was refused. */
  const attempt = async (call: Promise<unknown>, onSuccess: () => void) => {
    setRefusal(null);
    try {
      await call;
    } catch (thrown) {
      if (!(thrown instanceof CallRefusal)) throw thrown;
      return startWith(steps.proof, { ...(thrown.data as object), error: thrown.message || pageFailed.text });
    }
    onSuccess();
  };

  const prove = (given: string) => {
    const next = () => setSteps(afterProof(steps, given));
    return attempt(steps.proof === 'code' ? Promise.resolve() : check.mutateAsync({ input: { password: given } }), next);
  };
  const choose = (chosen: string) => setSteps(afterChoice(steps, chosen));
  const repeat = (repeated: string) => {
    const next = afterRepeat(steps, repeated);
    setSteps(next);
    if (next.fault) return;
    const { proof, given, chosen: password } = next;
    return attempt(
      proof === 'code'
        ? setByCode.mutateAsync({ input: { code: given, password } })
        : change.mutateAsync({ input: { oldPassword: given, password } }),
      onSaved,
    );
  };
  const wrong: Partial<Refusal> = refusal ?? (steps.fault ? { error: texts[steps.fault] } : {});
  return {
    step: steps.step,
    proof: steps.proof,
    onDigits: { prove, choose, repeat }[steps.step],
    startWith,
    wrong,
  };
}
