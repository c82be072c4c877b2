import type { DemoPage } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

export const kitchenLesson: DemoPage = {
  key: 'kitchen',
  title: '厨房收纳课',
  share: { title: '厨房收纳课：三步，把台面还给自己', describe: '看得见、叠起来、挂上墙，小厨房也放得下。' },
  pictures: {
    share: {
      size: [300, 240],
      palette: 'sand',
      scenery: 'boards',
      objects: [
        { object: '1fad9', x: 30, foot: 54, tall: 32 },
        { object: '1f9c2', x: 64, foot: 54, tall: 28 },
        { object: '1f372', x: 36, foot: 92, tall: 34 },
        { object: '1fad6', tint: { hue: 40, saturation: 0.7 }, x: 70, foot: 92, tall: 30 },
      ],
    },
    head: {
      size: [351, 340],
      palette: 'cream',
      scenery: 'table',
      objects: [
        { object: '1f9fa', x: 22, foot: 84, tall: 40 },
        { object: '1f372', x: 54, foot: 86, tall: 38 },
        { object: '1fad9', x: 80, foot: 88, tall: 32 },
      ],
      words: { heading: '把台面还给自己', line: '三步，一个周末的下午', size: 28 },
    },
    shelf: {
      size: [351, 300],
      palette: 'sand',
      scenery: 'boards',
      objects: [
        { object: '1fad9', x: 16, foot: 54, tall: 34, mark: true },
        { object: '1fad9', x: 35, foot: 54, tall: 28 },
        { object: '1f9c2', x: 52, foot: 54, tall: 26, mark: true },
        { object: '23f2-fe0f', tint: { saturation: 0.7 }, x: 81, foot: 54, tall: 26, mark: true },
        { object: '1f963', tint: { hue: -75, saturation: 0.6 }, x: 20, foot: 92, tall: 26, mark: true },
        { object: '1f371', x: 50, foot: 92, tall: 24, mark: true },
        { object: '1f9fa', x: 82, foot: 92, tall: 34, mark: true },
      ],
    },
  },
  blocks: ({ to, from, picture }) => [
    {
      id: 'head',
      type: 'cube',
      props: { height: 96.9, gap: 0, cells: [{ ...whole, picture: picture('head'), alt: '把台面还给自己：三步，一个周末的下午' }] },
    },
    {
      id: 'why',
      type: 'richText',
      props: { html: '<p>厨房乱，多半不是因为小，是因为东西没有自己的位置。给每样东西找一个家，台面自己就空出来了。</p>' },
    },
    {
      id: 'shelf',
      type: 'cube',
      props: {
        height: 85.5,
        gap: 0,
        cells: [
          {
            ...whole,
            picture: picture('shelf'),
            alt: '两层搁板，放着密封罐、调味瓶、计时器、搅拌盆、便当盒和藤篮',
            areas: [
              { x: 6, y: 20, width: 38, height: 34, name: '玻璃密封罐', link: to.goods('home-glass-jar') },
              { x: 44, y: 24, width: 17, height: 30, name: '玻璃调味瓶', link: to.goods('home-salt-shaker') },
              { x: 70, y: 26, width: 22, height: 28, name: '机械计时器', link: to.goods('home-kitchen-timer') },
              { x: 6, y: 64, width: 28, height: 28, name: '搪瓷搅拌盆', link: to.goods('home-mixing-bowl') },
              { x: 36, y: 66, width: 28, height: 26, name: '分格便当盒', link: to.goods('home-bento-box') },
              { x: 68, y: 58, width: 28, height: 34, name: '手编藤篮', link: to.goods('home-rattan-basket') },
            ],
          },
        ],
      },
    },
    {
      id: 'see',
      type: 'richText',
      props: { html: '<h2>第一步 看得见</h2><p>米、豆、面倒进玻璃罐，余量一眼就知道，也不会买重。常用的放在眼睛的高度。</p>' },
    },
    {
      id: 'see-goods',
      type: 'goods',
      props: { layout: 'list', source: from.goods('home-glass-jar', 'home-salt-shaker'), count: 2 },
    },
    {
      id: 'stack',
      type: 'richText',
      props: { html: '<h2>第二步 叠起来</h2><p>盆套盆，盒叠盒，一层变两层。会滚的、零碎的，收进一只篮子，要用时整篮端出来。</p>' },
    },
    {
      id: 'stack-goods',
      type: 'goods',
      props: { layout: 'small', source: from.goods('home-mixing-bowl', 'home-bento-box', 'home-rattan-basket'), count: 3 },
    },
    {
      id: 'hang',
      type: 'richText',
      props: { html: '<h2>第三步 挂上墙</h2><p>剪刀、布袋、围裙，一人一只钩。计时器吸在冰箱门上，湿着手也拧得动。</p>' },
    },
    {
      id: 'hang-goods',
      type: 'goods',
      props: {
        layout: 'grid',
        source: from.goods('home-brass-hook', 'home-kitchen-timer', 'home-kitchen-shears', 'home-canvas-tote'),
        count: 4,
      },
    },
    {
      id: 'next',
      type: 'strip',
      props: { title: '收纳的全部', text: '从一只罐子到一面墙', action: '去看看', link: to.category('storage') },
    },
  ],
};
