import { Input, Select } from 'antd';
import { useTexts } from '#i18n/texts';
import { PictureUpload } from '#ui/form/picture-upload';
import { Card } from '#ui/page';
import type { CardProps } from './card.types.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Field } from './field.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface BasicsProps extends CardProps {
  readonly categories: readonly Option[];
  readonly brands: readonly Option[];
}

export function BasicsCard({ draft, set, errors, categories, brands }: BasicsProps) {
  const texts = useTexts(editTexts);
  const { basics } = texts;
  return (
    <Card>
      <div className={styles.fields}>
        <Field label={basics.title} isRequired error={errors.get('title')}>
          <Input
            aria-label={basics.title}
            showCount
            maxLength={80}
            value={draft.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        <Field label={basics.category} isRequired error={errors.get('categoryId')}>
          <Select<string>
            aria-label={basics.category}
            showSearch={{ optionFilterProp: 'label' }}
            popupMatchSelectWidth={false}
            {...(draft.categoryId !== null && { value: draft.categoryId })}
            options={[...categories]}
            onChange={(categoryId) => set({ categoryId })}
          />
        </Field>
        <Field label={basics.sellingPoint} error={errors.get('sellingPoint')}>
          <Input
            aria-label={basics.sellingPoint}
            showCount
            maxLength={60}
            value={draft.sellingPoint}
            onChange={({ target }) => set({ sellingPoint: target.value })}
          />
        </Field>
        <Field label={basics.brand} error={errors.get('brandId')}>
          <Select<string>
            aria-label={basics.brand}
            allowClear
            placeholder={texts.noBrand}
            showSearch={{ optionFilterProp: 'label' }}
            {...(draft.brandId !== null && { value: draft.brandId })}
            options={[...brands]}
            onChange={(brandId) => set({ brandId: brandId ?? null })}
          />
        </Field>
        <Field label={basics.keywords} hint={texts.keywordsHint} error={errors.get('keywords')}>
          <Select<string[]>
            aria-label={basics.keywords}
            mode="tags"
            open={false}
            suffixIcon={null}
            maxCount={20}
            value={[...draft.keywords]}
            onChange={(keywords) => set({ keywords })}
          />
        </Field>
        <Field label={basics.tags} error={errors.get('tags')}>
          <Select<string[]>
            aria-label={basics.tags}
            mode="tags"
            open={false}
            suffixIcon={null}
            maxCount={2}
            placeholder={texts.tagsHint}
            value={[...draft.tags]}
            onChange={(tags) => set({ tags })}
          />
        </Field>
        <div className={styles.whole}>
          <Field label={texts.pictures} hint={texts.picturesHint} isRequired error={errors.get('pictures')}>
            <PictureUpload most={9} purpose="goods" value={draft.pictures} onChange={(pictures) => set({ pictures })} />
          </Field>
        </div>
      </div>
    </Card>
  );
}
