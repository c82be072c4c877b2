import { Button, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { Icon } from '../icon.tsx';
import { PictureCell } from '../picture-cell.tsx';
import styles from './goods-choice.module.css';
import { goodsChoiceTexts } from './goods-choice.texts.ts';

export interface ChosenGoods {
  readonly id: string;
  readonly title: string;
  /** Null: not known here. */
  readonly picture: string | null;
}

const FOUND = 20;

interface ChoiceProps {
  readonly most: number;
  readonly value?: readonly ChosenGoods[];
  readonly onChange?: (goods: ChosenGoods[]) => void;
  readonly disabled?: boolean;
  /** None is as good as some: nothing is said of an empty list. */
  readonly isOptional?: boolean;
  /** Of the field a label names. */
  readonly id?: string;
}

/** Goods found by words and added one by one. */
export function GoodsChoice({ most, value = [], onChange, disabled = false, isOptional = false, id }: ChoiceProps) {
  const texts = useTexts(goodsChoiceTexts);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().slice(0, 40));
  const found = useRead('catalog.goods.list', { ...(words && { words }), pageSize: FOUND }, { keepsLast: true, enabled: !disabled });
  const chosen = new Set(value.map((goods) => goods.id));
  const offered = (found.data?.list ?? []).filter((goods) => !chosen.has(goods.id));
  const add = (added: string) => {
    const goods = offered.find((one) => one.id === added);
    if (goods) onChange?.([...value, { id: goods.id, title: goods.title, picture: goods.picture }]);
    setTyped('');
  };
  return (
    <div className={styles.choice}>
      <Select<string | null>
        {...(id === undefined ? { 'aria-label': texts.addGoods } : { id })}
        placeholder={texts.addGoods}
        value={null}
        disabled={disabled || value.length >= most}
        showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
        options={offered.map((goods) => ({ value: goods.id, label: goods.title }))}
        notFoundContent={found.isFetching ? texts.searching : texts.nothingFound}
        onChange={(added) => added !== null && add(added)}
      />
      {(value.length > 0 || !isOptional) && (
        <small>
          {value.length} · {texts.most(most)}
        </small>
      )}
      {value.length === 0 && !isOptional && <p>{texts.noGoods}</p>}
      <ul>
        {value.map((goods) => (
          <li key={goods.id}>
            <PictureCell picture={goods.picture} title={goods.title} />
            <Button
              type="text"
              aria-label={texts.removeGoods(goods.title)}
              disabled={disabled}
              icon={<Icon of={X} />}
              onClick={() => onChange?.(value.filter((one) => one.id !== goods.id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
