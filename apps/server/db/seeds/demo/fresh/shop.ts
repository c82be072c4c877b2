import type { DemoShop } from '../demo.types.ts';
import { daily } from '../opening.ts';
import { bakery } from './bakery.ts';
import { weekOfBreakfasts } from './breakfast.page.ts';
import { dairy } from './dairy.ts';
import { frozen } from './frozen.ts';
import { fruit } from './fruit.ts';
import { grain } from './grain.ts';
import { freshHome } from './home.page.ts';
import { meat } from './meat.ts';
import { seafood } from './seafood.ts';
import { snack } from './snack.ts';
import { strawberrySeason } from './strawberry.page.ts';
import { tea } from './tea.ts';
import { vegetable } from './vegetable.ts';

export const freshShop: DemoShop = {
  key: 'fresh',
  cid: '101',
  name: '鲜屿生活',
  note: '滨江店 · 30 分钟达',
  address: '浙江省杭州市滨江区江南大道 228 号星光里 1 层 101',
  week: daily('07:00', '22:00'),
  phones: ['0571-55550101', '400-555-0101'],
  point: { lat: 30.2071, lng: 120.2108 },
  logo: { object: '1f353' },
  style: { theme: 'plain', colors: ['#fb4443', '#fd8754', '#ffffff', '#ff4c29'] },
  navigation: {
    styleId: 3,
    activeColor: '#e02e2e',
    unactiveColor: '#5c6067',
    tabs: [
      { name: '首页', page: 'index', drawing: 'house' },
      { name: '分类', page: 'goodsCategory', drawing: 'tiles' },
      { name: '鲜果', category: 'fruit' },
      { name: '购物车', page: 'shoppingCart', drawing: 'cart' },
      { name: '我的', page: 'userCenter', drawing: 'person' },
    ],
  },
  freight: { flatFen: 600, freeFromFen: 4900 },
  categories: [fruit, vegetable, meat, seafood, dairy, bakery, snack, tea, grain, frozen],
  layout: 'goods',
  banners: [
    {
      key: 'strawberry',
      heading: '丹东草莓季',
      line: '清晨采摘，次日鲜达',
      button: '去尝鲜',
      palette: 'pink',
      objects: [{ object: '1f9fa' }, { object: '1f353' }, { object: '1f353' }],
      leadsTo: { page: 'strawberry' },
    },
    {
      key: 'seafood',
      heading: '海鲜鲜活到家',
      line: '船冻直采，冰袋护送',
      button: '看海鲜',
      palette: 'ice',
      objects: [{ object: '1f990' }, { object: '1f99e' }],
      leadsTo: { category: 'seafood' },
    },
    {
      key: 'breakfast',
      heading: '早餐新鲜出炉',
      line: '六点开炉，七点送到门口',
      button: '选早餐',
      palette: 'cream',
      objects: [{ object: '1f35e' }, { object: '1f950' }, { object: '2615' }],
      leadsTo: { page: 'breakfast' },
    },
  ],
  searchWords: ['丹东草莓 · 今晨采摘', '厄瓜多尔白虾', '汤种吐司'],
  looksFor: {
    words: [['草莓', 'hot'], ['车厘子', 'new'], ['鸡蛋'], ['牛排'], ['可颂', 'hot'], ['大闸蟹'], ['酸奶'], ['五常大米'], ['奶茶']],
    searched: [
      'fruit-strawberry',
      'seafood-prawn',
      'dairy-egg',
      'bakery-toast',
      'fruit-mandarin',
      'grain-rice-wuchang',
      'meat-ribeye',
      'tea-bubble',
    ],
    boughtAgain: [
      'dairy-egg',
      'dairy-milk',
      'bakery-croissant',
      'grain-rice-wuchang',
      'vegetable-tomato',
      'fruit-banana',
      'dairy-yogurt',
      'bakery-toast',
    ],
  },
  home: freshHome,
  pageClass: '鲜屿手记',
  microPages: [strawberrySeason, weekOfBreakfasts],
};
