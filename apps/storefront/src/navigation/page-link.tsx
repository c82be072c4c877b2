import type { Link } from '@qianpu/contract/types';
import type { ComponentProps, MouseEvent } from 'react';
import { useShop } from '#session/shop-context';
import { hrefOfLink, targetOfLink } from './decorated-link.ts';
import type { LinkQuery, PageLikeName } from './resolve.ts';
import { hrefOf } from './resolve.ts';
import { useGo, useOpen } from './use-go.ts';
import { useNavigationContext } from './use-navigation-context.ts';

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'>;

interface PageLinkProps extends AnchorProps {
  readonly page: PageLikeName;
  readonly query?: LinkQuery;
}

/** A link to a page of ours. */
export function PageLink({ page, query = {}, ...rest }: PageLinkProps) {
  const shop = useShop();
  const go = useGo();
  return <a {...rest} href={shop.base + hrefOf(page, query, shop)} onClick={onPlainClick(() => go(page, query))} />;
}

interface DecoratedLinkProps extends AnchorProps {
  readonly link: Link;
}

/** Where the merchant lets an element lead. */
export function DecoratedLink({ link, ...rest }: DecoratedLinkProps) {
  const shop = useShop();
  const context = useNavigationContext();
  const open = useOpen();
  return <a {...rest} href={hrefOfLink(link, shop) ?? '#'} onClick={onPlainClick(() => open(targetOfLink(link, context())))} />;
}

/** A new tab or a download is the browser's business. */
export const onPlainClick = (follow: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  follow();
};
