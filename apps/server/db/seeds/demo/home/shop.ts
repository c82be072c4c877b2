import type { DemoShop } from '../demo.types.ts';
import { daily } from '../opening.ts';
import { balconyGarden } from './balcony.page.ts';
import { bedding } from './bedding.ts';
import { cleaning } from './cleaning.ts';
import { livingHome } from './home.page.ts';
import { kitchenLesson } from './kitchen.page.ts';
import { kitchen } from './kitchen.ts';
import { lighting } from './lighting.ts';
import { plant } from './plant.ts';
import { stationery } from './stationery.ts';
import { storage } from './storage.ts';
import { tableware } from './tableware.ts';

export const homeShop: DemoShop = {
  key: 'home',
  cid: '103',
  name: '木白家居',
  note: '天目里店 · 满 99 元包邮',
  address: '浙江省杭州市西湖区天目山路 398 号天目里 3 号楼 2 层',
  week: daily('09:30', '21:30'),
  phones: ['0571-55550103'],
  point: { lat: 30.2711, lng: 120.1107 },
  logo: { object: '1fab4' },
  style: { theme: 'plain', colors: ['#12805c', '#6cc644', '#ffffff', '#c2570c'] },
  navigation: {
    styleId: 1,
    activeColor: '#12805c',
    unactiveColor: '#5c6067',
    tabs: [
      { name: '首页', page: 'index', drawing: 'house' },
      { name: '分类', page: 'goodsCategory', drawing: 'tiles' },
      { name: '绿植', category: 'plant' },
      { name: '购物车', page: 'shoppingCart', drawing: 'cart' },
      { name: '我的', page: 'userCenter', drawing: 'person' },
    ],
  },
  freight: { flatFen: 800, freeFromFen: 9900 },
  categories: [kitchen, tableware, bedding, lighting, storage, plant, cleaning, stationery],
  layout: 'pictures',
  banners: [
    {
      key: 'green-home',
      heading: '把绿意带回家',
      line: '好养的室内植物，配盆到家',
      button: '去挑选',
      palette: 'sage',
      objects: [{ object: '1fab4' }, { object: '1f33f' }, { object: '1f335' }],
      leadsTo: { page: 'balcony' },
    },
    {
      key: 'sleep-well',
      heading: '换一床柔软',
      line: '水洗棉与莱赛尔，贴身又透气',
      button: '去看看',
      palette: 'cream',
      objects: [
        { object: '1f6cf-fe0f', tint: { hue: -100, saturation: 0.45, brightness: 1.2 } },
        { object: '1fab4' },
        { object: '2601-fe0f' },
      ],
      leadsTo: { category: 'bedding' },
    },
    {
      key: 'slow-kitchen',
      heading: '厨房里的慢时光',
      line: '铸铁锅、陶瓷壶，小火慢慢炖',
      button: '去逛逛',
      palette: 'clay',
      objects: [{ object: '1f372' }, { object: '1f9c2' }, { object: '1fad6', tint: { hue: 40, saturation: 0.7 } }],
      leadsTo: { category: 'kitchen' },
    },
  ],
  searchWords: ['橡皮树 · 配盆到家', '铸铁锅', '水洗棉四件套'],
  looksFor: {
    words: [['铸铁锅', 'hot'], ['四件套', 'hot'], ['橡皮树'], ['落地灯'], ['枕头'], ['香薰蜡烛', 'new'], ['收纳箱'], ['保温杯']],
    searched: [
      'home-enamel-pot',
      'home-washed-cotton-set',
      'home-rubber-tree',
      'home-floor-lamp',
      'home-cloud-pillow',
      'home-frying-pan',
      'home-soy-candle',
      'home-dinner-plates',
    ],
    boughtAgain: [
      'home-toilet-paper',
      'home-laundry-liquid',
      'home-dish-sponge',
      'home-soy-candle',
      'home-bamboo-toothbrush',
      'home-laundry-pods',
      'home-gel-pen',
      'home-dust-cloth',
    ],
  },
  home: livingHome,
  pageClass: '木白小课',
  microPages: [balconyGarden, kitchenLesson],
};
