import type { DemoPage } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

export const strawberrySeason: DemoPage = {
  key: 'strawberry',
  title: '丹东草莓季',
  share: { title: '丹东草莓季：清晨采摘，次日鲜达', describe: '东港大棚里的红颜，单颗 25 克以上，一颗一格到家。' },
  pictures: {
    share: {
      size: [300, 240],
      palette: 'pink',
      scenery: 'sun',
      objects: [
        { object: '1f353', x: 50, foot: 74, tall: 44 },
        { object: '1f353', x: 31, foot: 88, tall: 46, turn: -12 },
        { object: '1f353', x: 68, foot: 90, tall: 46, turn: 12 },
      ],
    },
    head: {
      size: [351, 400],
      palette: 'pink',
      scenery: 'sun',
      objects: [
        { object: '1f33f', x: 13, foot: 78, tall: 30, turn: -8 },
        { object: '1f33f', x: 89, foot: 78, tall: 28, turn: 10, mirrored: true },
        { object: '1f353', x: 27, foot: 85, tall: 31, turn: -12 },
        { object: '1f353', x: 75, foot: 86, tall: 31, turn: 12, mirrored: true },
        { object: '1f353', x: 51, foot: 92, tall: 38, turn: 2 },
      ],
      words: { heading: '趁露水还在', line: '清晨采摘，次日鲜达', size: 28 },
    },
    // the first frame of the film
    basket: {
      size: [250, 250],
      palette: 'pink',
      scenery: 'table',
      objects: [
        { object: '1f353', x: 36, foot: 56, tall: 27, turn: -18, floats: true },
        { object: '1f353', x: 64, foot: 56, tall: 27, turn: 20, floats: true },
        { object: '1f353', x: 50, foot: 54, tall: 30, turn: 3, floats: true },
        { object: '1f9fa', x: 50, foot: 86, tall: 68 },
        { object: '1f353', x: 17, foot: 90, tall: 25, turn: -14 },
        { object: '1f353', x: 82, foot: 92, tall: 28, turn: 12 },
      ],
    },
  },
  blocks: ({ to, from, picture, film, icon }) => [
    {
      id: 'head',
      type: 'cube',
      props: {
        height: 114,
        gap: 0,
        cells: [{ ...whole, picture: picture('head'), alt: '趁露水还在：清晨采摘，次日鲜达' }],
      },
    },
    {
      id: 'story',
      type: 'richText',
      props: {
        html:
          '<p>丹东的冬天，大棚里是另一个季节。天还没亮，东港的果农就打着灯进棚，趁果子还凉，把红到尖的那几颗摘下来。</p>' +
          '<p>我们只收<strong>单颗 25 克以上</strong>的红颜。果尖先红透，果肩留一点白，咬开汁水足，香气清亮。</p>' +
          '<p>摘下的草莓当天预冷到 4 摄氏度，一颗一格放进海绵托，第二天就到滨江。</p>',
      },
    },
    { id: 'film', type: 'video', props: { video: film('strawberry'), poster: picture('basket'), name: '刚装好的一篮草莓' } },
    {
      id: 'today',
      type: 'goods',
      props: { layout: 'wide', title: '今天这一篮', subtitle: '卖完就等明早', source: from.goods('fruit-strawberry'), count: 1 },
    },
    {
      id: 'keep',
      type: 'richText',
      props: {
        html:
          '<h2>到家以后</h2><ul><li>别急着洗，连盒放进冷藏室，两天内吃完。</li>' +
          '<li>吃之前再冲水，洗好了再摘蒂，甜味不会跟着水走。</li><li>压软的那几颗，捣碎拌进酸奶，正好。</li></ul>',
      },
    },
    {
      id: 'company',
      type: 'goods',
      props: {
        layout: 'grid',
        title: '草莓的好去处',
        subtitle: '和它搭的几样',
        source: from.goods('bakery-cake', 'dairy-yogurt', 'bakery-cupcake', 'dairy-milk'),
        count: 4,
      },
    },
    {
      id: 'next',
      type: 'strip',
      props: { title: '一周早餐 · 七天不重样', text: '周五那碗酸奶，放几颗草莓', action: '去看看', link: to.page('breakfast') },
    },
    {
      id: 'all',
      type: 'floatButton',
      props: { picture: icon('fruit'), name: '全部鲜果', link: to.category('fruit'), side: 'right', bottom: 120 },
    },
  ],
};
