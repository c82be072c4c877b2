import { Segmented } from 'antd';
import { useTexts } from '#i18n/texts';
import { CountInput, DiscountInput, type InputProps } from '#ui/form/inputs';
import { YuanInput } from '#ui/form/yuan-input';
import { Card } from '#ui/page';
import { yuanText } from '../activity-words.ts';
import type { ActivityValues } from './activity-values.ts';
import type { FieldsProps } from './cards.types.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Field } from './field.tsx';
import { ReductionFields } from './reduction-fields.tsx';
import { ruleTexts } from './rule.texts.ts';

const whole = { style: { width: '100%' } } as const;
const discounts = ['PERCENT', 'MINUS', 'PRICE'] as const;
const packages = ['AMOUNT', 'PERCENT'] as const;

/** What it takes off; each kind has its own fields. */
export function RuleCard({ values, isFixed }: FieldsProps) {
  const texts = useTexts(ruleTexts);
  const { fixedNote } = useTexts(editTexts);
  const Fields = kindFields[values.kind];
  return (
    <Card title={texts.rule} {...(isFixed && { note: fixedNote })}>
      <div className={styles.fields}>
        <Fields values={values} isFixed={isFixed} />
      </div>
    </Card>
  );
}

type RuleProps = Pick<FieldsProps, 'values' | 'isFixed'>;

function DiscountFields({ values: { discountBy }, isFixed }: RuleProps) {
  const texts = useTexts(ruleTexts);
  return (
    <>
      <Field name="discountBy" label={texts.discountBy} extra={texts.discountHints[discountBy]}>
        <Segmented options={discounts.map((value) => ({ value, label: texts.discounts[value], disabled: isFixed }))} />
      </Field>
      <div className={styles.thirds}>
        <Field name="percent" label={texts.percent} extra={texts.percentHint} hidden={discountBy !== 'PERCENT'}>
          <PercentInput />
        </Field>
        <Field name="minusFen" label={texts.minus} hidden={discountBy !== 'MINUS'}>
          <YuanInput {...whole} />
        </Field>
        <PerMember kind="LIMITED_DISCOUNT" unit={texts.piecesUnit} max={999} />
      </div>
    </>
  );
}

function SetFields({ values: { pieces, priceFen } }: RuleProps) {
  const texts = useTexts(ruleTexts);
  const each = pieces && priceFen ? texts.setPriceHint(yuanText(Math.round(priceFen / pieces))) : undefined;
  return (
    <div className={styles.thirds}>
      <Field name="pieces" label={texts.pieces}>
        <CountInput min={2} max={20} unit={texts.piecesUnit} />
      </Field>
      <Field name="priceFen" label={texts.setPrice} extra={each}>
        <YuanInput {...whole} />
      </Field>
      <PerMember kind="N_FOR_PRICE" unit={texts.setsUnit} max={99} />
    </div>
  );
}

function PackageFields({ values: { packageBy }, isFixed }: RuleProps) {
  const texts = useTexts(ruleTexts);
  return (
    <>
      <Field name="packageBy" label={texts.packageBy}>
        <Segmented options={packages.map((value) => ({ value, label: texts.packages[value], disabled: isFixed }))} />
      </Field>
      <div className={styles.thirds}>
        <Field name="priceFen" label={texts.packagePrice} hidden={packageBy !== 'AMOUNT'}>
          <YuanInput {...whole} />
        </Field>
        <Field name="percent" label={texts.percent} extra={texts.percentHint} hidden={packageBy !== 'PERCENT'}>
          <PercentInput />
        </Field>
        <PerMember kind="PACKAGE" unit={texts.setsUnit} max={99} />
      </div>
    </>
  );
}

function FirstOrderFields() {
  const texts = useTexts(ruleTexts);
  return (
    <div className={styles.thirds}>
      <Field name="minusFen" label={texts.minus1}>
        <YuanInput {...whole} />
      </Field>
      <Field name="fromFen" label={texts.from1} extra={texts.fromHint}>
        <YuanInput {...whole} placeholder={texts.noFrom} />
      </Field>
    </div>
  );
}

function PrivilegedFields() {
  const texts = useTexts(ruleTexts);
  return (
    <>
      <p className={styles.quiet}>{texts.privilegedText}</p>
      <div className={styles.thirds}>
        <PerMember kind="PRIVILEGED" unit={texts.piecesUnit} max={999} />
      </div>
    </>
  );
}

const kindFields: Readonly<Record<ActivityValues['kind'], (props: RuleProps) => React.ReactNode>> = {
  LIMITED_DISCOUNT: DiscountFields,
  N_FOR_PRICE: SetFields,
  FULL_REDUCTION: ReductionFields,
  PACKAGE: PackageFields,
  FIRST_ORDER: FirstOrderFields,
  PRIVILEGED: PrivilegedFields,
};

interface PerMemberProps {
  readonly kind: keyof (typeof ruleTexts)['zhCN']['perMemberHint'];
  readonly unit: string;
  readonly max: number;
}

function PerMember({ kind, unit, max }: PerMemberProps) {
  const texts = useTexts(ruleTexts);
  return (
    <Field name="perMember" label={texts.perMember} extra={texts.perMemberHint[kind]}>
      <CountInput min={1} max={max} unit={unit} placeholder={texts.noLimit} />
    </Field>
  );
}

/** Holds what is paid, in percent; merchants say what it is (8 折) or what is off (20% off). */
const PercentInput = ({ value = null, onChange, ...input }: InputProps<number>) => (
  <DiscountInput {...input} value={value === null ? null : 100 - value} onChange={(off) => onChange?.(off === null ? null : 100 - off)} />
);
