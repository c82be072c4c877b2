import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { CountInput } from '#ui/form/inputs';
import type { TierValues } from './activity-values.ts';
import { GiftsInput } from './gifts-input.tsx';
import { Named } from './named.tsx';
import { ruleTexts } from './rule.texts.ts';
import styles from './tiers.module.css';

const MOST_COUPONS = 5;

interface GrantsProps {
  readonly nth: number;
  readonly tier: TierValues;
  readonly onChange: (part: Partial<TierValues>) => void;
}

/** What comes with a tier besides what it takes off; folded away until somebody wants it. */
export function GrantsInput({ nth, tier, onChange }: GrantsProps) {
  const texts = useTexts(ruleTexts);
  const named = (text: string) => `${texts.tier(nth)} ${text}`;
  const { gifts, couponIds, points, growth, isFreightFree } = tier;
  const [isOpen, setOpen] = useState(gifts.length + couponIds.length > 0 || points !== null || growth !== null);
  return (
    <>
      <div className={styles.line}>
        <Checkbox checked={isFreightFree} onChange={({ target }) => onChange({ isFreightFree: target.checked })}>
          {texts.freightFree}
        </Checkbox>
        <Checkbox
          checked={isOpen}
          onChange={({ target }) => {
            setOpen(target.checked);
            if (!target.checked) onChange({ gifts: [], couponIds: [], points: null, growth: null });
          }}
        >
          {texts.more}
        </Checkbox>
      </div>
      {isOpen && (
        <div className={styles.grants}>
          <GiftsInput value={gifts} onChange={(next) => onChange({ gifts: next })} />
          <CouponsInput label={named(texts.coupons)} value={couponIds} onChange={(next) => onChange({ couponIds: next })} />
          <div className={styles.line}>
            <Named text={texts.points}>
              <CountInput
                label={named(texts.points)}
                min={1}
                max={1_000_000}
                unit=""
                value={points}
                onChange={(next) => onChange({ points: next })}
              />
            </Named>
            <Named text={texts.growth}>
              <CountInput
                label={named(texts.growth)}
                min={1}
                max={1_000_000}
                unit=""
                value={growth}
                onChange={(next) => onChange({ growth: next })}
              />
            </Named>
          </div>
        </div>
      )}
    </>
  );
}

interface CouponsProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** Coupons that run; one that has ended since keeps its number until it is taken out. */
function CouponsInput({ label, value, onChange }: CouponsProps) {
  const texts = useTexts(ruleTexts);
  const may = useMay()('marketing.coupon.list');
  const { data } = useRead('marketing.coupon.list', { state: 'ON', pageSize: 100 }, { enabled: may });
  if (!may && value.length === 0) return null;
  return (
    <div className={styles.wide}>
      <span>
        {texts.coupons} <small>{texts.couponsHint}</small>
      </span>
      <Select<string[]>
        mode="multiple"
        aria-label={label}
        value={[...value]}
        maxCount={MOST_COUPONS}
        showSearch={{ optionFilterProp: 'label' }}
        options={(data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onChange}
      />
    </div>
  );
}
