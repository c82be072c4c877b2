import type { DemoPage } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

export const careHandbook: DemoPage = {
  key: 'care',
  title: '养护手册',
  share: { title: '素纸养护手册：让它陪您久一点', describe: '羊毛怎么洗，皮怎么养，亚麻要不要熨，写在一页里。' },
  pictures: {
    share: {
      size: [300, 240],
      palette: 'clay',
      scenery: 'table',
      objects: [
        { object: '1f45c', x: 36, foot: 82, tall: 54 },
        { object: '1f9f5', tint: { saturation: 0.5 }, x: 70, foot: 86, tall: 42 },
      ],
    },
    head: {
      size: [351, 280],
      palette: 'stone',
      scenery: 'table',
      objects: [
        { object: '1f9e5', tint: { saturation: 0.75 }, x: 34, foot: 88, tall: 52 },
        { object: '1f9f5', tint: { saturation: 0.5 }, x: 64, foot: 86, tall: 36 },
        { object: '1f9f6', tint: { saturation: 0.4 }, x: 82, foot: 94, tall: 28 },
      ],
      words: { heading: '陪您久一点', line: '羊毛、皮革、亚麻与丹宁', size: 28 },
    },
    wool: {
      size: [172, 128],
      palette: 'sand',
      scenery: 'glow',
      objects: [{ object: '1f9e3', tint: { saturation: 0.48, brightness: 0.92 }, x: 72, foot: 92, tall: 62 }],
      words: { heading: '羊毛', line: '穿一天歇一天', size: 18 },
    },
    leather: {
      size: [172, 128],
      palette: 'clay',
      scenery: 'glow',
      objects: [{ object: '1f4bc', tint: { saturation: 0.8 }, x: 72, foot: 92, tall: 52 }],
      words: { heading: '皮革', line: '三个月一次油', size: 18 },
    },
    linen: {
      size: [172, 128],
      palette: 'cream',
      scenery: 'glow',
      objects: [{ object: '1f457', tint: { saturation: 0.42, hue: 170, brightness: 1.08 }, x: 74, foot: 92, tall: 74 }],
      words: { heading: '亚麻', line: '皱是它的样子', size: 18 },
    },
    denim: {
      size: [172, 128],
      palette: 'grey',
      scenery: 'glow',
      objects: [{ object: '1f456', tint: { saturation: 0.5, brightness: 0.6 }, x: 76, foot: 93, tall: 74 }],
      words: { heading: '丹宁', line: '少洗，翻面', size: 18 },
    },
  },
  blocks: ({ to, from, picture }) => [
    {
      id: 'head',
      type: 'cube',
      props: { height: 79.8, gap: 0, cells: [{ ...whole, picture: picture('head'), alt: '陪您久一点：羊毛、皮革、亚麻与丹宁' }] },
    },
    {
      id: 'foreword',
      type: 'richText',
      props: { html: '<p>好衣服是用旧的，不是放旧的。下面这些，是我们店里每天在用的办法，不难，也不必每件都做。</p>' },
    },
    {
      id: 'materials',
      type: 'cube',
      props: {
        height: 75.2,
        gap: 8,
        cells: [
          { x: 0, y: 0, width: 50, height: 50, picture: picture('wool'), alt: '羊毛，穿一天歇一天', link: to.category('coat') },
          { x: 50, y: 0, width: 50, height: 50, picture: picture('leather'), alt: '皮革，三个月一次油', link: to.category('bag') },
          { x: 0, y: 50, width: 50, height: 50, picture: picture('linen'), alt: '亚麻，皱是它的样子', link: to.category('dress') },
          { x: 50, y: 50, width: 50, height: 50, picture: picture('denim'), alt: '丹宁，少洗，翻面', link: to.category('trousers') },
        ],
      },
    },
    {
      id: 'wool-and-leather',
      type: 'richText',
      props: {
        html:
          '<h2>羊毛</h2><ul><li>穿一天，歇一天。挂在宽肩衣架上，褶子自己会平。</li>' +
          '<li>起球不是坏，用羊毛梳顺着一个方向轻轻梳。</li><li>换季干洗一次，折好，放进透气的布袋。</li></ul>' +
          '<h2>皮革</h2><ul><li>淋了雨，用干布按干，放在通风处，别烤别晒。</li>' +
          '<li>三个月上一次皮油，薄薄一层，等一夜再擦亮。</li><li>浅的划痕，用指腹揉一揉就淡了。</li></ul>',
      },
    },
    {
      id: 'leather-goods',
      type: 'goods',
      props: {
        layout: 'rail',
        tall: true,
        title: '用旧了更好看',
        subtitle: '植鞣皮的几样',
        source: from.goods('bag-tanned-tote', 'bag-bridle-briefcase', 'shoes-soft-derby', 'coat-sheepskin-jacket', 'shoes-leather-thong'),
        count: 5,
        more: to.category('bag'),
      },
    },
    {
      id: 'linen-and-denim',
      type: 'richText',
      props: {
        html:
          '<h2>亚麻</h2><ul><li>可以机洗，水冷一点，不用甩得太干。</li><li>皱是它的样子。想平一些，趁半干的时候熨。</li></ul>' +
          '<h2>丹宁</h2><ul><li>少洗。要洗就翻面，冷水，阴干，不要烘。</li>' +
          '<li>原色赤耳先穿满三个月再下水，颜色会记住您。</li></ul>',
      },
    },
    {
      id: 'worth',
      type: 'goods',
      props: {
        layout: 'grid',
        title: '值得养的两件',
        subtitle: '一件会软，一件会褪',
        source: from.goods('dress-linen-strap', 'trousers-raw-selvedge'),
        count: 2,
      },
    },
    {
      id: 'mend',
      type: 'richText',
      props: {
        html: '<h2>坏了，就寄回来</h2><p>脱线、掉扣、换里布，我们终身免费修补。寄出前打个电话，说一声是哪一件、坏在哪里，修好了寄还给您。</p>',
      },
    },
    { id: 'shop', type: 'shopCard', props: { hasPhone: true, hasHours: true } },
  ],
};
