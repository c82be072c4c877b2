import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { DiscountInput } from '#ui/form/inputs';
import { goodsTexts } from './goods.texts.ts';
import styles from './prices.module.css';

/** One discount for all SKUs, as a start; each price can be changed afterwards. */
export function BulkPrices({ onFill }: { readonly onFill: (percent: number) => void }) {
  const texts = useTexts(goodsTexts);
  const [isOpen, setOpen] = useState(false);
  const [off, setOff] = useState<number | null>(20);
  const content = (
    <div className={styles.bulk}>
      <DiscountInput label={texts.bulkLabel} value={off} onChange={setOff} />
      <Button
        type="primary"
        disabled={off === null}
        onClick={() => {
          if (off !== null) onFill(100 - off);
          setOpen(false);
        }}
      >
        {texts.bulkFill}
      </Button>
    </div>
  );
  return (
    <Popover open={isOpen} onOpenChange={setOpen} trigger="click" placement="bottomRight" content={content}>
      <Button type="link" size="small">
        {texts.bulk}
      </Button>
    </Popover>
  );
}
