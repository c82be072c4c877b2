import { ConfigProvider, Radio, Segmented, Select } from 'antd';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { categoryOptions } from '#lib/category-options';
import { useMay } from '#session/me';
import { GoodsChoice } from '#ui/form/goods-choice';
import { CountInput } from '#ui/form/inputs';
import { Card } from '#ui/page';
import { hasStock, isPriced, isScoped } from './activity-values.ts';
import type { FieldsProps } from './cards.types.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Field } from './field.tsx';
import { goodsTexts } from './goods.texts.ts';
import { PartsInput } from './parts-input.tsx';
import { PricesInput } from './prices-input.tsx';
import { useActivityShops } from './use-writable-shops.ts';

const MOST_GOODS = 200;
const MOST_CATEGORIES = 50;
const scopes = ['ALL', 'GOODS', 'CATEGORIES'] as const;
const setBys = ['ALL', 'CHOICE'] as const;

/** Which goods it is for: a scope, SKUs with prices of their own, or the parts of a set. */
export function GoodsCard(props: FieldsProps) {
  const { values, isFixed } = props;
  const { fixedNote } = useTexts(editTexts);
  const texts = useTexts(goodsTexts);
  const note = isFixed && !hasStock(values) ? { note: fixedNote } : {};
  if (isPriced(values))
    return (
      <Card title={hasStock(values) ? texts.prices : texts.pricesOnly} {...(hasStock(values) ? { note: texts.stockNote } : note)}>
        <PricesField {...props} />
      </Card>
    );
  return (
    <Card title={isScoped(values) ? texts.goods : texts.parts} {...note}>
      <ConfigProvider componentDisabled={isFixed}>
        <div className={styles.fields}>{isScoped(values) ? <ScopeFields {...props} /> : <PartsFields {...props} />}</div>
      </ConfigProvider>
    </Card>
  );
}

function PricesField({ values, isFixed, activity }: FieldsProps) {
  const shops = useActivityShops(values);
  return (
    <div className={styles.fields}>
      <Field name="prices" isLate>
        <PricesInput
          cids={shops.map(({ cid }) => cid)}
          areNamed={values.shopsBy === 'SOME'}
          hasStock={hasStock(values)}
          isFixed={isFixed}
          findings={activity?.findings ?? []}
        />
      </Field>
    </div>
  );
}

function ScopeFields({ values: { scopeBy }, isFixed }: FieldsProps) {
  const texts = useTexts(goodsTexts);
  const may = useMay();
  const { data } = useRead('catalog.category.tree', {}, { enabled: may('catalog.category.tree') });
  return (
    <>
      <Field name="scopeBy" label={texts.scopeBy}>
        <Radio.Group options={scopes.map((value) => ({ value, label: texts.scopes[value], disabled: isFixed }))} />
      </Field>
      <Field name="goods" label={texts.chosenGoods} hidden={scopeBy !== 'GOODS'} dependencies={['scopeBy']}>
        <GoodsChoice most={MOST_GOODS} disabled={isFixed} />
      </Field>
      <Field
        name="categoryIds"
        label={texts.categories}
        extra={texts.categoriesHint}
        hidden={scopeBy !== 'CATEGORIES'}
        dependencies={['scopeBy']}
      >
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          maxCount={MOST_CATEGORIES}
          options={categoryOptions(data?.list ?? [])}
        />
      </Field>
      <Field name="exceptGoods" label={texts.except} extra={texts.exceptHint} hidden={scopeBy === 'GOODS'}>
        <GoodsChoice most={MOST_GOODS} disabled={isFixed} isOptional />
      </Field>
    </>
  );
}

function PartsFields({ values: { setBy }, isFixed }: FieldsProps) {
  const texts = useTexts(goodsTexts);
  return (
    <>
      <div className={styles.pair}>
        <Field name="setBy" label={texts.setBy}>
          <Segmented options={setBys.map((value) => ({ value, label: texts.setBys[value], disabled: isFixed }))} />
        </Field>
        <Field name="choose" label={texts.choose} hidden={setBy === 'ALL'} dependencies={['parts', 'setBy']}>
          <CountInput min={1} max={9} unit={texts.chooseUnit} />
        </Field>
      </div>
      <Field name="parts" label={texts.parts} extra={texts.partsHint} isLate>
        <PartsInput setBy={setBy} />
      </Field>
    </>
  );
}
