import type { DemoPage } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

export const freshHome: DemoPage = {
  key: 'home',
  title: '鲜屿生活',
  share: { title: '鲜屿生活 · 今晨到店的，今天就吃', describe: '草莓、生菜、现烤可颂。滨江店 30 分钟送到。' },
  pictures: {
    cover: {
      size: [351, 176],
      palette: 'sage',
      scenery: 'boards',
      objects: [
        { object: '1f96c', x: 15, foot: 84, tall: 46, turn: -8 },
        { object: '1f353', x: 43, foot: 44, tall: 22, turn: -14, floats: true },
        { object: '1f353', x: 53, foot: 44, tall: 22, turn: 16, floats: true },
        { object: '1f9fa', x: 48, foot: 88, tall: 64 },
        { object: '1f950', x: 73, foot: 88, tall: 34, turn: 6 },
        { object: '1f345', x: 89, foot: 92, tall: 36 },
        { object: '1f966', x: 30, foot: 94, tall: 34 },
      ],
    },
    share: {
      size: [300, 240],
      palette: 'pink',
      scenery: 'glow',
      objects: [
        { object: '1f353', x: 43, foot: 56, tall: 26, turn: -14, floats: true },
        { object: '1f353', x: 57, foot: 56, tall: 26, turn: 16, floats: true },
        { object: '1f9fa', x: 50, foot: 88, tall: 66 },
        { object: '1f96c', x: 22, foot: 89, tall: 34, turn: -8 },
        { object: '1f950', x: 79, foot: 91, tall: 30, turn: 6 },
      ],
    },
    breakfast: {
      size: [172, 204],
      palette: 'cream',
      scenery: 'table',
      objects: [
        { object: '1f35e', x: 42, foot: 82, tall: 40 },
        { object: '1f95b', x: 80, foot: 84, tall: 30 },
        { object: '1f950', x: 63, foot: 94, tall: 22, turn: -6 },
      ],
      words: { heading: '一周早餐', line: '七天不重样', size: 18 },
    },
    strawberry: {
      size: [172, 98],
      palette: 'pink',
      scenery: 'glow',
      objects: [
        { object: '1f353', x: 70, foot: 88, tall: 50, turn: -10 },
        { object: '1f353', x: 86, foot: 94, tall: 42, turn: 12 },
      ],
      words: { heading: '草莓季', line: '清晨采摘', size: 16 },
    },
    seafood: {
      size: [172, 98],
      palette: 'ice',
      scenery: 'glow',
      objects: [{ object: '1f990', x: 76, foot: 92, tall: 62 }],
      words: { heading: '船冻白虾', line: '船上速冻', size: 16 },
    },
    dinner: {
      size: [351, 226],
      palette: 'sage',
      scenery: 'table',
      objects: [
        { object: '1f966', x: 22, foot: 76, tall: 42, mark: true },
        { object: '1f9c8', x: 70, foot: 74, tall: 24, mark: true },
        { object: '1f969', x: 47, foot: 90, tall: 50, mark: true },
        { object: '1f345', x: 84, foot: 92, tall: 34, mark: true },
      ],
    },
  },
  blocks: ({ to, from, picture }) => [
    {
      id: 'notice',
      type: 'notice',
      props: {
        entries: [
          { text: '今晨到店：丹东草莓、水培奶油生菜、现烤可颂', link: to.page('strawberry') },
          { text: '满 49 元免运费，冰鲜与冷冻分袋装' },
          { text: '雨天路滑，骑手会慢一些，请多等一会儿' },
        ],
      },
    },
    {
      id: 'fruit',
      type: 'goods',
      props: {
        layout: 'rail',
        title: '今晨鲜到',
        subtitle: '清早采摘，午前上架',
        source: from.category('fruit'),
        count: 8,
        more: to.category('fruit'),
      },
    },
    { id: 'notes', type: 'title', props: { title: '鲜屿手记', subtitle: '当季吃什么，怎么吃', more: to.pageClass } },
    {
      id: 'stories',
      type: 'cube',
      props: {
        height: 58,
        gap: 8,
        cells: [
          {
            x: 0,
            y: 0,
            width: 50,
            height: 100,
            picture: picture('breakfast'),
            alt: '一周早餐，七天不重样',
            link: to.page('breakfast'),
          },
          { x: 50, y: 0, width: 50, height: 50, picture: picture('strawberry'), alt: '草莓季，清晨采摘', link: to.page('strawberry') },
          { x: 50, y: 50, width: 50, height: 50, picture: picture('seafood'), alt: '船冻白虾，船上速冻', link: to.goods('seafood-prawn') },
        ],
      },
    },
    {
      id: 'seafood',
      type: 'goods',
      props: {
        layout: 'small',
        title: '渔港直送',
        subtitle: '船冻锁鲜，到家还是海的味道',
        source: from.category('seafood', 'sold'),
        count: 6,
        more: to.category('seafood'),
      },
    },
    { id: 'tonight', type: 'title', props: { title: '今晚的餐桌', subtitle: '看中哪样，点它就好' } },
    {
      id: 'dinner',
      type: 'cube',
      props: {
        height: 64.4,
        gap: 0,
        cells: [
          {
            ...whole,
            picture: picture('dinner'),
            alt: '桌上有牛排、西兰花、黄油和西红柿',
            areas: [
              { x: 8, y: 30, width: 26, height: 50, name: '有机西兰花', link: to.goods('vegetable-broccoli') },
              { x: 34, y: 36, width: 26, height: 58, name: '原切眼肉牛排', link: to.goods('meat-ribeye') },
              { x: 60, y: 44, width: 14, height: 34, name: '发酵黄油', link: to.goods('dairy-butter') },
              { x: 74, y: 54, width: 22, height: 42, name: '普罗旺斯西红柿', link: to.goods('vegetable-tomato') },
            ],
          },
        ],
      },
    },
    { id: 'shop', type: 'shopCard', props: { hasPhone: true, hasHours: true } },
    {
      id: 'fall',
      type: 'goodsTabs',
      props: {
        tabs: [
          { text: '今日推荐', source: from.all('sold') },
          { text: '鲜果', source: from.category('fruit') },
          { text: '早餐搭子', source: from.category('bakery') },
          { text: '蛋奶', source: from.category('dairy') },
          { text: '茶饮', source: from.category('tea') },
        ],
        ranking: { title: '本周鲜榜', subtitle: '滨江店 · 复购的人多', source: from.category('vegetable', 'sold'), count: 4 },
      },
    },
  ],
};
