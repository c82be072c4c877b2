import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Check from '#icons/check';
import { classNames } from '#lib/class-names';
import { shortInstantText } from '#lib/instant';
import { Countdown } from '#ui/countdown';
import { Dotted } from '#ui/dotted';
import { Icon } from '#ui/icon';
import { orderTexts } from './order.texts.ts';
import styles from './order-head.module.css';
import { stateLabel, stateSentence } from './order-labels.ts';
import type { OrderDetail } from './order-queries.ts';

interface OrderHeadProps {
  readonly order: OrderDetail;
  /** The time to pay has run out. */
  readonly onOver: () => void;
}

/** Where the order stands, and until when it can be paid. */
export function OrderHead({ order, onOver }: OrderHeadProps) {
  const { lang } = useMessages();
  const texts = useTexts(orderTexts);
  return (
    <section className={styles.head}>
      <h2 className={styles.state}>
        <Dotted text={stateLabel(order, texts)} />
      </h2>
      {order.state === 'UNPAID' && order.payBy !== null ? (
        <p className={styles.sentence}>
          {texts.payBefore} <Countdown until={order.payBy} onOver={onOver} /> {texts.payAfter}
        </p>
      ) : (
        <p className={styles.sentence}>{stateSentence(order, texts, lang)}</p>
      )}
    </section>
  );
}

/** The way of an order that was not closed: what is behind it is ticked, with its time, what is to come is named as such. */
export function OrderSteps({ order }: { readonly order: OrderDetail }) {
  const { lang } = useMessages();
  const { steps, comingSteps } = useTexts(orderTexts);
  if (order.state === 'CLOSED') return null;
  const way = [
    { step: 'placed', at: order.createdAt },
    { step: 'paid', at: order.paidAt },
    { step: 'shipped', at: order.shippedAt },
    { step: 'completed', at: order.completedAt },
  ] as const;
  const last = way.findLastIndex(({ at }) => at !== null);
  return (
    <ol className={styles.steps}>
      {way.map(({ step, at }, place) => (
        <li
          key={step}
          className={classNames(styles.step, at !== null && styles.done, place === last && styles.now)}
          aria-current={place === last ? 'step' : undefined}
        >
          <i className={styles.mark}>{at !== null && <Icon of={Check} size={12} stroke={2.5} />}</i>
          {at === null ? comingSteps[step] : steps[step]}
          <small className={styles.time}>{at !== null && shortInstantText(at, lang)}</small>
        </li>
      ))}
    </ol>
  );
}
