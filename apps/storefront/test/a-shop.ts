import type { ShopContext } from '@qianpu/contract/shop-context';

/** The usual shop of tests. */
export const aShop: ShopContext = {
  mid: '1',
  cid: '11',
  isDefaultShop: true,
  base: '/shop',
  lang: 'zh-CN',
  languages: ['zh-CN', 'en'],
  merchantName: '鲜屿生活',
  shopName: '滨江店',
  shopNote: '',
  squareLogo: '1/logo.png',
  hasNavigation: false,
  style: { theme: 'plain', isGrey: false, variables: {} },
  imageHosts: [],
  linkHosts: [],
  checkedDomains: [],
};
