import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { Badge } from '#ui/badge';
import { orderTexts } from './order.texts.ts';
import type { OrderTab } from './order-queries.ts';
import { orderCounts } from './order-queries.ts';
import styles from './order-tabs.module.css';

const orderTabs = ['all', 'unpaid', 'toShip', 'toReceive', 'completed'] as const satisfies readonly OrderTab[];

export const isOrderTab = (name: string | undefined): name is OrderTab => orderTabs.some((tab) => tab === name);

interface OrderTabsProps {
  readonly current: OrderTab;
  readonly onChoose: (tab: OrderTab) => void;
}

export function OrderTabs({ current, onChoose }: OrderTabsProps) {
  const texts = useTexts(orderTexts);
  const { data } = useFresh(orderCounts());
  const countOf = (tab: OrderTab) => (tab === 'all' || tab === 'completed' ? 0 : (data?.[tab] ?? 0));
  return (
    <div className={styles.tabs} role="tablist" aria-label={texts.orders}>
      {orderTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === current}
          className={classNames(styles.tab, tab === current && styles.current)}
          onClick={() => onChoose(tab)}
        >
          <span className={styles.word}>
            {texts.tabs[tab]}
            <Badge count={countOf(tab)} className={styles.count} />
          </span>
        </button>
      ))}
    </div>
  );
}
