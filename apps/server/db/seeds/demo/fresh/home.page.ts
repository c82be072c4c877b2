import type { DemoPage } from '../demo.types.ts';
import { tappedPicture } from '../tapped-picture.ts';

export const freshHome: DemoPage = {
  key: 'home',
  title: '鲜屿生活',
  share: { title: '鲜屿生活 · 当季鲜果与早餐', describe: '脐橙、车厘子、鲜牛奶。滨江店 30 分钟送到。' },
  pictures: {
    cover: { size: [351, 176], photo: 'fresh-4-wide', focus: [62, 50] },
    share: { size: [300, 240], photo: 'orange-scene' },
    breakfast: { size: [172, 204], photo: 'milk-scene', words: { heading: '一周早餐', line: '七天的搭配', size: 18 } },
    citrus: { size: [172, 98], photo: 'orange-close', zoom: 1.1, words: { heading: '当季柑橘', line: '脐橙、蜜桔、柠檬', size: 16 } },
    coffee: { size: [172, 98], photo: 'coffee-scene', focus: [50, 62], words: { heading: '云南咖啡豆', line: '中度烘焙', size: 16 } },
    table: {
      size: [351, 190],
      photo: 'fresh-1-wide',
      focus: [75, 50],
      marks: [
        [46, 45],
        [66, 45],
        [87, 62],
      ],
    },
  },
  blocks: ({ to, from, picture }) => [
    {
      id: 'notice',
      type: 'notice',
      props: {
        entries: [
          { text: '今日到店：脐橙、车厘子、鲜牛奶', link: to.page('citrus') },
          { text: '满 49 元免运费，不满收 6 元' },
          { text: '雨天配送会慢一些，骑手到店后可看到位置' },
        ],
      },
    },
    {
      id: 'fruit',
      type: 'goods',
      props: {
        layout: 'rail',
        title: '今日鲜果',
        subtitle: '每天早上到店',
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
          { x: 0, y: 0, width: 50, height: 100, picture: picture('breakfast'), alt: '一周早餐，七天的搭配', link: to.page('breakfast') },
          { x: 50, y: 0, width: 50, height: 50, picture: picture('citrus'), alt: '当季柑橘，脐橙、蜜桔、柠檬', link: to.page('citrus') },
          { x: 50, y: 50, width: 50, height: 50, picture: picture('coffee'), alt: '云南咖啡豆，中度烘焙', link: to.goods('coffee') },
        ],
      },
    },
    {
      id: 'tea',
      type: 'goods',
      props: {
        layout: 'small',
        title: '茶与咖啡',
        subtitle: '新到的豆子和明前绿茶',
        source: from.category('tea', 'sold'),
        count: 3,
        more: to.category('tea'),
      },
    },
    { id: 'morning', type: 'title', props: { title: '早餐的桌上', subtitle: '看中哪样，点它就好' } },
    tappedPicture('table', picture('table'), '桌上有鲜牛奶、燕麦片和百花蜜', [
      { x: 36, y: 4, width: 21, height: 92, name: '鲜牛奶', link: to.goods('milk') },
      { x: 57, y: 8, width: 20, height: 88, name: '燕麦片', link: to.goods('oats') },
      { x: 77, y: 36, width: 21, height: 60, name: '百花蜜', link: to.goods('honey') },
    ]),
    { id: 'shop', type: 'shopCard', props: { hasPhone: true, hasHours: true } },
    {
      id: 'fall',
      type: 'goodsTabs',
      props: {
        tabs: [
          { text: '今日推荐', source: from.all('sold') },
          { text: '鲜果', source: from.category('fruit') },
          { text: '粮油', source: from.category('pantry') },
          { text: '蜜酱坚果', source: from.category('sweet') },
        ],
        ranking: { title: '本周鲜榜', subtitle: '滨江店 · 按销量', source: from.all('sold'), count: 4 },
      },
    },
  ],
};
