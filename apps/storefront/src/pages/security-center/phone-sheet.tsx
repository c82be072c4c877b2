import { useState } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { accountTexts, type PhoneProof, safetyTexts, useSetPhone } from '#features/account';
import { handledAtFields, PhoneForm } from '#features/login';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { Sheet } from '#ui/sheet';
import { useToast } from '#ui/toast';
import styles from './phone-sheet.module.css';
import { StepUp } from './step-up.tsx';

interface PhoneSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The member's present number, masked; empty where none is bound. */
  readonly phone: string;
  readonly hasPayPassword: boolean;
}

/** Binds a phone to the account; or another one, after the old one or the payment password, or with a wait. */
export function PhoneSheet({ isOpen, onClose, ...member }: PhoneSheetProps) {
  const texts = useTexts(accountTexts);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={member.phone ? texts.phoneTitle : texts.bindPhone}>
      <Steps {...member} onDone={onClose} />
    </Sheet>
  );
}

function Steps({ phone, hasPayPassword, onDone }: Pick<PhoneSheetProps, 'phone' | 'hasPayPassword'> & { readonly onDone: () => void }) {
  const [proof, setProof] = useState<PhoneProof>();
  const [isWaitShown, setWaitShown] = useState(false);
  const [error, setError] = useState<string>();
  /** What was refused was the proof: it is asked for again. */
  const refuse = (why: string) => {
    setProof(undefined);
    setError(why);
  };
  if (phone && !proof && isWaitShown) return <WaitStep onWait={() => setProof({ by: 'waiting' })} />;
  if (phone && !proof) {
    return (
      <StepUp
        purpose="oldPhone"
        phone={phone}
        hasPayPassword={hasPayPassword}
        error={error}
        onProof={setProof}
        onWait={() => setWaitShown(true)}
      />
    );
  }
  return <NewPhone phone={phone} proof={proof} onDone={onDone} onRefused={refuse} />;
}

function WaitStep({ onWait }: { readonly onWait: () => void }) {
  const texts = useTexts(safetyTexts);
  return (
    <div className={styles.wait}>
      <h3>{texts.waitAsk}</h3>
      <p className={styles.says}>{texts.waitSays}</p>
      <Button size="large" isBlock onClick={onWait}>
        {texts.waitConfirm}
      </Button>
    </div>
  );
}

interface NewPhoneProps {
  readonly phone: string;
  readonly proof: PhoneProof | undefined;
  readonly onDone: () => void;
  readonly onRefused: (why: string) => void;
}

function NewPhone({ phone, proof, onDone, onRefused }: NewPhoneProps) {
  const texts = useTexts(accountTexts);
  const { waitRequested } = useTexts(safetyTexts);
  const toast = useToast();
  const { setPhone, isSetting } = useSetPhone([...handledAtFields, 'WRONG_PAY_PASSWORD', 'PAY_PASSWORD_LOCKED']);
  const submit = async (next: string, code: string) => {
    try {
      const outcome = await setPhone(next, code, proof);
      const said = { joined: texts.joined, waiting: waitRequested, bound: phone ? texts.phoneChanged : texts.phoneBound };
      toast(said[outcome]);
      onDone();
    } catch (refusal) {
      if (!isOfProof(refusal)) throw refusal;
      onRefused(refusal.message);
    }
  };
  const words = phone
    ? { label: texts.newPhone, hint: texts.newPhoneHint, confirm: texts.confirmPhone }
    : { label: texts.phone, hint: texts.bindHint, confirm: texts.confirmBind };
  return (
    <>
      <p className={styles.says}>{phone ? texts.phoneSays(phone) : texts.bindSays}</p>
      <PhoneForm {...words} isBusy={isSetting} onSubmit={submit} />
    </>
  );
}

/** Whether the proof was refused, not the new phone's code. */
function isOfProof(refusal: unknown): refusal is CallRefusal {
  if (!(refusal instanceof CallRefusal)) return false;
  const { failure, data } = refusal;
  if (failure === 'WRONG_CODE') return (data as { of?: unknown } | null | undefined)?.of === 'proof';
  return failure === 'WRONG_PAY_PASSWORD' || failure === 'PAY_PASSWORD_LOCKED';
}
