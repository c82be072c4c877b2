import type { Block, Link } from '@qianpu/contract/types';
import type { DemoShop } from './demo.types.ts';
import { bannerPictureKey, categoryIconKey } from './paint/keys.ts';

/** Ids of the loaded categories by their key. */
export type CategoryIds = Readonly<Record<string, string>>;

export const toCategory = (ids: CategoryIds, key: string) => ({ pageType: 'goodsGroup' as const, data: { id: idOf(ids, key) } });
const ALL_GOODS: Link = { pageType: 'systemPage', data: { name: 'allGoods' } };

function idOf(ids: CategoryIds, key: string): string {
  const id = ids[key];
  if (id === undefined) throw new Error(`the demo has no category "${key}"`);
  return id;
}

/** What the three homes share: search, banners and the grid of categories stand on top. */
const top = (shop: DemoShop, mid: string, ids: CategoryIds, words: string[]): Block[] => [
  { id: 'search', type: 'search', props: { words } },
  {
    id: 'banner',
    type: 'banner',
    props: {
      slides: shop.banners.map((banner) => ({
        picture: bannerPictureKey(mid, shop, banner),
        alt: `${banner.heading}，${banner.line}`,
        link: toCategory(ids, banner.category),
      })),
    },
  },
  {
    id: 'categories',
    type: 'iconGrid',
    props: {
      entries: shop.categories.map((category) => ({
        picture: categoryIconKey(mid, shop, category),
        text: category.name,
        link: toCategory(ids, category.key),
      })),
    },
  },
];

const freshHome = (shop: DemoShop, mid: string, ids: CategoryIds): Block[] => [
  ...top(shop, mid, ids, ['丹东草莓 · 今晨采摘', '厄瓜多尔白虾', '手揉吐司']),
  {
    id: 'fruit',
    type: 'goods',
    props: {
      layout: 'rail',
      title: '今晨鲜到',
      subtitle: '清早采摘，午前上架',
      source: { categoryId: idOf(ids, 'fruit'), sortType: 'default' },
      count: 8,
      tall: false,
      more: toCategory(ids, 'fruit'),
    },
  },
  {
    id: 'seafood',
    type: 'goods',
    props: {
      layout: 'rail',
      title: '渔港直送',
      subtitle: '船冻锁鲜，到家还是海的味道',
      source: { categoryId: idOf(ids, 'seafood'), sortType: 'sold' },
      count: 8,
      tall: false,
      more: toCategory(ids, 'seafood'),
    },
  },
  {
    id: 'fall',
    type: 'goodsTabs',
    props: {
      tabs: [
        { text: '今日推荐', source: { sortType: 'sold' } },
        { text: '鲜果', source: { categoryId: idOf(ids, 'fruit'), sortType: 'default' } },
        { text: '早餐搭子', source: { categoryId: idOf(ids, 'bakery'), sortType: 'default' } },
        { text: '蛋奶', source: { categoryId: idOf(ids, 'dairy'), sortType: 'default' } },
        { text: '茶饮', source: { categoryId: idOf(ids, 'tea'), sortType: 'default' } },
      ],
      ranking: {
        title: '本周鲜榜',
        subtitle: '滨江店 · 复购的人多',
        source: { categoryId: idOf(ids, 'vegetable'), sortType: 'sold' },
        count: 4,
      },
    },
  },
];

const fashionHome = (shop: DemoShop, mid: string, ids: CategoryIds): Block[] => [
  ...top(shop, mid, ids, ['羊毛大衣 · 手作托特包', '亚麻衬衫', '乐福鞋']),
  {
    id: 'care',
    type: 'strip',
    props: { title: '衣物养护 · 终身免费修补', text: '脱线、掉扣、换里布，寄回即修', action: '看外套', link: toCategory(ids, 'coat') },
  },
  {
    id: 'new',
    type: 'goods',
    props: {
      layout: 'rail',
      title: '本周上新',
      subtitle: '周四 10:00 更新',
      source: { sortType: 'new' },
      count: 8,
      tall: true,
      more: ALL_GOODS,
    },
  },
  {
    id: 'bag',
    type: 'goods',
    props: {
      layout: 'grid',
      tall: false,
      title: '出门的包',
      subtitle: '通勤、旅行、周末都够用',
      source: { categoryId: idOf(ids, 'bag'), sortType: 'sold' },
      count: 4,
      more: toCategory(ids, 'bag'),
    },
  },
  {
    id: 'fall',
    type: 'goodsTabs',
    props: {
      tabs: [
        { text: '为你挑选', source: { sortType: 'sold' } },
        { text: '外套', source: { categoryId: idOf(ids, 'coat'), sortType: 'default' } },
        { text: '裙装', source: { categoryId: idOf(ids, 'dress'), sortType: 'default' } },
        { text: '鞋履', source: { categoryId: idOf(ids, 'shoes'), sortType: 'default' } },
      ],
    },
  },
];

const livingHome = (shop: DemoShop, mid: string, ids: CategoryIds): Block[] => [
  ...top(shop, mid, ids, ['龟背竹 · 配陶盆到家', '铸铁锅', '水洗棉四件套']),
  {
    id: 'plant',
    type: 'goods',
    props: {
      layout: 'rail',
      title: '好养的绿植',
      subtitle: '一周浇一次水也能长得好',
      source: { categoryId: idOf(ids, 'plant'), sortType: 'default' },
      count: 8,
      tall: true,
      more: toCategory(ids, 'plant'),
    },
  },
  {
    id: 'kitchen',
    type: 'goods',
    props: {
      layout: 'grid',
      tall: false,
      title: '把厨房用顺手',
      subtitle: '每天都会拿起的几样',
      source: { categoryId: idOf(ids, 'kitchen'), sortType: 'sold' },
      count: 4,
      more: toCategory(ids, 'kitchen'),
    },
  },
  {
    id: 'fall',
    type: 'goodsTabs',
    props: {
      tabs: [
        { text: '都在买', source: { sortType: 'sold' } },
        { text: '收纳', source: { categoryId: idOf(ids, 'storage'), sortType: 'default' } },
        { text: '床品', source: { categoryId: idOf(ids, 'bedding'), sortType: 'default' } },
        { text: '灯具', source: { categoryId: idOf(ids, 'lighting'), sortType: 'default' } },
      ],
      ranking: {
        title: '回购清单',
        subtitle: '用完还会再买',
        source: { categoryId: idOf(ids, 'cleaning'), sortType: 'sold' },
        count: 4,
      },
    },
  },
];

export const homePages = { fresh: freshHome, fashion: fashionHome, home: livingHome };
