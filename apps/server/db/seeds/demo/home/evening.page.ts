import type { DemoPage } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

export const eveningLight: DemoPage = {
  key: 'evening',
  title: '灯光与香氛',
  share: { title: '灯光与香氛：晚上的三样', describe: '一盏台灯、一支蜡烛、一瓶香薰，怎么放，怎么用。' },
  pictures: {
    share: { size: [300, 240], photo: 'candle-scene' },
    head: { size: [351, 400], photo: 'lamp-scene', words: { heading: '灯光与香氛', line: '晚上的三样', size: 28 } },
    candle: { size: [172, 172], photo: 'candle-scene', words: { heading: '蜡烛', line: '每次一到两小时', size: 16 } },
    diffuser: { size: [172, 172], photo: 'diffuser-scene', words: { heading: '藤条香薰', line: '每周翻一次', size: 16 } },
  },
  blocks: ({ to, from, picture }) => [
    {
      id: 'head',
      type: 'cube',
      props: { height: 114, gap: 0, cells: [{ ...whole, picture: picture('head'), alt: '灯光与香氛：晚上的三样' }] },
    },
    {
      id: 'why',
      type: 'richText',
      props: { html: '<p>晚上的灯不必亮满屋。2700K 的暖光放在视线以下，眼睛放松；香气只需要一处来源。</p>' },
    },
    {
      id: 'scents',
      type: 'cube',
      props: {
        height: 49,
        gap: 8,
        cells: [
          { x: 0, y: 0, width: 50, height: 100, picture: picture('candle'), alt: '蜡烛，每次一到两小时', link: to.goods('candle') },
          { x: 50, y: 0, width: 50, height: 100, picture: picture('diffuser'), alt: '藤条香薰，每周翻一次', link: to.goods('diffuser') },
        ],
      },
    },
    {
      id: 'light-goods',
      type: 'goods',
      props: { layout: 'list', title: '文中的三样', source: from.goods('lamp', 'candle', 'diffuser'), count: 3 },
    },
    {
      id: 'use',
      type: 'richText',
      props: {
        html:
          '<h2>蜡烛怎么点</h2><ul><li>第一次点到整个表面融化，之后不会烧出坑。</li><li>烛芯剪到 5 毫米，不冒黑烟。</li><li>用盖子盖灭，不用吹。</li></ul>' +
          '<h2>香薰放哪里</h2><ul><li>玄关、洗手间这样的小空间，三四根藤条就够。</li><li>离开空调出风口，挥发得慢一些。</li></ul>',
      },
    },
    {
      id: 'soft',
      type: 'goods',
      props: { layout: 'grid', title: '再加一条毯子', subtitle: '沙发上刚好', source: from.goods('throw', 'vase'), count: 2 },
    },
    {
      id: 'next',
      type: 'strip',
      props: { title: '厨房收纳课', text: '三步，一个下午', action: '去看看', link: to.page('kitchen') },
    },
  ],
};
