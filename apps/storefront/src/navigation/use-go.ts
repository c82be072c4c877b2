import { report } from '#api/report';
import { useMessages } from '#i18n/messages';
import { isOnSheet } from '#lib/sheet-history';
import { usePlatform } from '#platform/platform';
import { useShop } from '#session/shop-context';
import { useToast } from '#ui/toast';
import { matchPath } from './address.ts';
import type { NavigationTarget } from './navigation-target.ts';
import { useHistory } from './page-history.ts';
import type { LinkQuery, TargetName } from './resolve.ts';
import { resolve } from './resolve.ts';
import { useNavigationContext } from './use-navigation-context.ts';

interface How {
  /** The current page is not come back to. */
  readonly replace?: boolean;
}

/** Goes to a page by its name. */
export function useGo(): (page: TargetName, query?: LinkQuery, how?: How) => void {
  const context = useNavigationContext();
  const open = useOpen();
  return (page, query = {}, how = {}) => open(resolve(page, query, context()), how);
}

/** Goes where a tap leads. */
export function useOpen(): (place: NavigationTarget, how?: How) => void {
  const { base } = useShop();
  const { openHostPage } = usePlatform();
  const context = useNavigationContext();
  const goTo = useGoTo();
  const history = useHistory();
  const toast = useToast();
  const { comingSoon, unsupportedHere } = useMessages();
  // A page that is not built yet has its address, and nobody is led to a page that says there is none.
  const follow = (path: string, how?: How) => (matchPath(path.split('?')[0] ?? '') ? goTo(path, how) : toast(comingSoon));
  const open = (place: NavigationTarget, how?: How): void => {
    if (place.kind === 'route') follow(place.path, how);
    if (place.kind === 'host') void openHostPage(place.page).then((isOpen) => isOpen || follow(place.path, how));
    if (place.kind === 'outside') window.location.assign(place.url);
    if (place.kind === 'back') history.go(-place.delta);
    if (place.kind === 'login') {
      const { path, search } = history.entry();
      open(resolve('login', { returnUrl: base + (place.path ?? path + search) }, context()), how);
    }
    if (place.kind !== 'refused') return;
    if (place.why === 'unsupported') toast(unsupportedHere);
    else report('foreign-link', 'a link leads to a host the merchant does not allow');
  };
  return open;
}

/** Goes to a path below the base. From an open sheet it takes the sheet's place in the history. */
export function useGoTo(): (path: string, how?: How) => void {
  const history = useHistory();
  return (path, { replace = false } = {}) => history[replace || isOnSheet() ? 'replace' : 'push'](path);
}

/** To login and back to the page where it was asked for (spec 4). */
export function useGoToLogin(): (how?: How) => void {
  const open = useOpen();
  return (how) => open({ kind: 'login' }, how);
}

/** Back to where the shopper came from; the first page of a visit has nothing of ours behind it and goes home. */
export function useBack(): () => void {
  const history = useHistory();
  const go = useGo();
  return () => (history.depth() > 0 ? history.go(-1) : go('index', {}, { replace: true }));
}
