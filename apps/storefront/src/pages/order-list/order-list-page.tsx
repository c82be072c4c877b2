import { useState } from 'react';
import { AddressSheet } from '#features/address';
import { isOrderTab, OrderPages, OrderSearch, OrderTabs, orderTexts, useOrderHandlers } from '#features/order';
import { useCustomerService } from '#features/support';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import Search from '#icons/search';
import X from '#icons/x';
import type { PageProps } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { Icon } from '#ui/icon';
import styles from './order-list-page.module.css';

/** `tab` says which one to begin with; the page is kept, and a link to another tab turns it. */
export function Page({ query: { tab } }: PageProps) {
  const titles = useTitles();
  const texts = useTexts(orderTexts);
  const requested = isOrderTab(tab) ? tab : 'all';
  const [seen, setSeen] = useState(tab);
  const [current, setCurrent] = useState(requested);
  /** Null: nobody searches. */
  const [words, setWords] = useState<string | null>(null);
  const service = useCustomerService();
  const { handlers, addressSheet } = useOrderHandlers({ onContact: ({ cid, id }) => service.openAbout({ cid, orderId: id }) });
  if (tab !== seen) {
    setSeen(tab);
    setCurrent(requested);
    setWords(null);
  }
  const showAll = () => {
    setCurrent('all');
    setWords(null);
  };
  const isSearching = words !== null;
  return (
    <main>
      <TopBar title={titles.orders} ground="card">
        <button
          type="button"
          className={styles.search}
          aria-label={isSearching ? texts.searchOff : texts.search}
          onClick={() => setWords(isSearching ? null : '')}
        >
          <Icon of={isSearching ? X : Search} size={22} />
        </button>
      </TopBar>
      {isSearching ? <OrderSearch onSearch={setWords} /> : <OrderTabs current={current} onChoose={setCurrent} />}
      <OrderPages
        key={words || current}
        choice={words ? { tab: 'all', words } : { tab: isSearching ? 'all' : current }}
        handlers={handlers}
        onAll={showAll}
      />
      {service.sheet}
      <AddressSheet {...addressSheet} />
    </main>
  );
}
