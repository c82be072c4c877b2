import type { DemoPage, Places, WrittenBlock } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

const work = ({ to, picture }: Places): WrittenBlock => ({
  id: 'work',
  type: 'cube',
  props: {
    height: 102.6,
    gap: 0,
    cells: [
      {
        ...whole,
        picture: picture('work'),
        alt: '驼色双面羊毛大衣，配公文包和黑色牛津鞋',
        areas: [
          { x: 10, y: 22, width: 50, height: 54, name: '双面羊毛翻领大衣', link: to.goods('coat-double-faced-wool') },
          { x: 62, y: 48, width: 30, height: 32, name: '缰绳革公文包', link: to.goods('bag-bridle-briefcase') },
          { x: 42, y: 80, width: 32, height: 17, name: '黑色牛津鞋', link: to.goods('shoes-black-oxford') },
        ],
      },
    ],
  },
});

const show = ({ to, picture }: Places): WrittenBlock => ({
  id: 'show',
  type: 'cube',
  props: {
    height: 85.5,
    gap: 8,
    cells: [
      {
        x: 0,
        y: 0,
        width: 58,
        height: 100,
        picture: picture('shirt'),
        alt: '条纹牛津纺衬衫',
        link: to.goods('top-oxford-stripe-shirt'),
      },
      {
        x: 58,
        y: 0,
        width: 42,
        height: 50,
        picture: picture('denim'),
        alt: '直筒水洗丹宁',
        link: to.goods('trousers-straight-denim'),
      },
      {
        x: 58,
        y: 50,
        width: 42,
        height: 50,
        picture: picture('runner'),
        alt: '云感轻量跑鞋',
        link: to.goods('shoes-cloud-runner'),
      },
    ],
  },
});

const evening = ({ to, picture }: Places): WrittenBlock => ({
  id: 'evening',
  type: 'cube',
  props: {
    height: 102.6,
    gap: 0,
    cells: [
      {
        ...whole,
        picture: picture('evening'),
        alt: '羊驼毛开衫外套，配羊绒围巾和切尔西短靴',
        areas: [
          { x: 10, y: 30, width: 50, height: 60, name: '羊驼毛开衫外套', link: to.goods('coat-alpaca-cardigan') },
          { x: 62, y: 18, width: 30, height: 28, name: '山羊绒围巾', link: to.goods('accessory-cashmere-scarf') },
          { x: 62, y: 56, width: 30, height: 36, name: '切尔西短靴', link: to.goods('shoes-chelsea-boot') },
        ],
      },
    ],
  },
});

export const autumnLookbook: DemoPage = {
  key: 'lookbook',
  title: '秋日轻装',
  share: { title: '秋日轻装 LOOKBOOK', describe: '三身衣服，走到冬天。羊毛、丹宁与一点驼色。' },
  pictures: {
    share: {
      size: [300, 240],
      palette: 'stone',
      scenery: 'arch',
      objects: [
        { object: '1f9e5', tint: { saturation: 0.75 }, x: 40, foot: 90, tall: 66 },
        { object: '1f9e3', tint: { saturation: 0.48, brightness: 0.92 }, x: 66, foot: 62, tall: 36, floats: true },
        { object: '1f462', tint: { saturation: 0.4, hue: 14, brightness: 0.66 }, x: 70, foot: 94, tall: 34 },
      ],
    },
    head: {
      size: [351, 460],
      palette: 'sand',
      scenery: 'arch',
      objects: [
        { object: '1f342', x: 20, foot: 40, tall: 10, turn: -20, floats: true },
        { object: '1f342', x: 84, foot: 30, tall: 7, turn: 35, floats: true },
        { object: '1f9e5', tint: { saturation: 0.75 }, x: 47, foot: 90, tall: 46 },
        { object: '1f45c', x: 75, foot: 94, tall: 24 },
      ],
      words: { heading: '走到冬天', line: '三身衣服，一点驼色', size: 28 },
    },
    work: {
      size: [351, 360],
      palette: 'cream',
      scenery: 'table',
      objects: [
        { object: '1f9e5', tint: { saturation: 0.75 }, x: 38, foot: 80, tall: 56, mark: true },
        { object: '1f4bc', tint: { saturation: 0.8 }, x: 76, foot: 82, tall: 28, mark: true },
        { object: '1f45e', tint: { saturation: 0.12, brightness: 0.58 }, x: 58, foot: 95, tall: 15, mark: true },
      ],
    },
    shirt: {
      size: [200, 300],
      palette: 'grey',
      scenery: 'arch',
      objects: [{ object: '1f454', tint: { saturation: 0.42, brightness: 1.04 }, x: 50, foot: 84, tall: 44 }],
    },
    denim: {
      size: [143, 146],
      palette: 'ice',
      scenery: 'table',
      objects: [{ object: '1f456', tint: { saturation: 0.55 }, x: 50, foot: 88, tall: 74 }],
    },
    runner: {
      size: [143, 146],
      palette: 'stone',
      scenery: 'table',
      objects: [{ object: '1f45f', tint: { saturation: 0.5 }, x: 50, foot: 86, tall: 58 }],
    },
    evening: {
      size: [351, 360],
      palette: 'ink',
      scenery: 'glow',
      objects: [
        { object: '1f9e5', tint: { saturation: 0.42, hue: 318, brightness: 0.96 }, x: 39, foot: 88, tall: 56, mark: true },
        { object: '1f9e3', tint: { saturation: 0.48, brightness: 0.92 }, x: 77, foot: 44, tall: 24, floats: true, mark: true },
        { object: '1f462', tint: { saturation: 0.4, hue: 14, brightness: 0.66 }, x: 76, foot: 90, tall: 30, mark: true },
      ],
    },
  },
  blocks: (places) => [
    {
      id: 'head',
      type: 'cube',
      props: { height: 131, gap: 0, cells: [{ ...whole, picture: places.picture('head'), alt: '走到冬天：三身衣服，一点驼色' }] },
    },
    {
      id: 'foreword',
      type: 'richText',
      props: {
        html:
          '<p style="text-align:center">秋天的衣服不必多。</p>' +
          '<p style="text-align:center">一件挺括的，一条穿旧的，<br />一件像毯子一样软的，就够走到冬天。</p>',
      },
    },
    { id: 'work-title', type: 'title', props: { title: '上班路上', subtitle: 'LOOK 01 · 驼色与黑', align: 'center' } },
    work(places),
    {
      id: 'work-goods',
      type: 'goods',
      props: {
        layout: 'small',
        source: places.from.goods('coat-double-faced-wool', 'bag-bridle-briefcase', 'shoes-black-oxford'),
        count: 3,
      },
    },
    { id: 'show-title', type: 'title', props: { title: '周末看展', subtitle: 'LOOK 02 · 条纹与丹宁', align: 'center' } },
    show(places),
    {
      id: 'show-goods',
      type: 'goods',
      props: {
        layout: 'list',
        source: places.from.goods('top-oxford-stripe-shirt', 'trousers-straight-denim', 'shoes-cloud-runner'),
        count: 3,
      },
    },
    { id: 'evening-title', type: 'title', props: { title: '傍晚散步', subtitle: 'LOOK 03 · 羊驼与羊绒', align: 'center' } },
    evening(places),
    {
      id: 'evening-goods',
      type: 'goods',
      props: {
        layout: 'small',
        source: places.from.goods('coat-alpaca-cardigan', 'accessory-cashmere-scarf', 'shoes-chelsea-boot'),
        count: 3,
      },
    },
    { id: 'end', type: 'divider', props: { style: 'solid' } },
    {
      id: 'care',
      type: 'strip',
      props: { title: '穿得久一点', text: '羊毛、皮革、亚麻与丹宁的养护', action: '看手册', link: places.to.page('care') },
    },
  ],
};
