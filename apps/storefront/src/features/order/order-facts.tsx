import { formatFen } from '@qianpu/kit/fen';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Truck from '#icons/truck';
import { instantText } from '#lib/instant';
import { Icon } from '#ui/icon';
import { CopyButton } from './copy-button.tsx';
import { orderTexts } from './order.texts.ts';
import styles from './order-facts.module.css';
import type { OrderDetail } from './order-queries.ts';

/** Who carries the order, and under which number. */
export function OrderShipment({ shipment }: { readonly shipment: NonNullable<OrderDetail['shipment']> }) {
  const texts = useTexts(orderTexts);
  return (
    <section className={styles.shipment} aria-label={texts.shipment}>
      <Icon of={Truck} size={18} className={styles.truck} />
      <p className={styles.tracking}>
        {shipment.carrier} <span className={styles.figures}>{shipment.trackingNo}</span>
      </p>
      <CopyButton text={shipment.trackingNo} label={texts.copyTracking} />
    </section>
  );
}

/** Money that goes back, each with where it stands. */
export function OrderRefunds({ refunds }: Pick<OrderDetail, 'refunds'>) {
  const { lang } = useMessages();
  const texts = useTexts(orderTexts);
  if (refunds.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{texts.refunds}</h2>
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id} className={styles.refund}>
            <span className={styles.words}>
              {texts.refundStates[refund.state]}
              <small className={styles.time}>{instantText(refund.doneAt ?? refund.createdAt, lang)}</small>
            </span>
            <b className={styles.amount}>{formatFen(refund.amountFen)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.refundsCome}</p>
    </section>
  );
}

/** Number, times and what was said to the shop. */
export function OrderFacts({ order, paidBy }: { readonly order: OrderDetail; readonly paidBy?: ReactNode }) {
  const texts = useTexts(orderTexts);
  return (
    <dl className={styles.facts}>
      <Fact name={texts.number}>
        <span className={styles.figures}>{order.id}</span>
        <CopyButton text={order.id} label={texts.copyNumber} />
      </Fact>
      <Moment name={texts.placedAt} at={order.createdAt} />
      <Moment name={texts.paidAt} at={order.paidAt} />
      {paidBy && <Fact name={texts.paidBy}>{paidBy}</Fact>}
      <Moment name={texts.shippedAt} at={order.shippedAt} />
      <Moment name={texts.completedAt} at={order.completedAt} />
      <Moment name={texts.closedAt} at={order.closedAt} />
      {order.message && <Fact name={texts.message}>{order.message}</Fact>}
    </dl>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Moment({ name, at }: { readonly name: string; readonly at: number | null }) {
  const { lang } = useMessages();
  if (at === null) return null;
  return (
    <Fact name={name}>
      <time className={styles.figures} dateTime={new Date(at).toISOString()}>
        {instantText(at, lang)}
      </time>
    </Fact>
  );
}
