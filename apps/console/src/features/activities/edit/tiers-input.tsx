import { Button, ConfigProvider, Segmented } from 'antd';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import X from '#icons/x';
import { CountInput, DiscountInput } from '#ui/form/inputs';
import { YuanInput } from '#ui/form/yuan-input';
import { Icon } from '#ui/icon';
import { type ActivityValues, emptyTier, type TierValues } from './activity-values.ts';
import { GrantsInput } from './grants-input.tsx';
import { Named } from './named.tsx';
import { ruleTexts } from './rule.texts.ts';
import styles from './tiers.module.css';

const MOST_TIERS = 5;
const offs = ['MINUS', 'PERCENT', 'NONE'] as const;

interface TiersProps {
  readonly measure: ActivityValues['measure'];
  readonly value?: readonly TierValues[];
  readonly onChange?: (tiers: TierValues[]) => void;
  readonly id?: string;
}

/** Steps from low to high, each with what it takes off and what comes besides. */
export function TiersInput({ measure, value = [], onChange, id }: TiersProps) {
  const texts = useTexts(ruleTexts);
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const change = (at: number, part: Partial<TierValues>) =>
    onChange?.(value.map((tier, nth) => (nth === at ? { ...tier, ...part } : tier)));
  return (
    <div className={styles.tiers} id={id} tabIndex={-1}>
      {value.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is known by its place
        <section key={at} className={styles.tier} aria-label={texts.tier(at + 1)}>
          <b>{texts.tier(at + 1)}</b>
          <TierLine nth={at + 1} tier={tier} measure={measure} onChange={(part) => change(at, part)} />
          <GrantsInput nth={at + 1} tier={tier} onChange={(part) => change(at, part)} />
          {value.length > 1 && (
            <Button
              type="text"
              size="small"
              className={styles.remove ?? ''}
              aria-label={texts.removeTier(at + 1)}
              icon={<Icon of={X} size={14} />}
              onClick={() => onChange?.(value.filter((_tier, nth) => nth !== at))}
            />
          )}
        </section>
      ))}
      {value.length < MOST_TIERS && !componentDisabled && (
        <Button
          icon={<Icon of={Plus} size={14} />}
          onClick={() => onChange?.([...value, { ...emptyTier, offBy: value.at(-1)?.offBy ?? 'MINUS' }])}
        >
          {texts.addTier}
        </Button>
      )}
      {value.length === MOST_TIERS && <small>{texts.mostTiers}</small>}
    </div>
  );
}

interface TierProps {
  readonly nth: number;
  readonly tier: TierValues;
  readonly measure: ActivityValues['measure'];
  readonly onChange: (part: Partial<TierValues>) => void;
}

function TierLine({ nth, tier, measure, onChange }: TierProps) {
  const texts = useTexts(ruleTexts);
  const named = (text: string) => `${texts.tier(nth)} ${text}`;
  const { from, offBy, minusFen, percentOff } = tier;
  return (
    <div className={styles.line}>
      <Named text={texts.from}>
        {measure === 'FEN' ? (
          <YuanInput style={{ width: '100%' }} aria-label={named(texts.from)} value={from} onChange={(next) => onChange({ from: next })} />
        ) : (
          <CountInput
            label={named(texts.from)}
            min={1}
            max={999}
            unit={texts.piecesUnit}
            value={from}
            onChange={(next) => onChange({ from: next })}
          />
        )}
      </Named>
      <Segmented
        size="small"
        aria-label={named(texts.offBy)}
        value={offBy}
        options={offs.map((value) => ({ value, label: texts.offs[value] }))}
        onChange={(next) => onChange({ offBy: next })}
      />
      {offBy === 'MINUS' && (
        <Named text={texts.amountOff}>
          <YuanInput
            style={{ width: '100%' }}
            aria-label={named(texts.amountOff)}
            value={minusFen}
            onChange={(next) => onChange({ minusFen: next })}
          />
        </Named>
      )}
      {offBy === 'PERCENT' && (
        <Named text={texts.percentOff}>
          <DiscountInput label={named(texts.percentOff)} value={percentOff} onChange={(next) => onChange({ percentOff: next })} />
        </Named>
      )}
    </div>
  );
}
