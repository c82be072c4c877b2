import { Checkbox } from 'antd';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { Card } from '#ui/page';
import type { Refusable } from '../activity.types.ts';
import type { FieldsProps } from './cards.types.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Field } from './field.tsx';
import { ruleTexts } from './rule.texts.ts';

const REFUSABLE: readonly Refusable[] = ['FULL_REDUCTION', 'FIRST_ORDER', 'COUPON', 'FREE_FREIGHT'];

/** Which other offers a piece may have besides. The table of kinds says the widest; an activity only narrows it. */
export function TogetherCard({ values: { kind }, isFixed }: FieldsProps) {
  const texts = useTexts(ruleTexts);
  const { fixedNote } = useTexts(editTexts);
  const mayRead = useMay()('checkout.promotion.matrix');
  const { data } = useRead('checkout.promotion.matrix', {}, { enabled: mayRead });
  const meets = data?.kinds.find((one) => one.kind === kind)?.meets;
  return (
    <Card title={texts.together} {...(isFixed && { note: fixedNote })}>
      <div className={styles.fields}>
        <Field name="refuses" extra={texts.togetherHint}>
          <MeetsInput meets={meets} isDisabled={isFixed} />
        </Field>
      </div>
    </Card>
  );
}

interface MeetsProps {
  /** Kinds this one may meet; undefined: not known, the server decides. */
  readonly meets: readonly string[] | undefined;
  readonly isDisabled: boolean;
  readonly value?: readonly Refusable[];
  readonly onChange?: (refuses: Refusable[]) => void;
}

/** Shown as what it meets, held as what it refuses. */
function MeetsInput({ meets, isDisabled, value = [], onChange }: MeetsProps) {
  const texts = useTexts(ruleTexts);
  return (
    <div className={styles.meets}>
      {REFUSABLE.map((kind) => {
        const never = meets !== undefined && !meets.includes(kind);
        return (
          <Checkbox
            key={kind}
            disabled={isDisabled || never}
            checked={!never && !value.includes(kind)}
            onChange={({ target }) => onChange?.(target.checked ? value.filter((one) => one !== kind) : [...value, kind])}
          >
            {texts.meets[kind]}
            {never && <small>{texts.neverMeets}</small>}
          </Checkbox>
        );
      })}
    </div>
  );
}
