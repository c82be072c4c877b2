import type { DemoPage } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

export const balconyGarden: DemoPage = {
  key: 'balcony',
  title: '阳台小花园',
  share: { title: '阳台小花园：先看光，再挑植物', describe: '向南、向东、向北，三种光，三种养法。' },
  pictures: {
    share: {
      size: [300, 240],
      palette: 'mint',
      scenery: 'window',
      objects: [
        { object: '1f335', x: 24, foot: 88, tall: 36 },
        { object: '1f33b', x: 50, foot: 92, tall: 50 },
        { object: '1fab4', x: 77, foot: 90, tall: 42 },
      ],
    },
    head: {
      size: [351, 400],
      palette: 'mint',
      scenery: 'window',
      objects: [
        { object: '2600-fe0f', x: 68, foot: 48, tall: 13, floats: true },
        { object: '1f33f', x: 15, foot: 82, tall: 24 },
        { object: '1f33b', x: 37, foot: 86, tall: 36 },
        { object: '1fab4', x: 64, foot: 88, tall: 32 },
        { object: '1f335', x: 86, foot: 90, tall: 22 },
      ],
      words: { heading: '先看光', line: '再挑植物，就不会养死', size: 28 },
    },
    south: {
      size: [112, 150],
      palette: 'lemon',
      scenery: 'arch',
      objects: [{ object: '1f335', x: 50, foot: 91, tall: 48 }],
      words: { heading: '向南', line: '整天有光', size: 16 },
    },
    east: {
      size: [112, 150],
      palette: 'lavender',
      scenery: 'arch',
      objects: [{ object: '1fabb', x: 50, foot: 91, tall: 48 }],
      words: { heading: '向东', line: '半天有光', size: 16 },
    },
    north: {
      size: [112, 150],
      palette: 'sage',
      scenery: 'arch',
      objects: [{ object: '1fab4', x: 50, foot: 91, tall: 48 }],
      words: { heading: '向北', line: '只有散光', size: 16 },
    },
  },
  blocks: ({ to, from, picture }) => [
    {
      id: 'head',
      type: 'cube',
      props: { height: 114, gap: 0, cells: [{ ...whole, picture: picture('head'), alt: '先看光，再挑植物，就不会养死' }] },
    },
    {
      id: 'why',
      type: 'richText',
      props: {
        html:
          '<p>植物养不好，多半不是手笨，是放错了地方。先到阳台上站一会儿，看看太阳一天来几个小时。</p>' +
          '<p>光对了，剩下的只是记得浇水。</p>',
      },
    },
    {
      id: 'light',
      type: 'cube',
      props: {
        height: 42.7,
        gap: 8,
        cells: [
          { x: 0, y: 0, width: 33.3, height: 100, picture: picture('south'), alt: '向南，整天有光', link: to.goods('home-cactus') },
          { x: 33.3, y: 0, width: 33.4, height: 100, picture: picture('east'), alt: '向东，半天有光', link: to.goods('home-hyacinth') },
          { x: 66.7, y: 0, width: 33.3, height: 100, picture: picture('north'), alt: '向北，只有散光', link: to.goods('home-rubber-tree') },
        ],
      },
    },
    {
      id: 'south',
      type: 'goods',
      props: {
        layout: 'small',
        title: '晒得到太阳',
        subtitle: '向南，一天六小时以上',
        source: from.goods('home-cactus', 'home-bowl-lotus', 'home-rosemary'),
        count: 3,
      },
    },
    {
      id: 'east',
      type: 'goods',
      props: {
        layout: 'small',
        title: '只有半天光',
        subtitle: '向东或向西，明亮就好',
        source: from.goods('home-hyacinth', 'home-sprout-box', 'home-lucky-bamboo'),
        count: 3,
      },
    },
    {
      id: 'north',
      type: 'goods',
      props: {
        layout: 'small',
        title: '散光也能长',
        subtitle: '向北，或者客厅深处',
        source: from.goods('home-rubber-tree', 'home-areca-palm', 'home-happiness-tree'),
        count: 3,
      },
    },
    {
      id: 'water',
      type: 'richText',
      props: {
        html:
          '<h2>浇水，记住三句话</h2><ul><li>手指插进土里两节，干了再浇，浇就浇透。</li>' +
          '<li>底托里的水，半小时后倒掉，根怕闷。</li><li>出门一周前，挪到背光的地方，再浇一次。</li></ul>',
      },
    },
    {
      id: 'next',
      type: 'strip',
      props: { title: '从一盆好养的开始', text: '忘了浇水也没关系的几样', action: '去挑选', link: to.category('plant') },
    },
  ],
};
