import type { DemoPage } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

export const careHandbook: DemoPage = {
  key: 'care',
  title: '养护手册',
  share: { title: '养护手册：羊毛、皮革与棉', describe: '怎么洗，怎么晾，怎么防蛀。皮具针织坏了寄回来修。' },
  pictures: {
    share: { size: [300, 240], photo: 'wool-wash-scene' },
    head: { size: [351, 280], photo: 'wool-wash-scene', words: { heading: '养护手册', line: '羊毛、皮革与棉', size: 28 } },
    wool: { size: [172, 128], photo: 'knit-close', words: { heading: '羊毛', line: '30℃ 以下手洗', size: 16 } },
    leather: { size: [172, 128], photo: 'wallet-close', words: { heading: '皮革', line: '三个月一次油', size: 16 } },
    cotton: { size: [172, 128], photo: 'tee-close', words: { heading: '棉', line: '翻面洗，阴干', size: 16 } },
    cedar: { size: [172, 128], photo: 'cedar-scene', words: { heading: '防蛀', line: '雪松块，半年一磨', size: 16 } },
  },
  blocks: ({ to, from, picture }) => [
    {
      id: 'head',
      type: 'cube',
      props: { height: 79.8, gap: 0, cells: [{ ...whole, picture: picture('head'), alt: '养护手册：羊毛、皮革与棉' }] },
    },
    { id: 'foreword', type: 'richText', props: { html: '<p>下面是我们店里每天在用的办法，不难，也不必每件都做。</p>' } },
    {
      id: 'materials',
      type: 'cube',
      props: {
        height: 75.2,
        gap: 8,
        cells: [
          { x: 0, y: 0, width: 50, height: 50, picture: picture('wool'), alt: '羊毛，30℃ 以下手洗', link: to.category('knit') },
          { x: 50, y: 0, width: 50, height: 50, picture: picture('leather'), alt: '皮革，三个月一次油', link: to.category('leather') },
          { x: 0, y: 50, width: 50, height: 50, picture: picture('cotton'), alt: '棉，翻面洗，阴干', link: to.category('cotton') },
          { x: 50, y: 50, width: 50, height: 50, picture: picture('cedar'), alt: '防蛀，雪松块，半年一磨', link: to.goods('cedar') },
        ],
      },
    },
    {
      id: 'wool-and-leather',
      type: 'richText',
      props: {
        html:
          '<h2>羊毛</h2><ul><li>30℃ 以下，用羊毛洗衣液手洗，不拧，毛巾吸水后平铺晾干。</li>' +
          '<li>起球用羊毛梳顺着一个方向梳。</li><li>换季洗净叠好，和雪松块放在一起。</li></ul>' +
          '<h2>皮革</h2><ul><li>淋了雨，用干布按干，放在通风处，不要烤晒。</li>' +
          '<li>三个月上一次皮油，薄薄一层，等一夜再擦亮。</li><li>浅的划痕，用指腹揉一揉会变淡。</li></ul>',
      },
    },
    {
      id: 'tools',
      type: 'goods',
      props: { layout: 'grid', title: '用到的两样', subtitle: '中性洗衣液和雪松块', source: from.goods('wool-wash', 'cedar'), count: 2 },
    },
    {
      id: 'leather-goods',
      type: 'goods',
      props: {
        layout: 'rail',
        tall: true,
        title: '用久了会变深',
        subtitle: '植鞣皮的几样',
        source: from.goods('wallet', 'card-holder', 'belt', 'key-ring', 'passport'),
        count: 5,
        more: to.category('leather'),
      },
    },
    {
      id: 'mend',
      type: 'richText',
      props: {
        html: '<h2>坏了，就寄回来</h2><p>皮具与针织终身免费修补：脱线、掉扣、换里布。寄出前打个电话，说明是哪一件、坏在哪里，修好了寄还给您。</p>',
      },
    },
    { id: 'shop', type: 'shopCard', props: { hasPhone: true, hasHours: true } },
  ],
};
