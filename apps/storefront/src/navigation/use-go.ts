import { useNavigate } from 'react-router';
import { isOnSheet } from '#lib/sheet-history';
import { useShop } from '#session/shop-context';
import type { PageName } from './pages.ts';
import type { LinkQuery } from './resolve.ts';
import { resolve } from './resolve.ts';

interface How {
  /** The current page is not come back to. */
  readonly replace?: boolean;
}

/** Goes to a page. From an open sheet it takes the sheet's place in the history. */
export function useGo(): (page: PageName, query?: LinkQuery, how?: How) => void {
  const shop = useShop();
  const goTo = useGoTo();
  return (page, query = {}, how = {}) => goTo(resolve(page, query, shop), how);
}

/** Goes to a path below the base. */
export function useGoTo(): (path: string, how?: How) => void {
  const navigate = useNavigate();
  return (path, { replace = false } = {}) => void navigate(path, { replace: replace || isOnSheet() });
}

/** To login and back to the page where it was asked for (spec 4). */
export function useGoToLogin(): (how?: How) => void {
  const { base } = useShop();
  const go = useGo();
  return (how) => {
    const { pathname, search } = window.location;
    go('login', { returnUrl: pathname.startsWith(`${base}/`) ? pathname + search : null }, how);
  };
}

/** Back to where the shopper came from; the first page of a visit has nothing of ours behind it and goes home. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const go = useGo();
  // The router numbers its history entries.
  return () => (window.history.state?.idx > 0 ? void navigate(-1) : go('index', {}, { replace: true }));
}
