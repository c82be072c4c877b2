import type { ComponentProps } from 'react';
import { useShop } from '#session/shop-context';
import { onPlainClick } from './page-link.tsx';
import type { PageName } from './pages.ts';
import type { LinkQuery } from './resolve.ts';
import { hrefOf } from './resolve.ts';
import { useSetQuery } from './use-set-query.ts';

interface AskLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> {
  /** The page it stands on. */
  readonly page: PageName;
  readonly query: LinkQuery;
}

/** A link that asks the page it stands on for something else. */
export function QueryLink({ page, query, ...rest }: AskLinkProps) {
  const shop = useShop();
  const ask = useSetQuery();
  return <a {...rest} href={shop.base + hrefOf(page, query, shop)} onClick={onPlainClick(() => ask(query))} />;
}
