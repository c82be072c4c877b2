import type { ComponentProps, MouseEvent } from 'react';
import { useShop } from '#session/shop-context';
import type { PageName } from './pages.ts';
import type { LinkQuery } from './resolve.ts';
import { resolve } from './resolve.ts';
import { useGoTo } from './use-go.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> {
  readonly page: PageName;
  readonly query?: LinkQuery;
}

/** A new tab or a download is the browser's business. */
const isPlainClick = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link to a page of ours. The router's own link would bring 5 kB for forms, loaders and prefetching that no page has. */
export function PageLink({ page, query = {}, ...rest }: PageLinkProps) {
  const shop = useShop();
  const goTo = useGoTo();
  const path = resolve(page, query, shop);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(path);
  };
  return <a {...rest} href={shop.base + path} onClick={follow} />;
}
