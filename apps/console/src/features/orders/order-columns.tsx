import { Button } from 'antd';
import type { EntryOf } from '#api/calls';
import { useLang, useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import type { ListColumn } from '#ui/list/list.types';
import { PageLink } from '#ui/page';
import { Picture } from '#ui/picture';
import { OrderStatus } from './order-status.tsx';
import styles from './orders.module.css';
import { ordersTexts } from './orders.texts.ts';

type Order = EntryOf<'trade.order.search'>;

const PICTURES = 3;

export function useOrderColumns(onShip: (order: Order) => void): readonly ListColumn<Order>[] {
  const texts = useTexts(ordersTexts);
  const { lang } = useLang();
  const may = useMay();
  const now = Date.now();
  return [
    {
      key: 'number',
      title: texts.number,
      width: 176,
      sort: { descending: 'newest' },
      render: ({ id, createdAt, hasNote }) => (
        <div className={styles.cell}>
          <PageLink to={`/orders/${id}`} className={styles.number}>
            {id}
          </PageLink>
          <small>
            {shortTime(createdAt, now, lang)}
            {hasNote && ` · ${texts.hasNote}`}
          </small>
        </div>
      ),
    },
    { key: 'goods', title: texts.goods, render: ({ lines }) => <Goods lines={lines} /> },
    {
      key: 'recipient',
      title: texts.recipient,
      width: 132,
      render: ({ address }) => (
        <div className={styles.cell}>
          <span>{address.name}</span>
          <small>{address.phone}</small>
        </div>
      ),
    },
    {
      key: 'paid',
      title: texts.paid,
      width: 116,
      isFigure: true,
      sort: { descending: 'amount' },
      render: ({ payableFen, payWay, paidAt }) => (
        <div className={styles.cell}>
          <b>{money(payableFen)}</b>
          <small>{payWay ? texts.payWays[payWay] : paidAt ? '' : texts.unpaid}</small>
        </div>
      ),
    },
    {
      key: 'delivery',
      title: texts.delivery,
      width: 136,
      render: ({ shipment }) =>
        shipment && (
          <div className={styles.cell}>
            <span>{shipment.carrier}</span>
            <small>{shipment.trackingNo}</small>
          </div>
        ),
    },
    { key: 'state', title: texts.state, width: 128, render: (order) => <OrderStatus order={order} now={now} /> },
    {
      key: 'actions',
      title: texts.actions,
      width: 80,
      render: (order) =>
        order.state === 'TO_SHIP' && may('trade.order.ship') ? (
          <Button type="link" size="small" onClick={() => onShip(order)}>
            {texts.ship}
          </Button>
        ) : (
          <PageLink to={`/orders/${order.id}`}>{texts.view}</PageLink>
        ),
    },
  ];
}

/** The first pictures and the first title; how much more there is. */
function Goods({ lines }: { readonly lines: Order['lines'] }) {
  const texts = useTexts(ordersTexts);
  const [first] = lines;
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0);
  return (
    <div className={styles.goods}>
      <div className={styles.pictures}>
        {[...lines.slice(0, PICTURES)].reverse().map(({ skuId, picture }) => (
          <Picture key={skuId} of={picture} side={40} />
        ))}
      </div>
      <div className={styles.cell}>
        <span>{first?.title}</span>
        <small>{texts.pieces(lines.length, pieces)}</small>
      </div>
    </div>
  );
}
