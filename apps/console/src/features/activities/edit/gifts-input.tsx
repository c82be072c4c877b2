import { Button, Select } from 'antd';
import { useEffect } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { useMay } from '#session/me';
import { GoodsSearch } from '#ui/form/goods-search';
import { CountInput } from '#ui/form/inputs';
import { Icon } from '#ui/icon';
import type { GiftValues } from './activity-values.ts';
import { goodsTexts } from './goods.texts.ts';
import { ruleTexts } from './rule.texts.ts';
import styles from './tiers.module.css';

const MOST_GIFTS = 5;

interface GiftsProps {
  readonly value: readonly GiftValues[];
  readonly onChange: (gifts: GiftValues[]) => void;
}

/** Goods given away with an order: which SKU, and how many pieces. */
export function GiftsInput({ value, onChange }: GiftsProps) {
  const texts = useTexts(ruleTexts);
  return (
    <div className={styles.wide}>
      <span>
        {texts.gifts} <small>{texts.giftsHint}</small>
      </span>
      <GoodsSearch
        label={texts.gifts}
        chosen={[]}
        isFull={value.length >= MOST_GIFTS}
        onAdd={(goods) => onChange([...value, { goods, skuId: null, pieces: 1 }])}
      />
      <ul>
        {value.map((gift, at) => (
          <Gift
            // biome-ignore lint/suspicious/noArrayIndexKey: one goods may be given in two SKUs
            key={`${gift.goods.id} ${at}`}
            gift={gift}
            onChange={(next) => onChange(value.map((one, nth) => (nth === at ? next : one)))}
            onRemove={() => onChange(value.filter((_one, nth) => nth !== at))}
          />
        ))}
      </ul>
    </div>
  );
}

interface GiftProps {
  readonly gift: GiftValues;
  readonly onChange: (gift: GiftValues) => void;
  readonly onRemove: () => void;
}

function Gift({ gift, onChange, onRemove }: GiftProps) {
  const texts = useTexts(ruleTexts);
  const { single, remove } = useTexts(goodsTexts);
  const mayRead = useMay()('catalog.goods.detail');
  const { data } = useRead('catalog.goods.detail', { id: gift.goods.id }, { enabled: mayRead });
  const options = (data?.skus ?? []).map(({ id, specs }) => ({ value: id, label: specs.map(({ value }) => value).join(' / ') || single }));
  const [only] = options.length === 1 ? options : [];
  // Where there is nothing to choose it is chosen.
  useEffect(() => {
    if (only && gift.skuId === null) onChange({ ...gift, skuId: only.value });
  });
  return (
    <li>
      <span title={gift.goods.title}>{gift.goods.title}</span>
      <Select<string | null>
        size="small"
        aria-label={texts.giftSku(gift.goods.title)}
        placeholder={texts.chooseSku}
        value={gift.skuId}
        options={options}
        onChange={(skuId) => onChange({ ...gift, skuId })}
      />
      <span className={styles.count}>
        <CountInput
          min={1}
          max={99}
          unit={texts.piecesUnit}
          label={texts.giftPieces(gift.goods.title)}
          value={gift.pieces}
          onChange={(pieces) => onChange({ ...gift, pieces })}
        />
      </span>
      <Button type="text" size="small" aria-label={remove(gift.goods.title)} icon={<Icon of={X} size={14} />} onClick={onRemove} />
    </li>
  );
}
