import { usePlatform } from '#platform/platform';
import { useShop } from '#session/shop-context';
import { readStored } from '#session/stored';
import type { NavigationContext } from './navigation-context.ts';
import { useHistory } from './page-history.ts';

/** Where the shopper stands, asked at the moment of a tap: none of it is known while the server renders. */
export function useNavigationContext(): () => NavigationContext {
  const shop = useShop();
  const { env, jumps } = usePlatform();
  const history = useHistory();
  return () => {
    const { path, search } = history.entry();
    return {
      ...shop,
      env,
      jumps,
      path: path + search,
      origin: window.location.origin,
      urlCid: new URLSearchParams(search).get('cid'),
      resellerId: readStored('resellerId', shop.mid),
      now: Date.now(),
      isMember: readStored('token', shop.mid) !== null,
    };
  };
}
