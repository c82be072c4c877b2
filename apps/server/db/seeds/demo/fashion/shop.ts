import type { DemoShop } from '../demo.types.ts';
import { open } from '../opening.ts';
import { accessory } from './accessory.ts';
import { bag } from './bag.ts';
import { careHandbook } from './care.page.ts';
import { coat } from './coat.ts';
import { dress } from './dress.ts';
import { fashionHome } from './home.page.ts';
import { autumnLookbook } from './lookbook.page.ts';
import { loungewear } from './loungewear.ts';
import { shoes } from './shoes.ts';
import { top } from './top.ts';
import { trousers } from './trousers.ts';

export const fashionShop: DemoShop = {
  key: 'fashion',
  cid: '102',
  name: '素纸 SUZHI',
  note: '武康路店 · 顺丰次日达',
  address: '上海市徐汇区武康路 378 号 1 层',
  week: [...Array(5).fill(open('10:00', '21:00')), ...Array(2).fill(open('10:00', '22:00'))],
  phones: ['021-55550102'],
  point: { lat: 31.2063, lng: 121.4395 },
  logo: { object: '1f9e5' },
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
  categories: [coat, top, dress, trousers, shoes, bag, accessory, loungewear],
  layout: 'banners',
  banners: [
    {
      key: 'autumn',
      heading: '秋日轻装',
      line: '羊毛大衣与手作皮具',
      button: '看新品',
      palette: 'sand',
      objects: [
        { object: '1f9e5', tint: { saturation: 0.8 } },
        { object: '1f45c', tint: { saturation: 0.85 } },
      ],
      leadsTo: { page: 'lookbook' },
    },
    {
      key: 'leather',
      heading: '慢慢养的皮',
      line: '植鞣牛皮，十年后更好看',
      button: '看包袋',
      palette: 'clay',
      objects: [
        { object: '1f4bc', tint: { saturation: 0.8 } },
        { object: '1f45b', tint: { saturation: 0.45, hue: 24, brightness: 0.9 } },
      ],
      leadsTo: { category: 'bag' },
    },
    {
      key: 'home-evening',
      heading: '回家以后',
      line: '棉纱、亚麻与软底鞋',
      button: '换上家居服',
      palette: 'stone',
      objects: [
        { object: '1f94b', tint: { saturation: 0.2, brightness: 1.08 } },
        { object: '1fa70', tint: { saturation: 0.34, hue: 70 } },
      ],
      leadsTo: { category: 'loungewear' },
    },
  ],
  searchWords: ['羊毛大衣 · 手作托特包', '山羊绒围巾', '切尔西短靴'],
  looksFor: {
    words: [['羊毛大衣', 'hot'], ['托特包'], ['T恤', 'hot'], ['羊绒围巾', 'new'], ['牛仔裤'], ['跑鞋'], ['连衣裙'], ['睡衣']],
    searched: [
      'coat-double-faced-wool',
      'top-heavy-cotton-tee',
      'bag-tanned-tote',
      'shoes-cloud-runner',
      'accessory-cashmere-scarf',
      'dress-little-black',
      'trousers-straight-denim',
      'shoes-chelsea-boot',
    ],
    boughtAgain: [
      'top-heavy-cotton-tee',
      'accessory-socks-cotton',
      'top-merino-crew',
      'loungewear-underwear-cotton',
      'accessory-socks-merino',
      'shoes-canvas-sneaker',
      'loungewear-vest',
      'top-cotton-long',
    ],
  },
  home: fashionHome,
  pageClass: '素纸志',
  microPages: [autumnLookbook, careHandbook],
};
