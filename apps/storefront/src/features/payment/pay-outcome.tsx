import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import Ban from '#icons/ban';
import Check from '#icons/check';
import Clock from '#icons/clock-alert';
import ShieldCheck from '#icons/shield-check';
import Undo from '#icons/undo-2';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { Button, buttonClassOf } from '#ui/button';
import { Icon, type IconShape } from '#ui/icon';
import { Price } from '#ui/price';
import { PaidBy } from './paid-by.tsx';
import styles from './pay-outcome.module.css';
import { paymentTexts } from './payment.texts.ts';
import type { PayStatus } from './payment-queries.ts';

interface OutcomeProps {
  readonly tone: 'good' | 'asking' | 'warn' | 'quiet';
  readonly sign: IconShape | null;
  readonly title: string;
  readonly text: string;
  readonly amountFen?: number;
  /** Below the amount: how it was paid. */
  readonly by?: ReactNode;
  readonly children: ReactNode;
}

/** The sign, what happened, how much, and where to go from here. */
const Outcome = ({ tone, sign, title, text, amountFen, by, children }: OutcomeProps) => (
  <section className={styles.outcome} aria-live="polite">
    <span className={classNames(styles.ring, styles[tone])}>{sign && <Icon of={sign} size={32} />}</span>
    <h2 className={styles.title}>{title}</h2>
    {amountFen !== undefined && amountFen > 0 && <Price fen={amountFen} size="large" />}
    {by && <p className={styles.by}>{by}</p>}
    <p className={styles.text}>{text}</p>
    {children}
  </section>
);

interface WaysOnProps {
  readonly orderIds: readonly string[];
}

function WaysOn({ orderIds }: WaysOnProps) {
  const texts = useTexts(paymentTexts);
  const [only] = orderIds;
  const orderLink =
    orderIds.length === 1 && only ? ({ page: 'orderDetail', query: { id: only } } as const) : ({ page: 'orderList' } as const);
  return (
    <div className={styles.ways}>
      <PageLink page="index" className={buttonClassOf({ size: 'large', tone: 'line' })}>
        {texts.toHome}
      </PageLink>
      <PageLink {...orderLink} className={buttonClassOf({ size: 'large' })}>
        {texts.toOrder}
      </PageLink>
    </div>
  );
}

/** A payment that came to an end: paid, or closed with its money on the way back. */
export function SettledPayment({ status }: { readonly status: PayStatus }) {
  const texts = useTexts(paymentTexts);
  const waysOn = <WaysOn orderIds={status.orderIds} />;
  switch (status.state) {
    case 'PAID':
      return (
        <Outcome
          tone="good"
          sign={Check}
          title={status.payableFen > 0 ? texts.paid : texts.paidFree}
          amountFen={status.payableFen}
          by={status.tenders.length > 0 && <PaidBy tenders={status.tenders} hasSums />}
          text={texts.paidSays}
        >
          {waysOn}
        </Outcome>
      );
    case 'REFUNDING':
    case 'REFUNDED':
      return (
        <Outcome tone="warn" sign={Undo} {...texts[status.state === 'REFUNDED' ? 'refunded' : 'refunding']} amountFen={status.payableFen}>
          {waysOn}
        </Outcome>
      );
    default:
      return (
        <Outcome tone="quiet" sign={Ban} {...texts.closed}>
          {waysOn}
        </Outcome>
      );
  }
}

interface AskingProps {
  readonly tradeId: string;
  readonly hasGivenUp: boolean;
  readonly onAsk: () => void;
}

/** Nobody knows yet. After a minute the shopper is told so and asks at will. */
export function PendingPayment({ tradeId, hasGivenUp, onAsk }: AskingProps) {
  const texts = useTexts(paymentTexts);
  const payAgain = (
    <PageLink page="pay" query={{ id: tradeId }} className={styles.payAgain}>
      {texts.stillUnpaid}
    </PageLink>
  );
  if (!hasGivenUp)
    return (
      <Outcome tone="asking" sign={null} {...texts.asking}>
        {payAgain}
      </Outcome>
    );
  return (
    <Outcome tone="warn" sign={Clock} {...texts.notBack}>
      <p className={styles.safe}>
        <Icon of={ShieldCheck} size={16} />
        {texts.safe}
      </p>
      <Button size="large" onClick={onAsk}>
        {texts.query}
      </Button>
      {payAgain}
    </Outcome>
  );
}
