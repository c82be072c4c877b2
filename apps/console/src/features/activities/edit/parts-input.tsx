import { Button, Checkbox, ConfigProvider } from 'antd';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { GoodsSearch } from '#ui/form/goods-search';
import { CountInput } from '#ui/form/inputs';
import { Icon } from '#ui/icon';
import { PictureCell } from '#ui/picture-cell';
import type { ActivityValues, PartValues } from './activity-values.ts';
import { goodsTexts } from './goods.texts.ts';
import styles from './prices.module.css';

const MOST_PARTS = 10;

interface PartsProps {
  readonly setBy: ActivityValues['setBy'];
  readonly value?: readonly PartValues[];
  readonly onChange?: (parts: PartValues[]) => void;
  readonly id?: string;
}

/** The goods of a set, how many pieces of each, and which are always in. */
export function PartsInput({ setBy, value = [], onChange, id }: PartsProps) {
  const texts = useTexts(goodsTexts);
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const change = (goodsId: string, part: Partial<PartValues>) =>
    onChange?.(value.map((one) => (one.goods.id === goodsId ? { ...one, ...part } : one)));
  return (
    <div id={id} tabIndex={-1} className={styles.parts}>
      <GoodsSearch
        label={texts.addGoods}
        chosen={value.map(({ goods }) => goods.id)}
        isFull={value.length >= MOST_PARTS}
        isDisabled={componentDisabled}
        // The first goods is what the set is about.
        onAdd={(goods) => onChange?.([...value, { goods, pieces: 1, isMain: value.length === 0 }])}
      />
      <small className={styles.quiet}>
        {value.length} · {texts.most(MOST_PARTS)}
      </small>
      <ul>
        {value.map(({ goods, pieces, isMain }) => (
          <li key={goods.id}>
            <PictureCell picture={goods.picture} title={goods.title} />
            {setBy === 'CHOICE' ? (
              <Checkbox
                aria-label={texts.mainOf(goods.title)}
                checked={isMain}
                onChange={({ target }) => change(goods.id, { isMain: target.checked })}
              >
                {texts.main}
              </Checkbox>
            ) : (
              <span />
            )}
            <CountInput
              label={texts.partPiecesOf(goods.title)}
              min={1}
              max={20}
              unit={texts.pieceUnit}
              value={pieces}
              onChange={(next) => change(goods.id, { pieces: next })}
            />
            <Button
              type="text"
              aria-label={texts.remove(goods.title)}
              icon={<Icon of={X} />}
              onClick={() => onChange?.(value.filter((one) => one.goods.id !== goods.id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
