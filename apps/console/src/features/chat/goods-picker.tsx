import { Button, Input, Popover } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import ShoppingBag from '#icons/shopping-bag';
import { money } from '#lib/money';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import desk from './chat.module.css';
import { chatTexts } from './chat.texts.ts';
import styles from './message.module.css';

interface PickerProps {
  readonly cid: string;
  readonly isPending: boolean;
  readonly onChoose: (goodsId: string) => void;
}

/** Goods the shop sells, as its shoppers find them: no other right is needed than to chat. */
export function GoodsPicker({ cid, isPending, onChoose }: PickerProps) {
  const texts = useTexts(chatTexts);
  const [isOpen, setOpen] = useState(false);
  const choose = (goodsId: string) => {
    setOpen(false);
    onChoose(goodsId);
  };
  return (
    <Popover
      trigger="click"
      placement="topLeft"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<Found cid={cid} isPending={isPending} onChoose={choose} />}
    >
      <Button type="text" aria-label={texts.sendGoods} title={texts.sendGoods} icon={<Icon of={ShoppingBag} size={18} />} />
    </Popover>
  );
}

const SHOWN = 20;

function Found({ cid, isPending, onChoose }: PickerProps) {
  const texts = useTexts(chatTexts);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const found = useRead('catalog.search.goods', { cid, pageSize: SHOWN, ...(words && { words }) }, { keepsLast: true });
  const list = found.data?.list;
  return (
    <>
      <Input
        allowClear
        aria-label={texts.findGoods}
        placeholder={texts.findGoods}
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className={styles.found} aria-busy={found.isFetching}>
        {list?.length === 0 && <li className={styles.nothing}>{texts.noGoodsFound}</li>}
        {list?.map(({ id, title, picture, priceFen }) => (
          <li key={id}>
            <Picture of={picture} side={40} />
            <span className={styles.words}>
              <span className={desk.cut}>{title}</span>
              <small>{money(priceFen)}</small>
            </span>
            <Button size="small" loading={isPending} aria-label={texts.sendOne(title)} onClick={() => onChoose(id)}>
              {texts.sendCard}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
