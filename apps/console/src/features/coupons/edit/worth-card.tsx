import { Segmented } from 'antd';
import { useTexts } from '#i18n/texts';
import { DiscountInput } from '#ui/form/inputs';
import { YuanInput } from '#ui/form/yuan-input';
import { Card } from '#ui/page';
import { yuanText } from '../coupon-words.ts';
import type { FieldsProps } from './cards.types.ts';
import type { CouponValues } from './coupon-values.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Field, SwitchField } from './field.tsx';

const kinds = ['AMOUNT', 'PERCENT', 'FREIGHT', 'EXCHANGE'] as const;
const whole = { style: { width: '100%' } } as const;

/** What it takes off, and from which amount on. */
export function WorthCard({ values, isFixed }: FieldsProps) {
  const texts = useTexts(editTexts);
  const { worthBy } = values;
  return (
    <Card title={texts.worth} {...(isFixed && { note: texts.fixedNote })}>
      <div className={styles.fields}>
        <Field name="worthBy" label={texts.worthBy} extra={texts.worthHints[worthBy]}>
          <Segmented options={kinds.map((value) => ({ value, label: texts.worths[value], disabled: isFixed }))} />
        </Field>
        <div className={styles.thirds}>
          <Field name="minusFen" label={texts.minus} hidden={worthBy !== 'AMOUNT'}>
            <YuanInput {...whole} />
          </Field>
          <Field name="percentOff" label={texts.percentOff} extra={texts.percentHint} hidden={worthBy !== 'PERCENT'}>
            <DiscountInput />
          </Field>
          <Field
            name="capFen"
            label={worthBy === 'FREIGHT' ? texts.freightCap : texts.cap}
            extra={worthBy === 'FREIGHT' ? undefined : texts.capHint}
            hidden={worthBy !== 'PERCENT' && worthBy !== 'FREIGHT'}
          >
            <YuanInput {...whole} {...(worthBy === 'FREIGHT' && { placeholder: texts.noCap })} />
          </Field>
          <Field name="priceFen" label={texts.price} extra={texts.priceHint} hidden={worthBy !== 'EXCHANGE'}>
            <YuanInput {...whole} />
          </Field>
          <Field name="fromFen" label={texts.from} extra={<Threshold values={values} />} hidden={worthBy === 'EXCHANGE'}>
            <YuanInput {...whole} placeholder={texts.noFrom} />
          </Field>
        </div>
        <SwitchField name="isAlone" label={texts.alone} hint={texts.aloneHint} />
      </div>
    </Card>
  );
}

/** A threshold below what is taken off is no mistake, but seldom meant. */
function Threshold({ values: { worthBy, minusFen, fromFen } }: { readonly values: CouponValues }) {
  const texts = useTexts(editTexts);
  if (worthBy !== 'AMOUNT' || minusFen === null || minusFen === 0 || (fromFen ?? 0) > minusFen) return texts.fromHint;
  return <span className={styles.warning}>{fromFen ? texts.fromLow(yuanText(fromFen)) : texts.fromNothing}</span>;
}
