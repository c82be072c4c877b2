import { useState } from 'react';
import { isOrderTab, OrderPages, OrderTabs } from '#features/order';
import { useMessages } from '#i18n/messages';
import type { PageProps } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';

/** `tab` says which one to begin with; the page is kept, and a link to another tab turns it. */
export function Page({ query: { tab } }: PageProps) {
  const { titles } = useMessages();
  const asked = isOrderTab(tab) ? tab : 'all';
  const [seen, setSeen] = useState(tab);
  const [current, setCurrent] = useState(asked);
  if (tab !== seen) {
    setSeen(tab);
    setCurrent(asked);
  }
  return (
    <main>
      <TopBar title={titles.orders} ground="card" />
      <OrderTabs current={current} onChoose={setCurrent} />
      <OrderPages key={current} tab={current} onAll={() => setCurrent('all')} />
    </main>
  );
}
