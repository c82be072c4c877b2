import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { cardsTexts } from './cards.texts.ts';

const MOST = 10;

interface PackInputProps {
  readonly id?: string;
  readonly value?: string[];
  readonly onChange?: (ids: string[]) => void;
}

/** Coupons of a month, found by words among those that are on. */
export function PackInput({ id, value = [], onChange }: PackInputProps) {
  const texts = useTexts(cardsTexts);
  const mayRead = useMay()('marketing.coupon.list');
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().slice(0, 30));
  const found = useRead(
    'marketing.coupon.list',
    { state: 'ON', ...(words && { words }), pageSize: 50 },
    { keepsLast: true, enabled: mayRead },
  );
  const known = found.data?.list ?? [];
  const unnamed = value.filter((chosen) => !known.some((coupon) => coupon.id === chosen));
  return (
    <Select<string[]>
      {...(id !== undefined && { id })}
      mode="multiple"
      aria-label={texts.pack}
      placeholder={texts.choosePack}
      disabled={!mayRead}
      maxCount={MOST}
      value={value}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      options={[
        ...known.map((coupon) => ({ value: coupon.id, label: coupon.name })),
        ...unnamed.map((chosen) => ({ value: chosen, label: texts.couponNo(chosen) })),
      ]}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}
