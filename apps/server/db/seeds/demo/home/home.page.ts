import type { DemoPage, Places, WrittenBlock } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

const stories = ({ to, picture }: Places): WrittenBlock => ({
  id: 'stories',
  type: 'cube',
  props: {
    height: 61,
    gap: 8,
    cells: [
      {
        x: 0,
        y: 0,
        width: 50,
        height: 100,
        picture: picture('balcony'),
        alt: '阳台小花园，先看光，再挑植物',
        link: to.page('balcony'),
      },
      {
        x: 50,
        y: 0,
        width: 50,
        height: 100,
        picture: picture('kitchen'),
        alt: '厨房收纳课，三步，还您台面',
        link: to.page('kitchen'),
      },
    ],
  },
});

const corner = ({ to, picture }: Places): WrittenBlock => ({
  id: 'corner',
  type: 'cube',
  props: {
    height: 82.6,
    gap: 0,
    cells: [
      {
        ...whole,
        picture: picture('corner'),
        alt: '沙发旁立着落地灯，脚边有绿植、毯子和蜡烛',
        areas: [
          { x: 4, y: 46, width: 24, height: 46, name: '黑金刚橡皮树', link: to.goods('home-rubber-tree') },
          { x: 50, y: 16, width: 26, height: 58, name: '沙发旁落地灯', link: to.goods('home-floor-lamp') },
          { x: 50, y: 75, width: 24, height: 22, name: '粗针编织盖毯', link: to.goods('home-chunky-knit-throw') },
          { x: 77, y: 68, width: 18, height: 28, name: '大豆蜡香薰蜡烛', link: to.goods('home-soy-candle') },
        ],
      },
    ],
  },
});

export const livingHome: DemoPage = {
  key: 'home',
  title: '木白家居',
  share: { title: '木白家居 · 把日子过得顺手一点', describe: '绿植、灯、锅和一床柔软，满 99 元包邮。' },
  pictures: {
    cover: {
      size: [351, 176],
      palette: 'cream',
      scenery: 'window',
      objects: [
        { object: '1fab4', x: 16, foot: 90, tall: 66 },
        { object: '1f6cb-fe0f', x: 50, foot: 92, tall: 62 },
        { object: '1f33f', x: 83, foot: 60, tall: 30, floats: true },
        { object: '1fad6', x: 83, foot: 94, tall: 38 },
      ],
    },
    share: {
      size: [300, 240],
      palette: 'sage',
      scenery: 'window',
      objects: [
        { object: '1f335', x: 24, foot: 86, tall: 34 },
        { object: '1fab4', x: 50, foot: 90, tall: 54 },
        { object: '1fad6', tint: { hue: 40, saturation: 0.7 }, x: 77, foot: 90, tall: 32 },
      ],
    },
    corner: {
      size: [351, 290],
      palette: 'cream',
      scenery: 'table',
      objects: [
        { object: '1f5bc-fe0f', tint: { saturation: 0.55 }, x: 34, foot: 42, tall: 30, floats: true },
        { object: '1f6cb-fe0f', tint: { hue: -70, saturation: 0.6 }, x: 50, foot: 82, tall: 62, mark: [60, 36] },
        { object: '1fab4', x: 16, foot: 90, tall: 42, mark: true },
        { object: '1f9f6', tint: { hue: -110, saturation: 0.6 }, x: 62, foot: 96, tall: 22, mark: true },
        { object: '1f56f-fe0f', x: 86, foot: 95, tall: 26, mark: true },
      ],
    },
    balcony: {
      size: [172, 214],
      palette: 'mint',
      scenery: 'window',
      objects: [
        { object: '1f33f', x: 26, foot: 90, tall: 28 },
        { object: '1f33b', x: 62, foot: 92, tall: 46 },
      ],
      words: { heading: '阳台小花园', line: '先看光，再挑植物', size: 18 },
    },
    kitchen: {
      size: [172, 214],
      palette: 'sand',
      scenery: 'boards',
      objects: [
        { object: '1fad9', x: 34, foot: 54, tall: 22 },
        { object: '1f9c2', x: 66, foot: 54, tall: 20 },
        { object: '1fad6', tint: { hue: 40, saturation: 0.7 }, x: 46, foot: 92, tall: 28 },
      ],
      words: { heading: '厨房收纳课', line: '三步，还您台面', size: 18 },
    },
  },
  blocks: (places) => [
    {
      id: 'notice',
      type: 'notice',
      props: {
        entries: [
          { text: '满 99 元包邮，不满收 8 元运费' },
          { text: '绿植配盆发货，天冷时加一层保温棉', link: places.to.category('plant') },
          { text: '大件送货上楼，请先量好门的宽度' },
        ],
      },
    },
    {
      id: 'plant',
      type: 'goods',
      props: {
        layout: 'rail',
        tall: true,
        title: '好养的绿植',
        subtitle: '一周浇一次水也能长得好',
        source: places.from.category('plant'),
        count: 6,
        more: places.to.category('plant'),
      },
    },
    { id: 'corner-title', type: 'title', props: { title: '一个角落', subtitle: '灯、绿植、蜡烛，看中哪样点哪样' } },
    corner(places),
    {
      id: 'kitchen',
      type: 'goods',
      props: {
        layout: 'list',
        title: '把厨房用顺手',
        subtitle: '每天都会拿起的几样',
        source: places.from.category('kitchen', 'sold'),
        count: 3,
        more: places.to.category('kitchen'),
      },
    },
    { id: 'lessons', type: 'title', props: { title: '木白小课', subtitle: '住得更顺手', more: places.to.pageClass } },
    stories(places),
    {
      id: 'bedding',
      type: 'goods',
      props: {
        layout: 'small',
        title: '换一床柔软',
        subtitle: '洗过才卖，不再缩水',
        source: places.from.goods('home-washed-cotton-set', 'home-cloud-pillow', 'home-goose-down-quilt'),
        count: 3,
        more: places.to.category('bedding'),
      },
    },
    { id: 'shop', type: 'shopCard', props: { hasPhone: true, hasHours: true } },
    {
      id: 'fall',
      type: 'goodsTabs',
      props: {
        tabs: [
          { text: '都在买', source: places.from.all('sold') },
          { text: '收纳', source: places.from.category('storage') },
          { text: '床品', source: places.from.category('bedding') },
          { text: '灯具', source: places.from.category('lighting') },
        ],
        ranking: { title: '回购清单', subtitle: '用完还会再买', source: places.from.category('cleaning', 'sold'), count: 4 },
      },
    },
    {
      id: 'garden',
      type: 'floatButton',
      props: { picture: places.icon('plant'), name: '阳台小花园', link: places.to.page('balcony'), side: 'right', bottom: 120 },
    },
  ],
};
