import type { DemoPage } from '../demo.types.ts';
import { tappedPicture } from '../tapped-picture.ts';

export const fashionHome: DemoPage = {
  key: 'home',
  title: '素纸 SUZHI',
  share: { title: '素纸 SUZHI · 针织、皮具与棉品', describe: '美利奴针织衫、植鞣皮具、精梳棉袜。皮具针织终身修补。' },
  pictures: {
    cover: { size: [351, 176], photo: 'fashion-1-wide', focus: [65, 50] },
    share: { size: [300, 240], photo: 'tote-scene' },
    layers: { size: [200, 330], photo: 'knit-scene', words: { heading: '秋冬叠穿', line: '针织、围巾、冷帽', size: 22 } },
    tote: { size: [143, 165], photo: 'tote-scene' },
    wallet: { size: [143, 165], photo: 'wallet-scene' },
    leather: {
      size: [351, 190],
      photo: 'fashion-2-wide',
      focus: [75, 50],
      marks: [
        [50, 72],
        [53, 30],
        [83, 50],
      ],
    },
  },
  blocks: ({ to, from, picture }) => [
    {
      id: 'care',
      type: 'strip',
      props: { title: '皮具与针织 · 终身修补', text: '脱线、掉扣，寄回即修', action: '看手册', link: to.page('care') },
    },
    {
      id: 'new',
      type: 'goods',
      props: {
        layout: 'rail',
        tall: true,
        title: '本月上新',
        subtitle: '周四 10:00 更新',
        source: from.all('new'),
        count: 8,
        more: to.allGoods,
      },
    },
    { id: 'journal', type: 'title', props: { title: '素纸志', subtitle: '怎么搭，怎么养', more: to.pageClass } },
    {
      id: 'lookbook',
      type: 'cube',
      props: {
        height: 94,
        gap: 8,
        cells: [
          { x: 0, y: 0, width: 58, height: 100, picture: picture('layers'), alt: '秋冬叠穿，针织、围巾、冷帽', link: to.page('layers') },
          { x: 58, y: 0, width: 42, height: 50, picture: picture('tote'), alt: '棉麻托特包', link: to.goods('tote') },
          { x: 58, y: 50, width: 42, height: 50, picture: picture('wallet'), alt: '植鞣皮短夹', link: to.goods('wallet') },
        ],
      },
    },
    {
      id: 'knit',
      type: 'goods',
      props: {
        layout: 'grid',
        title: '针织',
        subtitle: '羊毛与羊绒',
        source: from.category('knit', 'sold'),
        count: 4,
        more: to.category('knit'),
      },
    },
    { id: 'together', type: 'title', props: { title: '皮具三件', subtitle: '看中哪样，点它就好' } },
    tappedPicture('leather', picture('leather'), '短夹、皮带和皮护照夹', [
      { x: 36, y: 53, width: 33, height: 43, name: '植鞣皮短夹', link: to.goods('wallet') },
      { x: 38, y: 3, width: 31, height: 49, name: '牛皮皮带', link: to.goods('belt') },
      { x: 70, y: 26, width: 27, height: 54, name: '皮护照夹', link: to.goods('passport') },
    ]),
    {
      id: 'small',
      type: 'goods',
      props: {
        layout: 'small',
        title: '每天都用',
        subtitle: '袜子、T恤、一把好伞',
        source: from.goods('socks', 'tee', 'umbrella'),
        count: 3,
        more: to.category('cotton'),
      },
    },
    { id: 'shop', type: 'shopCard', props: { hasPhone: true, hasHours: true } },
    {
      id: 'fall',
      type: 'goodsTabs',
      props: {
        tabs: [
          { text: '为您挑选', source: from.all('sold') },
          { text: '针织', source: from.category('knit') },
          { text: '皮具', source: from.category('leather') },
          { text: '包袋', source: from.category('bag') },
        ],
      },
    },
  ],
};
