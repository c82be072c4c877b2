import type { DemoPage } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

export const citrusSeason: DemoPage = {
  key: 'citrus',
  title: '当季柑橘',
  share: { title: '当季柑橘：脐橙、蜜桔和柠檬', describe: '赣州脐橙、台州蜜桔、资阳黄柠檬，早上到店。' },
  pictures: {
    share: { size: [300, 240], photo: 'orange-scene' },
    head: { size: [351, 400], photo: 'orange-scene', words: { heading: '当季柑橘', line: '十一月到次年二月最甜', size: 28 } },
    film: { size: [250, 250], photo: 'orange-scene' },
  },
  blocks: ({ to, from, picture, film, icon }) => [
    {
      id: 'head',
      type: 'cube',
      props: { height: 114, gap: 0, cells: [{ ...whole, picture: picture('head'), alt: '当季柑橘：十一月到次年二月最甜' }] },
    },
    {
      id: 'story',
      type: 'richText',
      props: {
        html:
          '<p>脐橙十一月转甜，蜜桔早半个月，柠檬全年都有。我们按成熟的先后进货，不提前采青。</p>' +
          '<p>脐橙只收<strong>单果 200 克以上</strong>的，果面有少许风斑属自然现象，不打蜡，不催色。</p>' +
          '<p>每天早上到店，坏果当天报损，不进下一天的货架。</p>',
      },
    },
    { id: 'film', type: 'video', props: { video: film('orange'), poster: picture('film'), name: '切开的脐橙' } },
    {
      id: 'today',
      type: 'goods',
      props: { layout: 'wide', title: '今天的脐橙', subtitle: '三种规格，按箱更划算', source: from.goods('orange'), count: 1 },
    },
    { id: 'coupons', type: 'coupon', props: { title: '先领券再下单', layout: 'rail' } },
    {
      id: 'keep',
      type: 'richText',
      props: {
        html:
          '<h2>到家以后</h2><ul><li>阴凉通风处可放两周，不必冷藏。</li>' +
          '<li>吃前冲洗擦干，留着果蒂能多放几天。</li><li>果皮擦屑冷冻，烤蛋糕、煮红茶都能用。</li></ul>',
      },
    },
    {
      id: 'company',
      type: 'goods',
      props: {
        layout: 'grid',
        title: '一起买的',
        subtitle: '泡水、早餐和下午茶',
        source: from.goods('mandarin', 'lemon', 'honey', 'tea-black'),
        count: 4,
      },
    },
    {
      id: 'next',
      type: 'strip',
      props: { title: '一周早餐', text: '七天的搭配，照着买就好', action: '去看看', link: to.page('breakfast') },
    },
    {
      id: 'all',
      type: 'floatButton',
      props: { picture: icon('fruit'), name: '全部鲜果', link: to.category('fruit'), side: 'right', bottom: 120 },
    },
  ],
};
