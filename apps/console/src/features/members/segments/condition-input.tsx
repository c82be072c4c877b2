import { Button, Select } from 'antd';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { CountInput } from '#ui/form/inputs';
import { YuanInput } from '#ui/form/yuan-input';
import { Icon } from '#ui/icon';
import type { Label } from '../label-tag.tsx';
import type { ConditionDraft } from './rules.types.ts';
import { fields, kindOf, newCondition } from './rules-draft.ts';
import styles from './segments.module.css';
import { segmentsTexts } from './segments.texts.ts';

const levels = Array.from({ length: 11 }, (_, level) => level);

interface PartProps {
  readonly condition: ConditionDraft;
  readonly onChange: (condition: ConditionDraft) => void;
}

interface ConditionProps extends PartProps {
  readonly labels: readonly Label[];
  /** Absent: the last one stays. */
  readonly onRemove?: () => void;
}

/** One condition: what it is about, and what must be of it. */
export function ConditionInput({ condition, onChange, labels, onRemove }: ConditionProps) {
  const texts = useTexts(segmentsTexts);
  const kind = kindOf(condition.field);
  return (
    <div className={styles.condition}>
      <Select
        aria-label={texts.field}
        value={condition.field}
        options={fields.map((field) => ({ value: field, label: texts.fields[field] }))}
        onChange={(field) => onChange(newCondition(condition.key, field))}
      />
      {kind === 'amount' && <AmountPart condition={condition} onChange={onChange} />}
      {kind === 'days' && <DaysPart condition={condition} onChange={onChange} />}
      {kind === 'labels' && <LabelsPart condition={condition} onChange={onChange} labels={labels} />}
      {kind === 'levels' && <LevelsPart condition={condition} onChange={onChange} />}
      {onRemove && <Button type="text" aria-label={texts.removeCondition} icon={<Icon of={X} />} onClick={onRemove} />}
    </div>
  );
}

function AmountPart({ condition, onChange }: PartProps) {
  const texts = useTexts(segmentsTexts);
  const { field, from, to } = condition;
  const parts = [
    { label: texts.from, value: from, set: (amount: number | null) => onChange({ ...condition, from: amount }) },
    { label: texts.to, value: to, set: (amount: number | null) => onChange({ ...condition, to: amount }) },
  ];
  return parts.map(({ label, value, set }) =>
    field === 'paidOrders' ? (
      <CountInput key={label} label={label} placeholder={label} min={0} max={1_000_000} unit={texts.orders} value={value} onChange={set} />
    ) : (
      <YuanInput key={label} aria-label={label} placeholder={label} value={value} onChange={set} style={{ width: '100%' }} />
    ),
  );
}

function DaysPart({ condition, onChange }: PartProps) {
  const texts = useTexts(segmentsTexts);
  return (
    <>
      <Select
        aria-label={texts.fields[condition.field]}
        value={condition.isWithin}
        options={[
          { value: true, label: texts.within },
          { value: false, label: texts.longer },
        ]}
        onChange={(isWithin) => onChange({ ...condition, isWithin })}
      />
      <CountInput
        label={texts.days}
        min={1}
        max={3_650}
        unit={texts.days}
        value={condition.days}
        onChange={(days) => onChange({ ...condition, days })}
      />
    </>
  );
}

/** By number, as the merchant counts them. */
function LevelsPart({ condition, onChange }: PartProps) {
  const texts = useTexts(segmentsTexts);
  return (
    <Select
      className={styles.wide ?? ''}
      aria-label={texts.chooseLevels}
      placeholder={texts.chooseLevels}
      mode="multiple"
      value={[...condition.levels]}
      options={levels.map((level) => ({ value: level, label: `V${level}` }))}
      onChange={(chosen) => onChange({ ...condition, levels: chosen })}
    />
  );
}

function LabelsPart({ condition, onChange, labels }: PartProps & { readonly labels: readonly Label[] }) {
  const texts = useTexts(segmentsTexts);
  const known = labels.map(({ id, name }) => ({ value: id, label: name }));
  const gone = condition.labelIds.filter((id) => !labels.some((label) => label.id === id));
  return (
    <>
      <Select
        aria-label={texts.fields.label}
        value={condition.isAny}
        options={[
          { value: true, label: texts.any },
          { value: false, label: texts.none },
        ]}
        onChange={(isAny) => onChange({ ...condition, isAny })}
      />
      <Select
        aria-label={texts.chooseLabels}
        placeholder={texts.chooseLabels}
        mode="multiple"
        maxCount={20}
        optionFilterProp="label"
        value={[...condition.labelIds]}
        options={[...known, ...gone.map((id) => ({ value: id, label: texts.removedLabel }))]}
        onChange={(labelIds) => onChange({ ...condition, labelIds })}
      />
    </>
  );
}
