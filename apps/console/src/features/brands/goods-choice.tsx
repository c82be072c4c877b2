import { Button, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { Icon } from '#ui/icon';
import { PictureCell } from '#ui/picture-cell';
import styles from './brands.module.css';
import { brandsTexts } from './brands.texts.ts';

type Goods = OutputOf<'catalog.group.find'>['goods'];

const MOST_GOODS = 500;
const FOUND = 20;

interface ChoiceProps {
  readonly value?: Goods;
  readonly onChange?: (goods: Goods) => void;
}

/** Goods found by words and added one by one. */
export function GoodsChoice({ value = [], onChange }: ChoiceProps) {
  const texts = useTexts(brandsTexts);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().slice(0, 40));
  const found = useRead('catalog.goods.list', { ...(words && { words }), pageSize: FOUND }, { keepsLast: true });
  const chosen = new Set(value.map(({ id }) => id));
  const offered = (found.data?.list ?? []).filter(({ id }) => !chosen.has(id));
  const add = (id: string) => {
    const goods = offered.find((one) => one.id === id);
    if (goods) onChange?.([...value, { id, title: goods.title, picture: goods.picture }]);
    setTyped('');
  };
  return (
    <div className={styles.choice}>
      <Select<string | null>
        aria-label={texts.addGoods}
        placeholder={texts.addGoods}
        value={null}
        disabled={value.length >= MOST_GOODS}
        showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
        options={offered.map(({ id, title }) => ({ value: id, label: title }))}
        notFoundContent={found.isFetching ? texts.searching : texts.nothingFound}
        onChange={(id) => id !== null && add(id)}
      />
      <small>
        {value.length} · {texts.most(MOST_GOODS)}
      </small>
      {value.length === 0 && <p>{texts.noGoods}</p>}
      <ul>
        {value.map(({ id, title, picture }) => (
          <li key={id}>
            <PictureCell picture={picture} title={title} />
            <Button
              type="text"
              aria-label={texts.removeGoods(title)}
              icon={<Icon of={X} />}
              onClick={() => onChange?.(value.filter((one) => one.id !== id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
