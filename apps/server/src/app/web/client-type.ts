import type { ShopContext } from '@qianpu/contract/shop-context';

/** The clients a merchant is open to, as merchant verify counts them (spec 7.2): 4 H5, 2 mobile mall, 1 other. */
export function clientTypeOf(base: ShopContext['base'], query: URLSearchParams): 1 | 2 | 4 {
  if (query.get('env') === 'mini') return 1;
  return base === '/cp' ? 2 : 4;
}
