import { ConfigProvider, Input, Radio, Select } from 'antd';
import { useTexts } from '#i18n/texts';
import { InstantInput } from '#ui/form/inputs';
import { Card } from '#ui/page';
import type { FieldsProps } from './cards.types.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Field } from './field.tsx';
import { useWritableShops } from './use-writable-shops.ts';

const audiences = ['ALL', 'NEW'] as const;

/** What it is called, where, when and for whom it runs. Its name and a later end may change once it is published. */
export function BasicsCard({ values, isFixed }: FieldsProps) {
  const texts = useTexts(editTexts);
  const { areAll, shops } = useWritableShops();
  // First orders are of new customers by themselves.
  const isForNew = values.kind === 'FIRST_ORDER';
  return (
    <Card title={texts.steps.basics}>
      <div className={styles.fields}>
        <Field name="name" label={texts.name} extra={texts.nameHint}>
          <Input maxLength={30} showCount autoComplete="off" />
        </Field>
        <div className={styles.pair}>
          <ConfigProvider componentDisabled={isFixed}>
            <Field name="startsAt" label={texts.startsAt} extra={texts.startHint}>
              <InstantInput placeholder={texts.startsPlaceholder} />
            </Field>
          </ConfigProvider>
          <Field name="endsAt" label={texts.endsAt} extra={isFixed ? texts.endLater : texts.endHint} dependencies={['startsAt']}>
            <InstantInput placeholder={texts.endsPlaceholder} />
          </Field>
        </div>
        <ConfigProvider componentDisabled={isFixed}>
          <div className={styles.pair}>
            <Field
              name="shopsBy"
              label={texts.shopsBy}
              extra={areAll ? (values.shopsBy === 'ALL' ? texts.allShopsHint : undefined) : texts.allShopsRefused}
            >
              <Radio.Group
                options={[
                  { value: 'ALL', label: texts.allShops, disabled: isFixed || !areAll },
                  { value: 'SOME', label: texts.someShops, disabled: isFixed },
                ]}
              />
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
          <Field name="audience" label={texts.audience} extra={texts.audienceHints[values.audience]} hidden={isForNew}>
            <Radio.Group options={audiences.map((value) => ({ value, label: texts.audiences[value], disabled: isFixed }))} />
          </Field>
        </ConfigProvider>
      </div>
    </Card>
  );
}
