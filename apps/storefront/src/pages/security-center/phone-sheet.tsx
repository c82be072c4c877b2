import type { FormEvent } from 'react';
import { useState } from 'react';
import { accountTexts, useSetPhone } from '#features/account';
import { CodeProof, codeLength, handledAtFields, isPhone, phoneDigits, phoneShown, useRefusalWords } from '#features/login';
import { useKeepMember } from '#features/member';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { Field } from '#ui/field';
import { Sheet } from '#ui/sheet';
import { useToast } from '#ui/toast';
import styles from './phone-sheet.module.css';

interface PhoneSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The member's present number, masked. */
  readonly phone: string;
}

export function PhoneSheet({ isOpen, onClose, phone }: PhoneSheetProps) {
  const { phoneTitle } = useTexts(accountTexts);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={phoneTitle}>
      <PhoneForm present={phone} onDone={onClose} />
    </Sheet>
  );
}

interface Faults {
  readonly phone?: string;
  readonly code?: string;
}

function PhoneForm({ present, onDone }: { readonly present: string; readonly onDone: () => void }) {
  const texts = useTexts(accountTexts);
  const toast = useToast();
  const keep = useKeepMember();
  const wordsOf = useRefusalWords();
  const { setPhone, isSetting } = useSetPhone(handledAtFields);
  const [phone, typePhone] = useState('');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const phoneFault = isPhone(phone) ? {} : { phone: texts.phoneWrong };
  const wish = () => {
    setFaults(phoneFault);
    return isPhone(phone) ? ({ purpose: 'phone', phone } as const) : null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong: Faults = { ...phoneFault, ...(code.length < codeLength && { code: texts.codeShort }) };
    setFaults(wrong);
    if (Object.keys(wrong).length > 0 || isSetting) return;
    try {
      const masked = await setPhone(phone, code);
      if (masked) keep({ phone: masked });
      toast(texts.phoneChanged);
      onDone();
    } catch (refusal) {
      setFaults({ code: wordsOf(refusal) });
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.says}>{texts.phoneSays(present)}</p>
      <Field
        label={texts.newPhone}
        look="box"
        placeholder={texts.newPhoneHint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={phoneShown(phone)}
        error={faults.phone}
        onChange={(event) => typePhone(phoneDigits(event.currentTarget.value))}
      />
      <CodeProof wish={wish} code={code} onCode={setCode} error={faults.code} />
      <Button type="submit" size="large" isBlock isBusy={isSetting}>
        {texts.confirmPhone}
      </Button>
    </form>
  );
}
