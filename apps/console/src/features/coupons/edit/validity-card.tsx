import { Radio } from 'antd';
import { useTexts } from '#i18n/texts';
import { CountInput } from '#ui/form/inputs';
import { Card } from '#ui/page';
import type { FieldsProps } from './cards.types.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Field } from './field.tsx';
import { PeriodInput } from './period-input.tsx';

const kinds = ['AFTER_CLAIM', 'FIXED'] as const;

/** How long a claimed one can be used. */
export function ValidityCard({ values, isFixed }: FieldsProps) {
  const texts = useTexts(editTexts);
  const isPeriod = values.validityBy === 'FIXED';
  return (
    <Card title={texts.validity} {...(isFixed && { note: texts.fixedNote })}>
      <div className={styles.fields}>
        <Field name="validityBy" label={texts.validityBy}>
          <Radio.Group options={kinds.map((value) => ({ value, label: texts.validities[value], disabled: isFixed }))} />
        </Field>
        <div className={styles.thirds}>
          <Field name="delayDays" label={texts.delayDays} hidden={isPeriod}>
            <CountInput min={0} max={30} unit={texts.days} />
          </Field>
          <Field name="validDays" label={texts.validDays} extra={texts.validDaysHint} hidden={isPeriod}>
            <CountInput min={1} max={365} unit={texts.days} />
          </Field>
          <Field name="period" label={texts.period} extra={texts.periodHint} hidden={!isPeriod} className={styles.wide ?? ''}>
            <PeriodInput disabled={isFixed} />
          </Field>
        </div>
      </div>
    </Card>
  );
}
