import { readCategories } from '../catalogue.schema.ts';
import type { DemoShop } from '../demo.types.ts';
import { daily } from '../opening.ts';
import { weekOfBreakfasts } from './breakfast.page.ts';
import { citrusSeason } from './citrus.page.ts';
import { freshHome } from './home.page.ts';

export const freshShop: DemoShop = {
  key: 'fresh',
  cid: '101',
  name: '鲜屿生活',
  note: '滨江店 · 30 分钟达',
  address: '浙江省杭州市滨江区江南大道 228 号星光里 1 层 101',
  week: daily('07:00', '22:00'),
  phones: ['0571-55550101', '400-555-0101'],
  point: { lat: 30.2071, lng: 120.2108 },
  logo: '鲜',
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
  categories: readCategories('fresh', ['fruit', 'produce', 'dairy', 'pantry', 'tea', 'sweet']),
  layout: 'goods',
  banners: [
    { key: 'citrus', heading: '当季柑橘', line: '脐橙、蜜桔、柠檬', button: '去看看', photo: 'fresh-4-wide', leadsTo: { page: 'citrus' } },
    {
      key: 'breakfast',
      heading: '一周早餐',
      line: '牛奶、燕麦、蜂蜜',
      button: '选早餐',
      photo: 'fresh-1-wide',
      leadsTo: { page: 'breakfast' },
    },
    {
      key: 'tea',
      heading: '茶与咖啡',
      line: '明前绿茶，云南咖啡豆',
      button: '去挑选',
      photo: 'fresh-2-wide',
      leadsTo: { category: 'tea' },
    },
  ],
  shortcuts: [
    { text: '当季柑橘', category: 'fruit', leaf: 'mandarin', page: 'citrus' },
    { text: '一周早餐', category: 'pantry', leaf: 'oats', page: 'breakfast' },
    { text: '车厘子', category: 'fruit', leaf: 'cherry' },
    { text: '鲜鸡蛋', category: 'produce', leaf: 'egg' },
  ],
  searchWords: ['赣州脐橙', '车厘子', '鲜牛奶'],
  hotWords: [['脐橙', 'hot'], ['车厘子', 'new'], ['鸡蛋'], ['牛奶', 'hot'], ['咖啡豆'], ['牛油果'], ['蜂蜜'], ['大米']],
  home: freshHome,
  pageClass: '鲜屿手记',
  microPages: [citrusSeason, weekOfBreakfasts],
};
