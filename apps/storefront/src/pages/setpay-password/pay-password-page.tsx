import { payPasswordTexts, usePayPasswordSteps } from '#features/account';
import { useOwnAccount } from '#features/member';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import type { PageProps } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useBack } from '#navigation/use-go';
import { FailedPage } from '#ui/failed';
import { PayPasswordInput } from '#ui/pay-keyboard';
import { ListSkeleton } from '#ui/skeleton';
import { useToast } from '#ui/toast';
import { CodeStep } from './code-step.tsx';
import styles from './pay-password-page.module.css';
import { PhoneFirst } from './phone-first.tsx';

/** Sets the payment password by a code, or changes it by the old one. */
export function Page({ query: { by } }: PageProps) {
  const titles = useTitles();
  const { data, isError, refetch } = useOwnAccount();
  return (
    <main className={styles.page}>
      <TopBar title={titles.payPassword} ground="card" />
      {data && <Steps phone={data.phone} isByCode={by === 'code' || !data.hasPayPassword} />}
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />)}
    </main>
  );
}

interface StepsProps {
  readonly phone: string;
  /** There is no old one, or it is forgotten. */
  readonly isByCode: boolean;
}

function Steps({ phone, isByCode }: StepsProps) {
  const texts = useTexts(payPasswordTexts);
  const toast = useToast();
  const back = useBack();
  const { step, proof, wrong, onDigits, startWith } = usePayPasswordSteps(isByCode ? 'code' : 'old', () => {
    toast(texts.saved);
    back();
  });
  if (step === 'prove' && proof === 'code' && !phone) return <PhoneFirst />;
  if (step === 'prove' && proof === 'code') return <CodeStep phone={phone} error={wrong.error} onDone={onDigits} />;
  const words = { prove: texts.proveOld, choose: texts.choose, repeat: texts.repeat };
  return (
    <>
      <div className={styles.step}>
        <h2 className={styles.title}>{words[step]}</h2>
        <PayPasswordInput key={step} label={words[step]} onDone={onDigits} {...wrong} />
      </div>
      {step === 'choose' && <p className={styles.says}>{texts.chooseSays}</p>}
      {step === 'prove' && (
        <button type="button" className={styles.forgotten} onClick={() => startWith('code')}>
          {texts.forgotten}
        </button>
      )}
    </>
  );
}
