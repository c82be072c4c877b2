import { Radio, Select } from 'antd';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { categoryOptions } from '#lib/category-options';
import { useMay } from '#session/me';
import { GoodsChoice } from '#ui/form/goods-choice';
import { Card } from '#ui/page';
import type { FieldsProps } from './cards.types.ts';
import { scopeKindOf } from './coupon-values.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Field } from './field.tsx';

const MOST_GOODS = 200;
const MOST_CATEGORIES = 50;
const kinds = ['ALL', 'GOODS', 'CATEGORIES'] as const;

/** Which goods it is for, and which it never lowers. */
export function ScopeCard({ values, isFixed }: FieldsProps) {
  const texts = useTexts(editTexts);
  const may = useMay();
  const { data } = useRead('catalog.category.tree', {}, { enabled: may('catalog.category.tree') });
  const isExchange = values.worthBy === 'EXCHANGE';
  const by = scopeKindOf(values);
  return (
    <Card title={texts.scope} {...(isFixed && { note: texts.fixedNote })}>
      <div className={styles.fields}>
        <Field name="scopeBy" label={texts.scopeBy} hidden={isExchange}>
          <Radio.Group options={kinds.map((value) => ({ value, label: texts.scopes[value], disabled: isFixed }))} />
        </Field>
        <Field
          name="goods"
          label={isExchange ? texts.exchangeGoods : texts.goods}
          hidden={by !== 'GOODS'}
          dependencies={['scopeBy', 'worthBy']}
        >
          <GoodsChoice most={MOST_GOODS} disabled={isFixed} />
        </Field>
        <Field
          name="categoryIds"
          label={texts.categories}
          extra={texts.categoriesHint}
          hidden={by !== 'CATEGORIES'}
          dependencies={['scopeBy']}
        >
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            maxCount={MOST_CATEGORIES}
            options={categoryOptions(data?.list ?? [])}
          />
        </Field>
        <Field name="exceptGoods" label={texts.except} extra={texts.exceptHint} hidden={by === 'GOODS'}>
          <GoodsChoice most={MOST_GOODS} disabled={isFixed} isOptional />
        </Field>
      </div>
    </Card>
  );
}
