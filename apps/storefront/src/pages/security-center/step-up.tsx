import type { FormEvent } from 'react';
import { useState } from 'react';
import { safetyTexts } from '#features/account';
import { CodeProof, codeLength, loginTexts } from '#features/login';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { PayPasswordInput } from '#ui/pay-keyboard';
import styles from './step-up.module.css';

export type StepUpProof = { readonly by: 'phone'; readonly code: string } | { readonly by: 'payPassword'; readonly password: string };

interface StepUpProps {
  /** What a code is good for. */
  readonly purpose: 'oldPhone' | 'privacy';
  /** The member's own, masked. */
  readonly phone: string;
  readonly hasPayPassword: boolean;
  /** What was wrong about the last proof. */
  readonly error?: string | undefined;
  readonly onProof: (proof: StepUpProof) => void;
  /** Where it can also be waited for. */
  readonly onWait?: () => void;
}

/** Who holds the device shows to be the member: by the own phone, or by the payment password. */
export function StepUp({ purpose, phone, hasPayPassword, error, onProof, onWait }: StepUpProps) {
  const texts = useTexts(safetyTexts);
  const [isByCode, setByCode] = useState(true);
  return (
    <div className={styles.step}>
      {isByCode ? (
        <ByCode purpose={purpose} phone={phone} error={error} onCode={(code) => onProof({ by: 'phone', code })} />
      ) : (
        <>
          <p className={styles.says}>{texts.passwordSays}</p>
          <PayPasswordInput label={texts.payPassword} error={error} onDone={(password) => onProof({ by: 'payPassword', password })} />
        </>
      )}
      <p className={styles.ways}>
        {hasPayPassword && (
          <button type="button" className={styles.way} onClick={() => setByCode(!isByCode)}>
            {isByCode ? texts.byPassword : texts.byCode}
          </button>
        )}
        {onWait && (
          <button type="button" className={styles.way} onClick={onWait}>
            {texts.cannotProve}
          </button>
        )}
      </p>
    </div>
  );
}

interface ByCodeProps extends Pick<StepUpProps, 'purpose' | 'phone' | 'error'> {
  readonly onCode: (code: string) => void;
}

function ByCode({ purpose, phone, error, onCode }: ByCodeProps) {
  const texts = useTexts(safetyTexts);
  const { codeShort } = useTexts(loginTexts);
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = code.length < codeLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort) onCode(code);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.says}>{texts.codeSays(phone)}</p>
      <CodeProof input={() => ({ purpose })} code={code} onCode={setCode} error={isTried && isShort ? codeShort : error} />
      <Button type="submit" size="large" isBlock>
        {texts.next}
      </Button>
    </form>
  );
}
