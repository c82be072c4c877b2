import { App, Button, InputNumber, Popover } from 'antd';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useCurrentShop } from '#lib/current-shop';
import styles from './stock.module.css';
import { stockTexts } from './stock.texts.ts';

/** The threshold of every SKU of the shop looked at that has none of its own. */
export function ShopThreshold() {
  const texts = useTexts(stockTexts);
  const { message } = App.useApp();
  const cid = useCurrentShop();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<number | null>(null);
  const set = useWrite('catalog.stock.setThreshold', {
    onDone: () => {
      void message.success(texts.shopDefaultSaved);
      setOpen(false);
    },
  });
  if (cid === undefined) return null;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <div className={styles.shopDefault}>
          <p>{texts.shopDefaultHint}</p>
          <div className={styles.thresholdForm}>
            <InputNumber
              aria-label={texts.shopDefault}
              min={0}
              max={1_000_000}
              precision={0}
              value={typed}
              onChange={setTyped}
              changeOnWheel={false}
            />
            <Button type="primary" loading={set.isPending} onClick={() => set.send({ cid, lowAt: typed })}>
              {texts.save}
            </Button>
          </div>
        </div>
      }
    >
      <Button>{texts.shopDefault}</Button>
    </Popover>
  );
}
