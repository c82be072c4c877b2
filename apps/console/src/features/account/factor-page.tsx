import { Alert, Button, Steps } from 'antd';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { useMe } from '#session/me';
import { Card, Page } from '#ui/page';
import { Status } from '#ui/status';
import { accountTexts } from './account.texts.ts';
import { ConfirmFactor } from './confirm-factor.tsx';
import styles from './factor.module.css';
import { BeginFactor, RemoveFactor } from './factor-forms.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { readonly kind: 'idle' | 'password' }
  | { readonly kind: 'scan'; readonly uri: string; readonly secret: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** One's own second factor: on, off, and the way from one to the other. */
export function FactorPage() {
  const texts = useTexts(accountTexts);
  const me = useMe();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const at = ['password', 'scan', 'codes'].indexOf(step.kind);
  return (
    <Page title={texts.factor} aside={<Status tone={me.hasFactor ? 'good' : 'open'}>{me.hasFactor ? texts.on : texts.off}</Status>}>
      <div className={styles.narrow}>
        {me.isFactorMissing && <Alert type="warning" showIcon title={texts.compulsory} />}
        <Card>
          {step.kind === 'idle' && (
            <div className={styles.step}>
              <p>{me.hasFactor ? texts.onText : texts.offText}</p>
              {me.hasFactor ? (
                <RemoveFactor />
              ) : (
                <Button type="primary" onClick={() => setStep({ kind: 'password' })}>
                  {texts.begin}
                </Button>
              )}
            </div>
          )}
          {at >= 0 && (
            <Steps
              size="small"
              current={at}
              items={[{ title: texts.password }, { title: texts.scan }, { title: texts.saved }]}
              className={styles.steps ?? ''}
            />
          )}
          {step.kind === 'password' && <BeginFactor onDone={(begun) => setStep({ kind: 'scan', ...begun })} />}
          {step.kind === 'scan' && (
            <ConfirmFactor uri={step.uri} secret={step.secret} onDone={(codes) => setStep({ kind: 'codes', codes })} />
          )}
          {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={() => setStep({ kind: 'idle' })} />}
        </Card>
      </div>
    </Page>
  );
}
