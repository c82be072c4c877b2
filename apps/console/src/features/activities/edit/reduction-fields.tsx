import { Radio, Segmented } from 'antd';
import { useTexts } from '#i18n/texts';
import { YuanInput } from '#ui/form/yuan-input';
import { yuanText } from '../activity-words.ts';
import type { ActivityValues } from './activity-values.ts';
import styles from './edit.module.css';
import { Field } from './field.tsx';
import { ruleTexts } from './rule.texts.ts';
import { TiersInput } from './tiers-input.tsx';

const whole = { style: { width: '100%' } } as const;
const reductions = ['TIERS', 'EVERY'] as const;
const measures = ['FEN', 'PIECES'] as const;

/** Tiers that rise, or so much for every amount. */
export function ReductionFields({ values, isFixed }: { readonly values: ActivityValues; readonly isFixed: boolean }) {
  const texts = useTexts(ruleTexts);
  const isEvery = values.reductionBy === 'EVERY';
  return (
    <>
      <div className={styles.pair}>
        <Field name="reductionBy" label={texts.reductionBy}>
          <Segmented options={reductions.map((value) => ({ value, label: texts.reductions[value], disabled: isFixed }))} />
        </Field>
        <Field name="measure" label={texts.measure} hidden={isEvery}>
          <Radio.Group options={measures.map((value) => ({ value, label: texts.measures[value], disabled: isFixed }))} />
        </Field>
      </div>
      <Field name="tiers" label={texts.tiers} extra={texts.tiersHint} hidden={isEvery} isLate>
        <TiersInput measure={values.measure} />
      </Field>
      <div className={styles.thirds}>
        <Field name="everyFen" label={texts.everyFen} hidden={!isEvery}>
          <YuanInput {...whole} />
        </Field>
        <Field name="minusFen" label={texts.everyMinus} hidden={!isEvery} dependencies={['everyFen']}>
          <YuanInput {...whole} />
        </Field>
        <Field name="capFen" label={texts.cap} hidden={!isEvery} extra={<Top values={values} />} dependencies={['minusFen']}>
          <YuanInput {...whole} />
        </Field>
      </div>
    </>
  );
}

/** From which amount on nothing more is taken off. */
function Top({ values: { everyFen, minusFen, capFen } }: { readonly values: ActivityValues }) {
  const texts = useTexts(ruleTexts);
  if (!everyFen || !minusFen || !capFen) return null;
  return texts.everyHint(yuanText(Math.ceil(capFen / minusFen) * everyFen));
}
