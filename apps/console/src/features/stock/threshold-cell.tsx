import { App, Button, InputNumber, Popover } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import Pencil from '#icons/pencil';
import { countText } from '#lib/count';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import styles from './stock.module.css';
import { stockTexts } from './stock.texts.ts';

type StockLine = EntryOf<'catalog.stock.list'>;

/** From how many pieces on a SKU counts as low, set in place. */
export function ThresholdCell({ line }: { readonly line: StockLine }) {
  const texts = useTexts(stockTexts);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { lowAt, hasOwnThreshold } = line;
  return (
    <div className={styles.threshold}>
      <span>
        {countText(lowAt)}
        <small>{hasOwnThreshold ? texts.ownThreshold : texts.shopThreshold}</small>
      </span>
      {may('catalog.stock.setThreshold') && (
        <Popover
          trigger="click"
          open={isOpen}
          onOpenChange={setOpen}
          destroyOnHidden
          content={<ThresholdForm line={line} onDone={() => setOpen(false)} />}
        >
          <Button type="text" size="small" aria-label={texts.setThreshold} icon={<Icon of={Pencil} size={14} />} />
        </Popover>
      )}
    </div>
  );
}

function ThresholdForm({
  line: { cid, skuId, lowAt, hasOwnThreshold },
  onDone,
}: {
  readonly line: StockLine;
  readonly onDone: () => void;
}) {
  const texts = useTexts(stockTexts);
  const { message } = App.useApp();
  const [typed, setTyped] = useState<number | null>(lowAt);
  const set = useWrite('catalog.stock.setThreshold', {
    onDone: (_, input) => {
      void message.success(input.lowAt === null ? texts.thresholdCleared : texts.thresholdSaved(input.lowAt));
      onDone();
    },
  });
  const save = () => typed !== null && set.send({ cid, skuId, lowAt: typed });
  return (
    <div className={styles.thresholdForm}>
      <InputNumber
        aria-label={texts.lowAt}
        autoFocus
        min={0}
        max={1_000_000}
        precision={0}
        value={typed}
        onChange={setTyped}
        onPressEnter={save}
        changeOnWheel={false}
      />
      <Button type="primary" disabled={typed === null} loading={set.isPending} onClick={save}>
        {texts.save}
      </Button>
      {hasOwnThreshold && <Button onClick={() => set.send({ cid, skuId, lowAt: null })}>{texts.useDefault}</Button>}
    </div>
  );
}
