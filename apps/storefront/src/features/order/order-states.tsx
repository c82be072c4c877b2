import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import Package from '#icons/package';
import Star from '#icons/star';
import Truck from '#icons/truck';
import Wallet from '#icons/wallet';
import { PageLink } from '#navigation/page-link';
import { useSession } from '#session/session';
import { Badge } from '#ui/badge';
import { Icon } from '#ui/icon';
import { orderTexts } from './order.texts.ts';
import { orderCounts } from './order-queries.ts';
import styles from './order-states.module.css';

const icons = { unpaid: Wallet, toShip: Package, toReceive: Truck, toReview: Star } as const;
const states = ['unpaid', 'toShip', 'toReceive', 'toReview'] as const;

/** Where the member's orders stand, each state a way to its orders. A visitor finds the way to log in behind it. */
export function OrderStates() {
  const texts = useTexts(orderTexts);
  const { isMember } = useSession();
  const { data } = useFresh(orderCounts(), isMember);
  const countOf = (state: (typeof states)[number]) => (isMember ? (data?.[state] ?? 0) : 0);
  return (
    <section className={styles.card}>
      <header className={styles.header}>
        <h2 className={styles.title}>{texts.orders}</h2>
        <PageLink page="orderList" className={styles.all} aria-label={texts.toAll}>
          {texts.tabs.all}
          <Icon of={ChevronRight} size={14} />
        </PageLink>
      </header>
      <ul className={styles.states}>
        {states.map((state) => (
          <li key={state}>
            <PageLink page="orderList" query={{ tab: state }} className={styles.state}>
              <span className={styles.icon}>
                <Icon of={icons[state]} size={26} />
                <Badge count={countOf(state)} className={styles.count} />
              </span>
              {texts.tabs[state]}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
