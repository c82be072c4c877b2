import { Checkbox, Input, InputNumber, Switch } from 'antd';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { Card } from '#ui/page';
import type { CardProps } from './card.types.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Field } from './field.tsx';

/** How many may be bought at once and in a while, and what the shop promises. */
export function RulesCard({
  draft: { quantity, limit, sellsInBulk, noPromotions, noMemberPrice, promiseIds, serviceText },
  set,
  errors,
}: CardProps) {
  const texts = useTexts(editTexts);
  const { data } = useRead('catalog.promise.list', {});
  const promises = data?.promises ?? [];
  const figure = (label: string, value: number | null, onChange: (value: number | null) => void, placeholder = '') => (
    <InputNumber<number>
      aria-label={label}
      min={1}
      precision={0}
      controls={false}
      changeOnWheel={false}
      placeholder={placeholder}
      value={value}
      onChange={onChange}
    />
  );
  return (
    <Card title={texts.rules}>
      <div className={styles.rules}>
        <Field label={texts.min} error={errors.get('quantity')}>
          {figure(texts.min, quantity.min, (min) => set({ quantity: { ...quantity, min: min ?? 1 } }))}
        </Field>
        <Field label={texts.step}>{figure(texts.step, quantity.step, (step) => set({ quantity: { ...quantity, step: step ?? 1 } }))}</Field>
        <Field label={texts.max}>{figure(texts.max, quantity.max, (max) => set({ quantity: { ...quantity, max } }), texts.noLimit)}</Field>
      </div>
      <div className={styles.fields}>
        <div className={styles.whole}>
          <div className={styles.inline}>
            <Switch
              size="small"
              aria-label={texts.limit}
              checked={limit !== null}
              onChange={(isLimited) => set({ limit: isLimited ? { pieces: 5, days: 30 } : null })}
            />
            {texts.limit}
            {limit && (
              <>
                {figure(texts.limitDays, limit.days, (days) => set({ limit: { ...limit, days: days ?? 1 } }))}
                {texts.limitDays}
                {figure(texts.limitPieces, limit.pieces, (pieces) => set({ limit: { ...limit, pieces: pieces ?? 1 } }))}
                {texts.limitPieces}
              </>
            )}
          </div>
        </div>
        <SwitchRow label={texts.bulk} hint={texts.bulkHint} isOn={sellsInBulk} onChange={(isBulk) => set({ sellsInBulk: isBulk })} />
        <SwitchRow
          label={texts.noPromotions}
          hint={texts.noPromotionsHint}
          isOn={noPromotions}
          onChange={(isApart) => set({ noPromotions: isApart })}
        />
        <SwitchRow label={texts.noMemberPrice} isOn={noMemberPrice} onChange={(isApart) => set({ noMemberPrice: isApart })} />
        <div className={styles.whole}>
          <Field label={texts.promises} error={errors.get('promiseIds')}>
            {promises.length === 0 ? (
              <span>{texts.noPromises}</span>
            ) : (
              <Checkbox.Group
                options={promises.map(({ id, title }) => ({ value: id, label: title }))}
                value={[...promiseIds]}
                onChange={(ids) => set({ promiseIds: ids.map(String) })}
              />
            )}
          </Field>
        </div>
        <div className={styles.whole}>
          <Field label={texts.serviceText} error={errors.get('serviceText')}>
            <Input.TextArea
              aria-label={texts.serviceText}
              placeholder={texts.serviceTextHint}
              showCount
              maxLength={300}
              rows={3}
              value={serviceText}
              onChange={({ target }) => set({ serviceText: target.value })}
            />
          </Field>
        </div>
      </div>
    </Card>
  );
}

export function EnglishCard({ draft: { enTitle, enSellingPoint }, set, errors }: CardProps) {
  const texts = useTexts(editTexts);
  return (
    <Card title={texts.english}>
      <div className={styles.lines}>
        <Input
          aria-label={texts.enTitle}
          placeholder={texts.enTitle}
          showCount
          maxLength={120}
          value={enTitle}
          onChange={({ target }) => set({ enTitle: target.value })}
        />
        <Input
          aria-label={texts.enSellingPoint}
          placeholder={texts.enSellingPoint}
          showCount
          maxLength={120}
          value={enSellingPoint}
          onChange={({ target }) => set({ enSellingPoint: target.value })}
        />
        {errors.has('translations') && <em role="alert">{errors.get('translations')}</em>}
      </div>
    </Card>
  );
}

interface SwitchRowProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function SwitchRow({ label, hint, isOn, onChange }: SwitchRowProps) {
  return (
    <div className={styles.whole}>
      <div className={styles.inline}>
        <Switch size="small" aria-label={label} checked={isOn} onChange={onChange} />
        {label}
        {hint && <small>{hint}</small>}
      </div>
    </div>
  );
}
