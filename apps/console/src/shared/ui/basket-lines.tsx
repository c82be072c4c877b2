import { Button, InputNumber, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { money } from '#lib/money';
import type { BasketLine } from '#lib/use-basket';
import styles from './basket-lines.module.css';
import { basketTexts } from './basket-lines.texts.ts';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';

const MOST_LINES = 3;

interface BasketLinesProps {
  readonly lines: readonly BasketLine[];
  /** Other goods are looked for in this shop. */
  readonly cid: string | undefined;
  /** Null: what is in it follows from something else. */
  readonly edit: {
    readonly choose: (goodsIds: readonly string[]) => void;
    readonly setQuantity: (goodsId: string, quantity: number) => void;
  } | null;
}

/** What is in a sample basket, with how many of it. */
export function BasketLines({ lines, cid, edit }: BasketLinesProps) {
  const goodsIds = lines.map(({ goodsId }) => goodsId);
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line
            key={line.goodsId}
            line={line}
            {...(edit && { onQuantity: (quantity: number) => edit.setQuantity(line.goodsId, quantity) })}
            {...(edit && lines.length > 1 && { onRemove: () => edit.choose(goodsIds.filter((id) => id !== line.goodsId)) })}
          />
        ))}
      </ul>
      {edit && cid !== undefined && lines.length > 0 && (
        <AddGoods
          cid={cid}
          chosen={goodsIds}
          // A full basket gives its first goods up for what somebody wants to see.
          onAdd={(goodsId) => edit.choose([...goodsIds.slice(-(MOST_LINES - 1)), goodsId])}
        />
      )}
    </>
  );
}

interface LineProps {
  readonly line: BasketLine;
  readonly onQuantity?: (quantity: number) => void;
  readonly onRemove?: () => void;
}

function Line({ line: { title, picture, sku, quantity }, onQuantity, onRemove }: LineProps) {
  const texts = useTexts(basketTexts);
  return (
    <li>
      {picture === null ? <span /> : <Picture of={picture} side={36} />}
      <div className={styles.goods}>
        <span title={title}>{title}</span>
        <small data-missing={sku === null}>
          {sku === null ? texts.notSold : [money(sku.priceFen), sku.specs].filter(Boolean).join(' · ')}
        </small>
      </div>
      {onQuantity ? (
        <InputNumber<number>
          aria-label={texts.quantityOf(title)}
          size="small"
          min={1}
          max={999}
          precision={0}
          prefix="×"
          style={{ width: 64 }}
          controls={false}
          changeOnWheel={false}
          value={quantity}
          disabled={sku === null}
          onChange={(typed) => typed !== null && onQuantity(typed)}
          // The page around it is a form.
          onPressEnter={(event) => event.preventDefault()}
        />
      ) : (
        <span>×{quantity}</span>
      )}
      {onRemove && (
        <Button type="text" size="small" aria-label={texts.removeOf(title)} icon={<Icon of={X} size={14} />} onClick={onRemove} />
      )}
    </li>
  );
}

interface AddProps {
  readonly cid: string;
  readonly chosen: readonly string[];
  readonly onAdd: (goodsId: string) => void;
}

function AddGoods({ cid, chosen, onAdd }: AddProps) {
  const texts = useTexts(basketTexts);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().slice(0, 40));
  const found = useRead('catalog.goods.list', { cid, shelf: 'ON_SHELF', ...(words && { words }), pageSize: 20 }, { keepsLast: true });
  const offered = (found.data?.list ?? []).filter(({ id }) => !chosen.includes(id));
  return (
    <Select<string | null>
      className={styles.add ?? ''}
      aria-label={texts.addGoods}
      placeholder={texts.addGoods}
      size="small"
      value={null}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      options={offered.map(({ id, title }) => ({ value: id, label: title }))}
      notFoundContent={found.isFetching ? texts.searching : texts.nothingFound}
      onChange={(id) => {
        if (id !== null) onAdd(id);
        setTyped('');
      }}
    />
  );
}
