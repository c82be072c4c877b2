import type { DemoPage, Places, WrittenBlock } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';
import { counter, counterScene } from './counter.ts';

const stories = ({ to, picture }: Places): WrittenBlock => ({
  id: 'stories',
  type: 'cube',
  props: {
    height: 58,
    gap: 8,
    cells: [
      { x: 0, y: 0, width: 50, height: 100, picture: picture('kitchen'), alt: '厨房收纳课，三步，一个下午', link: to.page('kitchen') },
      {
        x: 50,
        y: 0,
        width: 50,
        height: 50,
        picture: picture('evening'),
        alt: '灯光与香氛，台灯、蜡烛、香薰',
        link: to.page('evening'),
      },
      { x: 50, y: 50, width: 50, height: 50, picture: picture('towel'), alt: '棉麻茶巾，45 × 65 cm', link: to.goods('tea-towel') },
    ],
  },
});

export const livingHome: DemoPage = {
  key: 'home',
  title: '木白家居',
  share: { title: '木白家居 · 餐具、灯光与家纺', describe: '粗陶马克杯、木座台灯、华夫格盖毯。满 99 元包邮。' },
  pictures: {
    cover: { size: [351, 176], photo: 'home-1-wide', focus: [65, 50] },
    share: { size: [300, 240], photo: 'mug-scene' },
    mug: {
      size: [351, 236],
      photo: 'mug-scene',
      focus: [50, 60],
      words: { heading: '粗陶马克杯', line: '1250℃ 高温烧制，三种釉色', size: 22 },
    },
    kitchen: { size: [172, 204], photo: 'board-scene', words: { heading: '厨房收纳课', line: '三步，一个下午', size: 18 } },
    evening: { size: [172, 98], photo: 'lamp-scene', words: { heading: '灯光与香氛', line: '台灯、蜡烛、香薰', size: 16 } },
    towel: { size: [172, 98], photo: 'tea-towel-scene', words: { heading: '棉麻茶巾', line: '45 × 65 cm', size: 16 } },
    counter: counterScene,
  },
  blocks: (places) => [
    {
      id: 'notice',
      type: 'notice',
      props: {
        entries: [
          { text: '满 99 元包邮，不满收 8 元运费' },
          { text: '陶瓷玻璃路上碎了，拍照就补一件', link: places.to.category('tableware') },
          { text: '天目里店周末有手作陶课，到店可约' },
        ],
      },
    },
    {
      id: 'mug',
      type: 'cube',
      props: {
        height: 67.2,
        gap: 0,
        cells: [{ ...whole, picture: places.picture('mug'), alt: '粗陶马克杯，1250℃ 高温烧制，三种釉色', link: places.to.goods('mug') }],
      },
    },
    {
      id: 'tableware',
      type: 'goods',
      props: {
        layout: 'rail',
        tall: true,
        title: '餐桌上的',
        subtitle: '陶瓷与玻璃',
        source: places.from.category('tableware'),
        count: 6,
        more: places.to.category('tableware'),
      },
    },
    { id: 'lessons', type: 'title', props: { title: '木白小课', subtitle: '用得更顺手', more: places.to.pageClass } },
    stories(places),
    {
      id: 'kitchen',
      type: 'goods',
      props: {
        layout: 'list',
        title: '厨房常用',
        subtitle: '按销量排',
        source: places.from.category('kitchen', 'sold'),
        count: 3,
        more: places.to.category('kitchen'),
      },
    },
    { id: 'cooking-title', type: 'title', props: { title: '台面上的三样', subtitle: '看中哪样，点它就好' } },
    counter(places),
    {
      id: 'soft',
      type: 'goods',
      props: {
        layout: 'small',
        title: '家纺与洗护',
        subtitle: '洗过才卖，不再缩水',
        source: places.from.goods('bedding', 'throw', 'soap'),
        count: 3,
        more: places.to.category('textile'),
      },
    },
    { id: 'shop', type: 'shopCard', props: { hasPhone: true, hasHours: true } },
    {
      id: 'fall',
      type: 'goodsTabs',
      props: {
        tabs: [
          { text: '都在买', source: places.from.all('sold') },
          { text: '餐具', source: places.from.category('tableware') },
          { text: '灯香', source: places.from.category('light') },
          { text: '文具', source: places.from.category('stationery') },
        ],
        ranking: { title: '本月热销', subtitle: '天目里店 · 按销量', source: places.from.all('sold'), count: 4 },
      },
    },
    {
      id: 'lesson',
      type: 'floatButton',
      props: { picture: places.icon('light'), name: '灯光与香氛', link: places.to.page('evening'), side: 'right', bottom: 120 },
    },
  ],
};
