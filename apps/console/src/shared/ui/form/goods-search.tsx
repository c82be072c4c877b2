import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import type { GoodsHead } from '#lib/goods-heads';
import { goodsChoiceTexts } from './goods-choice.texts.ts';

const FOUND = 20;

interface SearchProps {
  /** Of the field a label names; otherwise `label` names it. */
  readonly id?: string;
  readonly label?: string;
  /** Where goods are not added to others. */
  readonly placeholder?: string;
  /** Only what this shop sells. */
  readonly cid?: string | undefined;
  /** Not offered again. */
  readonly chosen: readonly string[];
  readonly isFull?: boolean;
  readonly isDisabled?: boolean;
  readonly onAdd: (goods: GoodsHead) => void;
}

/** Goods found by words, taken one at a time. */
export function GoodsSearch({ id, label, placeholder, cid, chosen, isFull = false, isDisabled = false, onAdd }: SearchProps) {
  const texts = useTexts(goodsChoiceTexts);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().slice(0, 40));
  const found = useRead(
    'catalog.goods.list',
    { ...(words && { words }), ...(cid !== undefined && { cid, shelf: 'ON_SHELF' as const }), pageSize: FOUND },
    { keepsLast: true, enabled: !isDisabled },
  );
  const offered = (found.data?.list ?? []).filter((goods) => !chosen.includes(goods.id));
  const add = (added: string) => {
    const goods = offered.find((one) => one.id === added);
    if (goods) onAdd({ id: goods.id, title: goods.title, picture: goods.picture });
    setTyped('');
  };
  return (
    <Select<string | null>
      {...(id === undefined ? { 'aria-label': label ?? texts.addGoods } : { id })}
      placeholder={placeholder ?? texts.addGoods}
      value={null}
      disabled={isDisabled || isFull}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      options={offered.map((goods) => ({ value: goods.id, label: goods.title }))}
      notFoundContent={found.isFetching ? texts.searching : texts.nothingFound}
      onChange={(added) => added !== null && add(added)}
    />
  );
}
