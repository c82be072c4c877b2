import { useLang, useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { shortTime } from '#lib/time';
import { Card } from '#ui/page';
import { Status, type Tone } from '#ui/status';
import styles from './detail.module.css';
import { orderTexts } from './order.texts.ts';
import type { OrderProps, StaffOrder } from './order.types.ts';

const paymentTones: Readonly<Record<StaffOrder['payments'][number]['state'], Tone>> = {
  OPENING: 'open',
  OPEN: 'open',
  CLOSING: 'quiet',
  CLOSED: 'quiet',
  PAID: 'good',
  HELD: 'open',
  FREED: 'quiet',
};
const refundTones: Readonly<Record<StaffOrder['refunds'][number]['state'], Tone>> = {
  ASKED: 'warn',
  PROCESSING: 'warn',
  DONE: 'good',
  ABNORMAL: 'bad',
};

/** Money as the provider reported it: in, and back. */
export function OrderPayments({ order: { payments, refunds } }: OrderProps) {
  const texts = useTexts(orderTexts);
  const { lang } = useLang();
  const now = Date.now();
  if (payments.length === 0) return null;
  return (
    <Card title={texts.payments}>
      <ul className={styles.entries}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <div>
              <b>{texts.payWays[payment.way]}</b>
              <Status tone={paymentTones[payment.state]}>{texts.paymentStates[payment.state]}</Status>
              <time>{shortTime(payment.paidAt ?? payment.closedAt ?? payment.openedAt, now, lang)}</time>
              <strong>{money(payment.amountFen)}</strong>
            </div>
            <small>
              {texts.ourNumber} {payment.outTradeNo}
              {payment.transactionId !== null && ` · ${texts.transaction} ${payment.transactionId}`}
            </small>
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.id}>
            <div>
              <b>{texts.refund}</b>
              <Status tone={refundTones[refund.state]} isPill={refund.state === 'ABNORMAL'}>
                {texts.refundStates[refund.state]}
              </Status>
              <time>{shortTime(refund.doneAt ?? refund.createdAt, now, lang)}</time>
              <strong>{money(-refund.amountFen)}</strong>
            </div>
            <small>
              {[
                refund.note,
                refund.askedBy && texts.by(refund.askedBy.name),
                refund.approvedBy && texts.approvedBy(refund.approvedBy.name),
                refund.providerRefundId ?? refund.outRefundNo,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
