import { Alert, Button, ConfigProvider, Form } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useTexts } from '#i18n/texts';
import { useShopPath } from '#lib/current-shop';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { Page } from '#ui/page';
import { Status } from '#ui/status';
import type { WholeActivity } from '../activity.types.ts';
import { stateTones } from '../activity-words.ts';
import { activityWords } from '../words.texts.ts';
import type { ActivityValues } from './activity-values.ts';
import { BasicsCard } from './basics-card.tsx';
import { fieldOf, inputOf } from './draft-of.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Situated } from './field.tsx';
import { FindingsAlert } from './findings-alert.tsx';
import { GoodsCard } from './goods-card.tsx';
import { PhoneCard } from './phone-card.tsx';
import { RuleCard } from './rule-card.tsx';
import { STEPS, type Step, stepFields, stepOf } from './steps.ts';
import { StepsBar } from './steps-bar.tsx';
import { SummaryCard } from './summary-card.tsx';
import { TogetherCard } from './together-card.tsx';
import { useSaving } from './use-saving.ts';

export interface ActivityFormProps {
  /** Null: a new one. */
  readonly activity: WholeActivity | null;
  readonly initial: ActivityValues;
  /** Begins again with what is stored. */
  readonly onReload: () => void;
}

/** Everything an activity promises, step by step, beside what a shopper sees of it. */
export function ActivityForm({ activity, initial, onReload }: ActivityFormProps) {
  const words = useTexts(activityWords);
  const texts = useTexts(editTexts);
  const [values, setValues] = useState(initial);
  const [now] = useState(Date.now);
  const [step, setStep] = useState<Step>('basics');
  const saving = useSaving(activity, values !== initial, onReload);
  const isFixed = activity !== null && activity.state !== 'DRAFT';
  const fields = { values, isFixed, activity };
  const isHidden = (of: Step) => !isFixed && step !== of;
  const reload = () => {
    saving.release();
    onReload();
  };
  return (
    <Situated value={{ activity, now }}>
      <CallForm<'marketing.activity.save', ActivityValues>
        call="marketing.activity.save"
        initial={initial}
        // Fields that are not shown now are not among what is typed.
        toInput={(typed) => inputOf({ ...initial, ...typed }, activity)}
        fieldOf={fieldOf}
        onDone={saving.done}
        onRefused={saving.onRefused}
        onValuesChange={(typed) => setValues((last) => ({ ...last, ...typed }))}
        // Shown at once: the field is scrolled to right after.
        onInvalid={(field) => !isFixed && flushSync(() => setStep(stepOf(field)))}
      >
        {({ isPending }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: only keeps Enter in a field from sending the whole form
          <div onKeyDown={keepEnter}>
            <Page
              title={activity?.name ?? texts.newOf(words.kinds[values.kind])}
              back={activity ? `/activities/${activity.id}` : '/activities'}
              {...(activity && { aside: <Status tone={stateTones[activity.state]}>{words.statuses[activity.state]}</Status> })}
              actions={
                <Actions
                  {...{ isFixed, step }}
                  isPending={isPending || saving.isPublishing}
                  publishNext={saving.publishNext}
                  onStep={setStep}
                />
              }
            >
              {!isFixed && <StepsBar current={step} onStep={setStep} />}
              {saving.isConflict && <Conflict onReload={reload} />}
              {isFixed && <Fixed id={activity.id} />}
              {activity?.state === 'DRAFT' && <FindingsAlert findings={activity.findings} onStep={setStep} />}
              <div className={styles.columns}>
                <div className={styles.column}>
                  <div className={styles.column} hidden={isHidden('basics')}>
                    <BasicsCard {...fields} />
                  </div>
                  <ConfigProvider componentDisabled={isFixed}>
                    <div className={styles.column} hidden={isHidden('rule')}>
                      <RuleCard {...fields} />
                      <TogetherCard {...fields} />
                    </div>
                  </ConfigProvider>
                  <div className={styles.column} hidden={isHidden('goods')}>
                    <GoodsCard {...fields} />
                  </div>
                  {!isFixed && step === 'preview' && <SummaryCard values={values} />}
                </div>
                <PhoneCard values={values} />
              </div>
            </Page>
          </div>
        )}
      </CallForm>
    </Situated>
  );
}

/** Enter in a field would save and leave the page. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** How the form says which fields hold somebody up. */
interface Wrong {
  readonly errorFields: readonly { readonly name: readonly (string | number)[] }[];
}

interface ActionsProps {
  readonly isFixed: boolean;
  readonly step: Step;
  readonly isPending: boolean;
  /** Whether the next save is followed by publishing. */
  readonly publishNext: (isWanted: boolean) => void;
  readonly onStep: (step: Step) => void;
}

function Actions({ isFixed, step, isPending, publishNext, onStep }: ActionsProps) {
  const texts = useTexts(editTexts);
  const form = Form.useFormInstance<ActivityValues>();
  const mayPublish = useMay()('marketing.activity.publish');
  const at = STEPS.indexOf(step);
  const [before, after] = [STEPS[at - 1], STEPS[at + 1]];
  if (isFixed)
    return (
      <Button htmlType="submit" type="primary" loading={isPending} onClick={() => publishNext(false)}>
        {texts.save}
      </Button>
    );
  const goOn = (next: Step) =>
    form.validateFields([...stepFields[step]], { recursive: true }).then(
      () => onStep(next),
      ({ errorFields: [first] }: Wrong) =>
        first && form.scrollToField(first.name[0] as keyof ActivityValues, { block: 'center', focus: true }),
    );
  return (
    <>
      <Button htmlType="submit" type={after || mayPublish ? 'default' : 'primary'} loading={isPending} onClick={() => publishNext(false)}>
        {texts.saveDraft}
      </Button>
      {before && <Button onClick={() => onStep(before)}>{texts.previous}</Button>}
      {after && (
        <Button type="primary" onClick={() => void goOn(after)}>
          {texts.next(texts.steps[after])}
        </Button>
      )}
      {!after && mayPublish && (
        <Button htmlType="submit" type="primary" disabled={isPending} onClick={() => publishNext(true)}>
          {texts.saveAndPublish}
        </Button>
      )}
    </>
  );
}

/** Nothing is overwritten; what was typed stays until its author drops it. */
function Conflict({ onReload }: { readonly onReload: () => void }) {
  const texts = useTexts(editTexts);
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.conflict}
      description={texts.conflictText}
      action={<Button onClick={onReload}>{texts.reload}</Button>}
    />
  );
}

function Fixed({ id }: { readonly id: string }) {
  const texts = useTexts(editTexts);
  const navigate = useNavigate();
  const shopPath = useShopPath();
  return (
    <Alert
      type="info"
      showIcon
      title={texts.fixedTitle}
      description={texts.fixedText}
      action={<Button onClick={() => void navigate(shopPath(`/activities/new?from=${id}`))}>{texts.copyInstead}</Button>}
    />
  );
}
