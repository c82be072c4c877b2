import type { DemoPage, Places, WrittenBlock } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

const lookbook = ({ to, picture }: Places): WrittenBlock => ({
  id: 'lookbook',
  type: 'cube',
  props: {
    height: 94,
    gap: 8,
    cells: [
      {
        x: 0,
        y: 0,
        width: 58,
        height: 100,
        picture: picture('coat'),
        alt: '秋日轻装，三身衣服，走到冬天',
        link: to.page('lookbook'),
      },
      {
        x: 58,
        y: 0,
        width: 42,
        height: 50,
        picture: picture('tote'),
        alt: '手作植鞣托特包',
        link: to.goods('bag-tanned-tote'),
      },
      {
        x: 58,
        y: 50,
        width: 42,
        height: 50,
        picture: picture('boot'),
        alt: '手工缝线切尔西短靴',
        link: to.goods('shoes-chelsea-boot'),
      },
    ],
  },
});

const outfit = ({ to, picture }: Places): WrittenBlock => ({
  id: 'outfit',
  type: 'cube',
  props: {
    height: 85.5,
    gap: 0,
    cells: [
      {
        ...whole,
        picture: picture('outfit'),
        alt: '亚麻吊带裙，配草编帽、软羊皮手拿包和穆勒鞋',
        areas: [
          { x: 12, y: 14, width: 42, height: 78, name: '亚麻吊带连衣裙', link: to.goods('dress-linen-strap') },
          { x: 58, y: 20, width: 34, height: 30, name: '拉菲草编宽檐帽', link: to.goods('accessory-raffia-hat') },
          { x: 56, y: 51, width: 23, height: 20, name: '云朵手拿包', link: to.goods('bag-pleated-pouch') },
          { x: 66, y: 71, width: 32, height: 26, name: '羊麂皮穆勒拖鞋', link: to.goods('shoes-suede-mule') },
        ],
      },
    ],
  },
});

export const fashionHome: DemoPage = {
  key: 'home',
  title: '素纸 SUZHI',
  share: { title: '素纸 SUZHI · 秋日轻装', describe: '羊毛大衣与手作皮具，坏了寄回来，终身免费修补。' },
  pictures: {
    cover: {
      size: [351, 176],
      palette: 'sand',
      scenery: 'window',
      objects: [
        { object: '1f9e5', x: 27, foot: 90, tall: 74 },
        { object: '1f457', x: 50, foot: 90, tall: 72 },
        { object: '1f45c', x: 70, foot: 92, tall: 40 },
        { object: '1f462', x: 87, foot: 94, tall: 44, mirrored: true },
      ],
    },
    share: {
      size: [300, 240],
      palette: 'sand',
      scenery: 'arch',
      objects: [
        { object: '1f9e5', tint: { saturation: 0.75 }, x: 45, foot: 90, tall: 70 },
        { object: '1f45c', x: 72, foot: 94, tall: 38 },
      ],
    },
    coat: {
      size: [200, 330],
      palette: 'sand',
      scenery: 'arch',
      objects: [{ object: '1f9e5', tint: { saturation: 0.75 }, x: 50, foot: 91, tall: 42 }],
      words: { heading: '秋日轻装', line: '三身衣服，走到冬天', size: 22 },
    },
    tote: {
      size: [143, 165],
      palette: 'clay',
      scenery: 'table',
      objects: [{ object: '1f45c', x: 50, foot: 84, tall: 60 }],
    },
    boot: {
      size: [143, 165],
      palette: 'stone',
      scenery: 'table',
      objects: [{ object: '1f462', tint: { saturation: 0.4, hue: 14, brightness: 0.66 }, x: 50, foot: 84, tall: 60 }],
    },
    outfit: {
      size: [351, 300],
      palette: 'cream',
      scenery: 'sun',
      objects: [
        { object: '1f457', tint: { saturation: 0.42, hue: 170, brightness: 1.08 }, x: 36, foot: 90, tall: 74, mark: true },
        { object: '1f452', tint: { saturation: 0.6 }, x: 74, foot: 48, tall: 26, mark: true },
        { object: '1f45d', tint: { saturation: 0.5, hue: 8, brightness: 1.02 }, x: 67, foot: 74, tall: 20, mark: true },
        { object: '1f461', tint: { saturation: 0.42, hue: 352, brightness: 0.94 }, x: 82, foot: 94, tall: 16, mark: true },
      ],
    },
  },
  blocks: (places) => [
    {
      id: 'care',
      type: 'strip',
      props: { title: '衣物养护 · 终身免费修补', text: '脱线、掉扣、换里布，寄回即修', action: '看手册', link: places.to.page('care') },
    },
    {
      id: 'new',
      type: 'goods',
      props: {
        layout: 'rail',
        tall: true,
        title: '本周上新',
        subtitle: '周四 10:00 更新',
        source: places.from.all('new'),
        count: 8,
        more: places.to.allGoods,
      },
    },
    { id: 'journal', type: 'title', props: { title: '素纸志', subtitle: '怎么搭，怎么养', more: places.to.pageClass } },
    lookbook(places),
    {
      id: 'bag',
      type: 'goods',
      props: {
        layout: 'grid',
        title: '出门的包',
        subtitle: '通勤、旅行、周末都够用',
        source: places.from.category('bag', 'sold'),
        count: 4,
        more: places.to.category('bag'),
      },
    },
    { id: 'together', type: 'title', props: { title: '一身搭好', subtitle: '裙、帽、包、鞋，点开看' } },
    outfit(places),
    {
      id: 'small',
      type: 'goods',
      props: {
        layout: 'small',
        title: '再添一点',
        subtitle: '围巾、手套、一把好伞',
        source: places.from.goods('accessory-cashmere-scarf', 'accessory-merino-gloves', 'accessory-long-umbrella'),
        count: 3,
        more: places.to.category('accessory'),
      },
    },
    { id: 'shop', type: 'shopCard', props: { hasPhone: true, hasHours: true } },
    {
      id: 'fall',
      type: 'goodsTabs',
      props: {
        tabs: [
          { text: '为您挑选', source: places.from.all('sold') },
          { text: '外套', source: places.from.category('coat') },
          { text: '裙装', source: places.from.category('dress') },
          { text: '鞋履', source: places.from.category('shoes') },
        ],
      },
    },
  ],
};
