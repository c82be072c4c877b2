import { useSearchParams } from 'react-router';

/** The shop somebody looks at, as the address names it; undefined: all they may see. It stays while they move about. */
export function useCurrentShop(): string | undefined {
  const [params] = useSearchParams();
  return params.get('cid') ?? undefined;
}

/** A path of the console, in the shop looked at. */
export function useShopPath(): (path: string) => string {
  const cid = useCurrentShop();
  return (path) => (cid === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}cid=${cid}`);
}
