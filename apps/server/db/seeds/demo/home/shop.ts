import { readCategories } from '../catalogue.schema.ts';
import type { DemoShop } from '../demo.types.ts';
import { daily } from '../opening.ts';
import { eveningLight } from './evening.page.ts';
import { livingHome } from './home.page.ts';
import { kitchenLesson } from './kitchen.page.ts';

export const homeShop: DemoShop = {
  key: 'home',
  cid: '103',
  name: '木白家居',
  note: '天目里店 · 满 99 元包邮',
  address: '浙江省杭州市西湖区天目山路 398 号天目里 3 号楼 2 层',
  week: daily('09:30', '21:30'),
  phones: ['0571-55550103'],
  point: { lat: 30.2711, lng: 120.1107 },
  logo: '木',
  style: { theme: 'plain', colors: ['#12805c', '#6cc644', '#ffffff', '#c2570c'] },
  navigation: {
    styleId: 1,
    activeColor: '#12805c',
    unactiveColor: '#5c6067',
    tabs: [
      { name: '首页', page: 'index', drawing: 'house' },
      { name: '分类', page: 'goodsCategory', drawing: 'tiles' },
      { name: '餐具', category: 'tableware' },
      { name: '购物车', page: 'shoppingCart', drawing: 'cart' },
      { name: '我的', page: 'userCenter', drawing: 'person' },
    ],
  },
  freight: { flatFen: 800, freeFromFen: 9900 },
  categories: readCategories('home', ['tableware', 'kitchen', 'textile', 'light', 'wash', 'plant', 'stationery']),
  layout: 'pictures',
  banners: [
    {
      key: 'tableware',
      heading: '餐桌上的陶',
      line: '茶壶、面碗、马克杯',
      button: '去看看',
      photo: 'home-1-wide',
      leadsTo: { category: 'tableware' },
    },
    { key: 'kitchen', heading: '厨房收纳课', line: '三步，一个下午', button: '去学学', photo: 'home-2-wide', leadsTo: { page: 'kitchen' } },
    {
      key: 'evening',
      heading: '灯光与香氛',
      line: '台灯、蜡烛、香薰',
      button: '去逛逛',
      photo: 'home-3-wide',
      leadsTo: { page: 'evening' },
    },
  ],
  shortcuts: [
    { text: '厨房收纳', category: 'kitchen', leaf: 'jar', page: 'kitchen' },
    { text: '香氛蜡烛', category: 'light', leaf: 'candle' },
    { text: '四件套', category: 'textile', leaf: 'set' },
  ],
  searchWords: ['粗陶马克杯', '铸铁煎锅', '水洗棉四件套'],
  hotWords: [['马克杯', 'hot'], ['四件套', 'hot'], ['煎锅'], ['台灯'], ['香薰', 'new'], ['砧板'], ['洗手液'], ['笔记本']],
  home: livingHome,
  pageClass: '木白小课',
  microPages: [kitchenLesson, eveningLight],
};
