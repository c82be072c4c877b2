import type { DemoPage } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';
import { counter, counterScene } from './counter.ts';

export const kitchenLesson: DemoPage = {
  key: 'kitchen',
  title: '厨房收纳课',
  share: { title: '厨房收纳课：三步，一个下午', describe: '看得见、叠起来、挂上墙，台面自己就空出来。' },
  pictures: {
    share: { size: [300, 240], photo: 'board-scene' },
    head: { size: [351, 340], photo: 'board-scene', words: { heading: '厨房收纳课', line: '三步，一个下午', size: 28 } },
    counter: counterScene,
  },
  blocks: (places) => [
    {
      id: 'head',
      type: 'cube',
      props: { height: 96.9, gap: 0, cells: [{ ...whole, picture: places.picture('head'), alt: '厨房收纳课：三步，一个下午' }] },
    },
    {
      id: 'why',
      type: 'richText',
      props: { html: '<p>厨房乱，多半是因为东西没有固定的位置。先定位置，再买容器，台面就空出来了。</p>' },
    },
    counter(places),
    {
      id: 'see',
      type: 'richText',
      props: { html: '<h2>第一步 看得见</h2><p>米、豆、面倒进玻璃罐，余量一眼就知道，也不会买重。常用的放在眼睛的高度。</p>' },
    },
    { id: 'see-goods', type: 'goods', props: { layout: 'list', source: places.from.goods('jar', 'tumbler'), count: 2 } },
    {
      id: 'stack',
      type: 'richText',
      props: { html: '<h2>第二步 叠起来</h2><p>盘叠盘，碗套碗，一层变两层。零碎的收进一只托盘，要用时整盘端出来。</p>' },
    },
    { id: 'stack-goods', type: 'goods', props: { layout: 'small', source: places.from.goods('plates', 'bowl', 'tray'), count: 3 } },
    {
      id: 'hang',
      type: 'richText',
      props: { html: '<h2>第三步 挂上墙</h2><p>砧板带挂孔，茶巾有挂绳，墙上三只挂钩就够。湿的挂着晾，干得快。</p>' },
    },
    { id: 'hang-goods', type: 'goods', props: { layout: 'grid', source: places.from.goods('board', 'tea-towel'), count: 2 } },
    {
      id: 'next',
      type: 'strip',
      props: { title: '厨房的全部', text: '锅具、砧板、收纳', action: '去看看', link: places.to.category('kitchen') },
    },
  ],
};
