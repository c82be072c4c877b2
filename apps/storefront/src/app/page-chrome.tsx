import { useQueryClient } from '@tanstack/react-query';
import { CartBadge } from '#features/cart';
import { TabBar } from '#features/tab-bar';
import { useClearFloating } from '#lib/use-clear-floating';
import type { PageAddress } from '#navigation/address';
import { pageOf } from '#navigation/pages';
import { PullToRefresh } from '#ui/pull-to-refresh';
import { ScrollToTop } from '#ui/scroll-to-top';
import { BarredHost } from './barred-host.tsx';
import { useChromeAlive } from './chrome-alive.ts';
import { Desk } from './desk/desk.tsx';
import { MenuShare } from './menu-share.tsx';

/** What stands around a page and is none of its own: the tabs, the way to its top, and pulling it down to read it anew (spec 2.5, 2.6). */
export function PageChrome({ address }: { readonly address: PageAddress }) {
  const { name, query } = address;
  const { nav, keepAlive, hasToTop } = pageOf(name);
  const client = useQueryClient();
  useChromeAlive();
  useClearFloating();
  const readAnew = () => client.invalidateQueries({ type: 'active' }, { throwOnError: true });
  return (
    <>
      <TabBar page={nav} query={query} cartBadge={<CartBadge />} />
      {hasToTop && <ScrollToTop />}
      {(nav || keepAlive) && <PullToRefresh onRefresh={readAnew} />}
      <MenuShare address={address} />
      <Desk />
      <BarredHost page={name} />
    </>
  );
}
