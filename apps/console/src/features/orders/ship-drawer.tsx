import { Alert, App, Button, Drawer, Input, Select } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import styles from './orders.module.css';
import { ordersTexts } from './orders.texts.ts';

type Order = Pick<EntryOf<'trade.order.search'>, 'id' | 'address' | 'lines'>;

interface ShipDrawerProps {
  readonly orders: readonly Order[];
  readonly onClose: () => void;
}

/** A carrier for all, a number for each; what is refused stays with its reason. */
export function ShipDrawer({ orders, onClose }: ShipDrawerProps) {
  const texts = useTexts(ordersTexts);
  const { message } = App.useApp();
  const carriers = useRead('delivery.carrier.list', {});
  const [carrier, setCarrier] = useState<string | null>(null);
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const ship = useWrite('trade.order.ship', { onRefused: () => true });
  const waiting = orders.filter(({ id }) => !sent.has(id));
  const isReady = carrier !== null && waiting.every(({ id }) => (numbers[id] ?? '').trim() !== '');

  async function send() {
    if (carrier === null) return;
    setSending(true);
    const failed: Record<string, string> = {};
    const done = new Set(sent);
    for (const { id } of waiting) {
      try {
        await ship.sendAsync({ id, carrier, trackingNo: (numbers[id] ?? '').trim() });
        done.add(id);
      } catch (refusal) {
        failed[id] = (refusal as Error).message;
      }
    }
    setSending(false);
    setSent(done);
    setRefused(failed);
    if (done.size > sent.size) void message.success(texts.shipped(done.size - sent.size));
    if (Object.keys(failed).length === 0) onClose();
  }

  return (
    <Drawer
      open
      title={texts.shipTitle(orders.length)}
      size={560}
      onClose={onClose}
      footer={
        <div className={styles.drawerFoot}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="primary" size="large" disabled={!isReady} loading={isSending} onClick={() => void send()}>
            {texts.shipButton(waiting.length)}
          </Button>
        </div>
      }
    >
      <div className={styles.shipForm}>
        {Object.keys(refused).length > 0 && <Alert type="error" showIcon title={texts.shipFailed(Object.keys(refused).length)} />}
        <div className={styles.field}>
          <span>{texts.carrier}</span>
          <Select<string>
            aria-label={texts.carrier}
            placeholder={texts.chooseCarrier}
            {...(carrier !== null && { value: carrier })}
            onChange={setCarrier}
            options={(carriers.data ?? []).map(({ name }) => ({ value: name, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </div>
        {waiting.map(({ id, address, lines }) => (
          <div key={id} className={styles.parcel}>
            <span>
              <b>{id}</b>
              <small>
                {address.name} · {lines.map(({ title, quantity }) => `${title} ×${quantity}`).join(texts.comma)}
              </small>
            </span>
            <Input
              aria-label={`${texts.trackingNo} ${id}`}
              placeholder={texts.trackingNo}
              value={numbers[id] ?? ''}
              onChange={({ target }) => setNumbers({ ...numbers, [id]: target.value })}
              status={refused[id] === undefined ? '' : 'error'}
            />
            {refused[id] !== undefined && <em>{refused[id]}</em>}
          </div>
        ))}
      </div>
    </Drawer>
  );
}
