import { readCategories } from '../catalogue.schema.ts';
import type { DemoShop } from '../demo.types.ts';
import { open } from '../opening.ts';
import { careHandbook } from './care.page.ts';
import { fashionHome } from './home.page.ts';
import { autumnLayers } from './layers.page.ts';

export const fashionShop: DemoShop = {
  key: 'fashion',
  cid: '102',
  name: '素纸 SUZHI',
  note: '武康路店 · 顺丰次日达',
  address: '上海市徐汇区武康路 378 号 1 层',
  week: [...Array(5).fill(open('10:00', '21:00')), ...Array(2).fill(open('10:00', '22:00'))],
  phones: ['021-55550102'],
  point: { lat: 31.2063, lng: 121.4395 },
  logo: '素',
  style: { theme: 'ink', colors: ['#1f1d1b', '#8b6b4a', '#f7f2ea', '#7d5430'] },
  navigation: {
    styleId: 1,
    activeColor: '#1f1d1b',
    unactiveColor: '#6b645c',
    tabs: [
      { name: '首页', page: 'index', drawing: 'house' },
      { name: '分类', page: 'goodsCategory', drawing: 'tiles' },
      { name: '购物袋', page: 'shoppingCart', drawing: 'bag' },
      { name: '我的', page: 'userCenter', drawing: 'person' },
    ],
  },
  freight: { flatFen: 0, freeFromFen: null },
  categories: readCategories('fashion', ['knit', 'leather', 'bag', 'cotton', 'accessory', 'care']),
  layout: 'banners',
  banners: [
    {
      key: 'layers',
      heading: '秋冬叠穿',
      line: '针织、围巾、冷帽',
      button: '看搭配',
      photo: 'fashion-1-wide',
      leadsTo: { page: 'layers' },
    },
    {
      key: 'leather',
      heading: '植鞣皮具',
      line: '短夹、皮带、护照夹',
      button: '看皮具',
      photo: 'fashion-2-wide',
      leadsTo: { category: 'leather' },
    },
    { key: 'bag', heading: '帆布与棉麻', line: '托特包、收纳包', button: '去挑选', photo: 'fashion-3-wide', leadsTo: { category: 'bag' } },
  ],
  shortcuts: [
    { text: '秋冬叠穿', category: 'knit', leaf: 'plaid', page: 'layers' },
    { text: '围巾', category: 'knit', leaf: 'scarf' },
    { text: '皮带', category: 'leather', leaf: 'belt' },
    { text: '袜子', category: 'cotton', leaf: 'ankle' },
  ],
  searchWords: ['美利奴针织衫', '托特包', '羊毛围巾'],
  hotWords: [['托特包', 'hot'], ['围巾', 'hot'], ['针织衫'], ['皮带'], ['袜子'], ['短夹'], ['雨伞'], ['耳环', 'new']],
  home: fashionHome,
  pageClass: '素纸志',
  microPages: [autumnLayers, careHandbook],
};
