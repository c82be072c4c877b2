import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { Tabs } from '#ui/tabs';
import { orderTexts } from './order.texts.ts';
import type { OrderTab } from './order-queries.ts';
import { orderCounts } from './order-queries.ts';
import styles from './order-tabs.module.css';

const orderTabs = ['all', 'unpaid', 'toShip', 'toReceive', 'toReview', 'completed'] as const satisfies readonly OrderTab[];

export const isOrderTab = (name: string | undefined): name is OrderTab => orderTabs.some((tab) => tab === name);

interface OrderTabsProps {
  readonly current: OrderTab;
  readonly onChoose: (tab: OrderTab) => void;
}

export function OrderTabs({ current, onChoose }: OrderTabsProps) {
  const texts = useTexts(orderTexts);
  const { data } = useFresh(orderCounts());
  const countOf = (tab: OrderTab) => (tab === 'all' || tab === 'completed' ? 0 : (data?.[tab] ?? 0));
  const tabs = orderTabs.map((tab) => ({ name: tab, text: texts.tabs[tab], count: countOf(tab) }));
  return <Tabs label={texts.orders} tabs={tabs} current={current} onChoose={onChoose} className={styles.tabs} />;
}
