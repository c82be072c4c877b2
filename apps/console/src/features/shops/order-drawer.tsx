import { App, Button, Drawer } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import ArrowDown from '#icons/arrow-down';
import ArrowUp from '#icons/arrow-up';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import styles from './shops.module.css';
import { shopsTexts } from './shops.texts.ts';

/** The order shoppers see. Of very many shops the first hundred: those after them keep their order. */
export function OrderDrawer({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(shopsTexts);
  const { message } = App.useApp();
  const shops = useRead('shop.shop.list', { pageSize: 100 });
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const save = useWrite('shop.shop.setOrder', {
    onDone: () => {
      void message.success(texts.orderSaved);
      onClose();
    },
  });
  const list = shops.data?.list ?? [];
  const cids = moved ?? list.map(({ cid }) => cid);
  const nameOf = (cid: string) => list.find((shop) => shop.cid === cid)?.name ?? '';
  const move = (from: number, to: number) => {
    const next = [...cids];
    next.splice(to, 0, ...next.splice(from, 1));
    setMoved(next);
  };
  return (
    <Drawer
      open
      title={texts.order}
      size={480}
      onClose={onClose}
      footer={
        <Button type="primary" disabled={moved === null} loading={save.isPending} onClick={() => save.send({ cids: [...cids] })}>
          {texts.saveOrder}
        </Button>
      }
    >
      {shops.isError ? (
        <Failed onRetry={() => void shops.refetch()} refusal={shops.error} />
      ) : shops.data === undefined ? (
        <ListSkeleton columns={2} />
      ) : (
        <>
          <p className={styles.quiet}>{texts.orderText}</p>
          <ol className={styles.order}>
            {cids.map((cid, at) => (
              <li key={cid}>
                <span>{nameOf(cid)}</span>
                <Button
                  type="text"
                  icon={<Icon of={ArrowUp} />}
                  aria-label={texts.up(nameOf(cid))}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <Button
                  type="text"
                  icon={<Icon of={ArrowDown} />}
                  aria-label={texts.down(nameOf(cid))}
                  disabled={at === cids.length - 1}
                  onClick={() => move(at, at + 1)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </Drawer>
  );
}
