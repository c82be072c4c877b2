import { profileRows } from '@qianpu/contract/calls/profile';
import { useState } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { useWrite } from '#api/use-write';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { buttonClassOf } from '#ui/button';
import { PayPasswordInput } from '#ui/pay-keyboard';
import { Price } from '#ui/price';
import { Sheet } from '#ui/sheet';
import styles from './pay-password-sheet.module.css';
import { payPasswordSheetTexts } from './pay-password-sheet.texts.ts';

export interface PayPasswordSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What of the balance is about to pay. */
  readonly amountFen: number;
  /** In which shops; empty while nobody knows. */
  readonly shops: string;
  readonly hasPassword: boolean;
  /** That the member knows the password: good once, and kept nowhere. */
  readonly onProof: (proof: string) => void;
}

/** A balance pays only for who knows its password; who has none is led to set one, and comes back. */
export function PayPasswordSheet({ isOpen, onClose, amountFen, shops, hasPassword, onProof }: PayPasswordSheetProps) {
  const texts = useTexts(payPasswordSheetTexts);
  const [isUnset, setUnset] = useState(false);
  const hasOne = hasPassword && !isUnset;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={hasOne ? texts.enter : texts.setFirst}>
      <div className={styles.head}>
        <p className={styles.what}>{shops ? texts.balanceIn(shops) : texts.balance}</p>
        <Price fen={amountFen} size="large" />
      </div>
      {hasOne ? <Entry onProof={onProof} onUnset={() => setUnset(true)} /> : <SetFirst />}
    </Sheet>
  );
}

const handled = ['WRONG_PAY_PASSWORD', 'PAY_PASSWORD_LOCKED', '601007', 'TOO_OFTEN', 'INTERNAL'] as const;

/** Why the mall said no, with what came along. */
interface Refusal {
  readonly error: string;
  readonly triesLeft?: number;
  readonly lockedUntil?: number;
}

interface EntryProps extends Pick<PayPasswordSheetProps, 'onProof'> {
  /** There is none, whatever was thought. */
  readonly onUnset: () => void;
}

function Entry({ onProof, onUnset }: EntryProps) {
  const texts = useTexts(payPasswordSheetTexts);
  const { pageFailed } = useMessages();
  const [refusal, setRefusal] = useState<Refusal>();
  const check = useWrite(profileRows, 'member.payPassword.check', [], handled);
  const prove = async (password: string) => {
    setRefusal(undefined);
    try {
      const checked = await check.mutateAsync({ input: { password } });
      if (checked.kind === 'ok') onProof(checked.data.proof);
    } catch (thrown) {
      if (!(thrown instanceof CallRefusal)) throw thrown;
      if ('code' in thrown.outcome && thrown.outcome.code === '601007') return onUnset();
      setRefusal({ ...(thrown.data as object), error: thrown.message || pageFailed.text });
    } finally {
      // Neither the password nor its proof stays with what was sent.
      check.reset();
    }
  };
  const forgotten = (
    <PageLink page="setpayPassword" query={{ by: 'code' }} className={styles.forgotten}>
      {texts.forgotten}
    </PageLink>
  );
  return (
    <div className={styles.entry}>
      <PayPasswordInput label={texts.label} onDone={prove} aside={forgotten} {...refusal} />
    </div>
  );
}

function SetFirst() {
  const texts = useTexts(payPasswordSheetTexts);
  return (
    <div className={styles.setFirst}>
      <div className={styles.says}>
        {texts.setFirstSays.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <PageLink page="setpayPassword" className={buttonClassOf({ size: 'large', isBlock: true })}>
        {texts.toSet}
      </PageLink>
    </div>
  );
}
