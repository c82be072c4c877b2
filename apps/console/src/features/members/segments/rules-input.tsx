import { Button, Radio } from 'antd';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { Icon } from '#ui/icon';
import type { Label } from '../label-tag.tsx';
import { ConditionInput } from './condition-input.tsx';
import type { ConditionDraft, RulesDraft } from './rules.types.ts';
import { newCondition } from './rules-draft.ts';
import styles from './segments.module.css';
import { segmentsTexts } from './segments.texts.ts';

const MOST_CONDITIONS = 10;

interface RulesInputProps {
  readonly value?: RulesDraft;
  readonly onChange?: (rules: RulesDraft) => void;
  readonly labels: readonly Label[];
}

/** Conditions line by line, and whether all or any of them must hold. */
export function RulesInput({ value, onChange, labels }: RulesInputProps) {
  const texts = useTexts(segmentsTexts);
  if (value === undefined) return null;
  const { match, conditions } = value;
  const setConditions = (next: readonly ConditionDraft[]) => onChange?.({ match, conditions: next });
  const nextKey = Math.max(...conditions.map(({ key }) => key)) + 1;
  return (
    <div className={styles.rules}>
      <Radio.Group
        value={match}
        optionType="button"
        options={(['ALL', 'ANY'] as const).map((one) => ({ value: one, label: texts.match[one] }))}
        onChange={({ target }) => onChange?.({ match: target.value as RulesDraft['match'], conditions })}
      />
      {conditions.map((condition) => (
        <ConditionInput
          key={condition.key}
          condition={condition}
          labels={labels}
          onChange={(changed) => setConditions(conditions.map((one) => (one.key === changed.key ? changed : one)))}
          {...(conditions.length > 1 && { onRemove: () => setConditions(conditions.filter((one) => one !== condition)) })}
        />
      ))}
      {conditions.length < MOST_CONDITIONS && (
        <Button
          type="dashed"
          icon={<Icon of={Plus} />}
          onClick={() => setConditions([...conditions, newCondition(nextKey, 'lastPaidDays')])}
        >
          {texts.addCondition}
        </Button>
      )}
    </div>
  );
}
