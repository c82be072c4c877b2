import { jumpTable } from '../src/navigation/jump-table.ts';
import type { NavigationContext } from '../src/navigation/navigation-context.ts';

/** A visitor of the merchant's default shop in h5. */
const visitor: NavigationContext = {
  base: '/shop',
  mid: '1001',
  cid: '101',
  isDefaultShop: true,
  env: 'h5',
  jumps: null,
  origin: 'https://shop.example',
  linkHosts: ['omo.partner.example'],
  path: '/instLoadPage.html',
  urlCid: null,
  resellerId: null,
  now: 1_800_000_000_000,
  isMember: false,
};

export const inH5 = (facts: Partial<NavigationContext> = {}): NavigationContext => ({ ...visitor, ...facts });
export const inMobileMall = (facts: Partial<NavigationContext> = {}): NavigationContext =>
  inH5({ base: '/cp', env: 'mobile-mall', ...facts });
export const inMini = (facts: Partial<NavigationContext> = {}): NavigationContext => inH5({ env: 'mini', jumps: jumpTable, ...facts });
