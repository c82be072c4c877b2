import type { DemoPage } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

export const autumnLayers: DemoPage = {
  key: 'layers',
  title: '秋冬叠穿',
  share: { title: '秋冬叠穿：三件就够', describe: '纯棉T恤、美利奴针织衫、羊毛围巾，从十月穿到三月。' },
  pictures: {
    share: { size: [300, 240], photo: 'knit-scene' },
    head: { size: [351, 440], photo: 'knit-scene', words: { heading: '秋冬叠穿', line: '三件，从十月穿到三月', size: 28 } },
    scarf: { size: [351, 280], photo: 'scarf-scene' },
    beanie: { size: [172, 172], photo: 'beanie-scene' },
    socks: { size: [172, 172], photo: 'socks-scene' },
  },
  blocks: ({ to, from, picture }) => [
    {
      id: 'head',
      type: 'cube',
      props: { height: 125.4, gap: 0, cells: [{ ...whole, picture: picture('head'), alt: '秋冬叠穿：三件，从十月穿到三月' }] },
    },
    {
      id: 'foreword',
      type: 'richText',
      props: { html: '<p style="text-align:center">里层吸汗，中层保暖，<br />最外一层只管风。</p>' },
    },
    { id: 'inner-title', type: 'title', props: { title: '里层', subtitle: '220 克重磅棉', align: 'center' } },
    { id: 'inner', type: 'goods', props: { layout: 'list', source: from.goods('tee', 'socks'), count: 2 } },
    { id: 'middle-title', type: 'title', props: { title: '中层', subtitle: '美利奴羊毛', align: 'center' } },
    { id: 'middle', type: 'goods', props: { layout: 'wide', source: from.goods('knit'), count: 1 } },
    { id: 'outer-title', type: 'title', props: { title: '最后一件', subtitle: '围巾和冷帽', align: 'center' } },
    {
      id: 'scarf',
      type: 'cube',
      props: { height: 79.8, gap: 0, cells: [{ ...whole, picture: picture('scarf'), alt: '羊毛流苏围巾', link: to.goods('scarf') }] },
    },
    {
      id: 'details',
      type: 'cube',
      props: {
        height: 49,
        gap: 8,
        cells: [
          { x: 0, y: 0, width: 50, height: 100, picture: picture('beanie'), alt: '针织冷帽', link: to.goods('beanie') },
          { x: 50, y: 0, width: 50, height: 100, picture: picture('socks'), alt: '精梳棉中筒袜', link: to.goods('socks') },
        ],
      },
    },
    { id: 'outer', type: 'goods', props: { layout: 'small', source: from.goods('scarf', 'scarf-plaid', 'beanie'), count: 3 } },
    { id: 'end', type: 'divider', props: { style: 'solid' } },
    {
      id: 'care',
      type: 'strip',
      props: { title: '羊毛怎么洗', text: '水温、晾法、防蛀', action: '看手册', link: to.page('care') },
    },
  ],
};
