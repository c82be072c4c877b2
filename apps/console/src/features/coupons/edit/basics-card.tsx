import { isInScope } from '@qianpu/contract/staff-scope';
import { Input, Radio, Select } from 'antd';
import { useTexts } from '#i18n/texts';
import { useScope } from '#session/me';
import { useOwnShops } from '#session/shops';
import { Card } from '#ui/page';
import type { FieldsProps } from './cards.types.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Field } from './field.tsx';

/** The shops whose coupons the person may write. */
export function useWritableShops() {
  const scope = useScope('marketing.coupon.save');
  const shops = useOwnShops();
  return { areAll: scope === 'ALL', shops: shops.filter(({ cid }) => isInScope(scope, cid)) };
}

export function BasicsCard({ values, isFixed }: FieldsProps) {
  const texts = useTexts(editTexts);
  const { areAll, shops } = useWritableShops();
  const choices = [
    { value: 'ALL', label: texts.allShops, disabled: isFixed || !areAll },
    { value: 'SOME', label: texts.someShops, disabled: isFixed },
  ];
  return (
    <Card title={texts.basics} {...(isFixed && { note: texts.fixedNote })}>
      <div className={styles.fields}>
        <Field name="name" label={texts.name} extra={texts.nameHint}>
          <Input maxLength={30} showCount autoComplete="off" />
        </Field>
        <div className={styles.pair}>
          <Field
            name="shopsBy"
            label={texts.shopsBy}
            extra={areAll ? (values.shopsBy === 'ALL' ? texts.allShopsHint : undefined) : texts.allShopsRefused}
          >
            <Radio.Group options={choices} />
          </Field>
          <Field name="cids" label={texts.someShops} hidden={values.shopsBy === 'ALL'} dependencies={['shopsBy']}>
            <Select
              mode="multiple"
              placeholder={texts.shopsPlaceholder}
              showSearch={{ optionFilterProp: 'label' }}
              maxTagCount="responsive"
              maxCount={50}
              options={shops.map(({ cid, name }) => ({ value: cid, label: name }))}
            />
          </Field>
        </div>
      </div>
    </Card>
  );
}
