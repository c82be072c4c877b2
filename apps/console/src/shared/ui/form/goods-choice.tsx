import { Button } from 'antd';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import type { GoodsHead } from '#lib/goods-heads';
import { Icon } from '../icon.tsx';
import { PictureCell } from '../picture-cell.tsx';
import styles from './goods-choice.module.css';
import { goodsChoiceTexts } from './goods-choice.texts.ts';
import { GoodsSearch } from './goods-search.tsx';

export type ChosenGoods = GoodsHead;

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
  return (
    <div className={styles.choice}>
      <GoodsSearch
        {...(id !== undefined && { id })}
        chosen={value.map((goods) => goods.id)}
        isFull={value.length >= most}
        isDisabled={disabled}
        onAdd={(goods) => onChange?.([...value, goods])}
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
