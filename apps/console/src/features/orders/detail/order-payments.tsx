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

type Way = StaffOrder['payments'][number]['way'];

/** Of what the member has with the merchant: no provider has a number for it. */
const isOwn = (way: Way): boolean => way === 'BALANCE' || way === 'POINTS';

/** What of the trade came in by several ways, and what came back to each: sums of parts alone would have to be added in one's head. */
function sumOf(lines: readonly { readonly state: string; readonly amountFen: number }[], state: string): number | null {
  const counted = lines.filter((line) => line.state === state);
  return counted.length > 1 ? counted.reduce((sum, { amountFen }) => sum + amountFen, 0) : null;
}

/** Money in and back, as each provider reported it and as it was taken of what the member has. */
export function OrderPayments({ order: { payments, refunds } }: OrderProps) {
  const texts = useTexts(orderTexts);
  const { lang } = useLang();
  const now = Date.now();
  if (payments.length === 0) return null;
  const [paidFen, backFen] = [sumOf(payments, 'PAID'), sumOf(refunds, 'DONE')];
  const sums = [paidFen !== null && texts.paidSum(money(paidFen)), backFen !== null && texts.backSum(money(backFen))].filter(Boolean);
  return (
    <Card title={texts.payments} {...(sums.length > 0 && { extra: sums.join(' · ') })}>
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
              {isOwn(payment.way)
                ? texts.ownWay
                : `${texts.ourNumber} ${payment.outTradeNo}${payment.transactionId === null ? '' : ` · ${texts.transaction} ${payment.transactionId}`}`}
            </small>
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.id}>
            <div>
              <b>{texts.refundTo(texts.payWays[refund.way])}</b>
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
                !isOwn(refund.way) && (refund.providerRefundId ?? refund.outRefundNo),
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
