import { Alert, App, Button, Drawer, InputNumber } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { PictureCell } from '#ui/picture-cell';
import styles from './stock.module.css';
import { stockTexts } from './stock.texts.ts';
import { specsText } from './stock-words.ts';
import { byShop } from './supply-lines.ts';

type StockLine = EntryOf<'catalog.stock.list'>;

const keyOf = ({ cid, skuId }: { readonly cid: string; readonly skuId: string }) => `${cid}.${skuId}`;

/** Pieces that come in for each line; what is refused stays with its reason. */
export function SupplyDrawer({ lines, onClose }: { readonly lines: readonly StockLine[]; readonly onClose: () => void }) {
  const texts = useTexts(stockTexts);
  const { message } = App.useApp();
  const [quantities, setQuantities] = useState<Readonly<Record<string, number | null>>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const supply = useWrite('catalog.stock.supplyMany');
  const waiting = lines.filter((line) => !done.has(keyOf(line)));
  const filled = waiting.flatMap((line) => {
    const quantity = quantities[keyOf(line)];
    return quantity ? [{ cid: line.cid, skuId: line.skuId, quantity }] : [];
  });

  async function send() {
    const failed: Record<string, string> = {};
    const gone = new Set(done);
    for (const [cid, shopLines] of byShop(filled)) {
      const { results } = await supply.sendAsync({ cid, lines: shopLines });
      // Answers stand in the order of what was asked.
      for (const [at, { skuId }] of shopLines.entries()) {
        const refusal = results[at]?.refusal;
        if (refusal) failed[keyOf({ cid, skuId })] = refusal.message;
        else gone.add(keyOf({ cid, skuId }));
      }
    }
    setRefused(failed);
    setDone(gone);
    if (gone.size > done.size) void message.success(texts.supplied(gone.size - done.size));
    if (Object.keys(failed).length === 0) onClose();
  }

  return (
    <Drawer
      open
      title={texts.supplyTitle(lines.length)}
      size={560}
      onClose={onClose}
      footer={
        <div className={styles.drawerFoot}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="primary"
            disabled={filled.length === 0}
            loading={supply.isPending}
            // What is refused as a whole is said at the top of the window.
            onClick={() => void send().catch(() => undefined)}
          >
            {texts.sendSupply(filled.length)}
          </Button>
        </div>
      }
    >
      <div className={styles.supply}>
        {Object.keys(refused).length > 0 && <Alert type="error" showIcon title={texts.refused(Object.keys(refused).length)} />}
        <p className={styles.quiet}>{texts.supplyHint}</p>
        {waiting.map((line) => {
          const key = keyOf(line);
          const quantity = quantities[key] ?? 0;
          return (
            <div key={key} className={styles.supplyLine}>
              <PictureCell picture={line.goods.picture} title={line.goods.title} note={specsText(line.specs) || line.code} />
              <InputNumber
                aria-label={texts.quantityOf(`${line.goods.title} ${specsText(line.specs)}`)}
                min={-1_000_000}
                max={1_000_000}
                precision={0}
                changeOnWheel={false}
                value={quantities[key] ?? null}
                onChange={(typed) => setQuantities({ ...quantities, [key]: typed })}
                {...(refused[key] !== undefined && { status: 'error' as const })}
              />
              <small>
                {quantity === 0 ? texts.now(countText(line.available)) : texts.afterwards(countText(line.available + quantity))}
              </small>
              {refused[key] !== undefined && <em>{refused[key]}</em>}
            </div>
          );
        })}
      </div>
    </Drawer>
  );
}
