import type { EntryOf } from '#api/calls';
import { useLang, useTexts } from '#i18n/texts';
import { spanText } from '#lib/time';
import { orderTones } from '#ui/order-tones';
import { Status } from '#ui/status';
import styles from './orders.module.css';
import { ordersTexts } from './orders.texts.ts';

type Order = Pick<
  EntryOf<'trade.order.search'>,
  'state' | 'payBy' | 'shipBy' | 'receiveBy' | 'hasOpenRefund' | 'urgedCount' | 'refundState'
> & { readonly hasFailedRefund?: boolean };

/** Under this a deadline is red. */
const SOON_MS = 2 * 3_600_000;

/** The state, and the deadline that matters now. */
export function OrderStatus({ order, now }: { readonly order: Order; readonly now: number }) {
  const texts = useTexts(ordersTexts);
  const deadline = order.payBy ?? order.shipBy;
  return (
    <div className={styles.cell}>
      <Status
        tone={order.hasFailedRefund ? 'bad' : orderTones[order.state]}
        isPill={order.state === 'TO_SHIP' || order.hasFailedRefund === true}
      >
        {order.hasFailedRefund ? texts.refundFailed : texts.states[order.state]}
      </Status>
      {deadline === null ? order.hasOpenRefund && <small>{texts.refunding}</small> : <Deadline at={deadline} now={now} />}
      {order.urgedCount > 0 && order.state === 'TO_SHIP' && <small className={styles.warn}>{texts.urged(order.urgedCount)}</small>}
    </div>
  );
}

function Deadline({ at, now }: { readonly at: number; readonly now: number }) {
  const texts = useTexts(ordersTexts);
  const { lang } = useLang();
  const span = spanText(at - now, lang);
  if (at < now) return <small className={styles.bad}>{texts.late(span)}</small>;
  return <small className={at - now < SOON_MS ? styles.bad : undefined}>{texts.left(span)}</small>;
}
