import { useFresh } from '#api/read-query';
import { payPasswordTexts, usePayPasswordSteps } from '#features/account';
import { ownAccount } from '#features/member';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { TopBar } from '#navigation/top-bar';
import { useBack } from '#navigation/use-go';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import { useToast } from '#ui/toast';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import styles from './pay-password-page.module.css';

/** Sets the payment password by a code, or changes it by the old one. */
export function Page() {
  const { titles } = useMessages();
  const { data, isError, refetch } = useFresh(ownAccount());
  return (
    <main className={styles.page}>
      <TopBar title={titles.payPassword} ground="card" />
      {data && <Steps phone={data.phone} hasPayPassword={data.hasPayPassword} />}
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />)}
    </main>
  );
}

interface StepsProps {
  readonly phone: string;
  readonly hasPayPassword: boolean;
}

function Steps({ phone, hasPayPassword }: StepsProps) {
  const texts = useTexts(payPasswordTexts);
  const toast = useToast();
  const back = useBack();
  const { step, proof, error, onDigits, startWith, isBusy } = usePayPasswordSteps(hasPayPassword ? 'old' : 'code', () => {
    toast(texts.saved);
    back();
  });
  if (step === 'prove' && proof === 'code') return <CodeStep phone={phone} error={error} onDone={onDigits} />;
  const words = { prove: texts.proveOld, choose: texts.choose, repeat: texts.repeat };
  return (
    <>
      <PasswordStep key={step} title={words[step]} error={error} isBusy={isBusy} onDone={onDigits} />
      {step === 'choose' && <p className={styles.says}>{texts.chooseSays}</p>}
      {step === 'prove' && (
        <button type="button" className={styles.forgotten} onClick={() => startWith('code')}>
          {texts.forgotten}
        </button>
      )}
    </>
  );
}
