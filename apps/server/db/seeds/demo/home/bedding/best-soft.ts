import type { DemoGoods } from '../../demo.types.ts';

export const chunkyKnitThrow: DemoGoods = {
  key: 'home-chunky-knit-throw',
  title: '粗针编织盖毯 沙发午睡毯 手工钩边',
  sellingPoint: '午后小憩的一条毯',
  tags: ['手作'],
  found: { leaf: 'throw', brand: 'mianyun', keywords: ['毯子', '盖毯', '沙发毯'] },
  english: { title: 'Chunky knit throw', sellingPoint: '' },
  specs: [
    { name: '颜色', values: ['抹茶', '米白', '赤陶'] },
    { name: '尺寸', values: ['100×150cm', '130×180cm'] },
  ],
  pricesFen: [12900, 16900, 12900, 16900, 12900, 16900],
  sold: 9841,
  detail: [
    '棉腈混纺粗纱，一针一结织成麻花纹，挺括不塌，搭在沙发扶手上也好看。',
    '四边手工钩边，不易脱线。洗涤请用 30 摄氏度冷水手洗，平铺阴干。',
  ],
  art: {
    object: '1f9f6',
    tint: { hue: -110, saturation: 0.6 },
    pose: 'single',
    stage: 'table',
    palette: 'cream',
    beside: ['1f6cb-fe0f', '2615'],
  },
};

export const starCushion: DemoGoods = {
  key: 'home-star-cushion',
  title: '星星抱枕',
  sellingPoint: '抱着看一集剧',
  tags: ['可拆洗'],
  found: { leaf: 'cushion', brand: 'mianyun', keywords: ['抱枕', '靠垫', '星星'] },
  specs: [{ name: '尺寸', values: ['40cm', '60cm'] }],
  pricesFen: [3990, 6990],
  sold: 15732,
  detail: [
    '短毛绒面料细密不掉毛，内填 PP 棉，抱起来蓬松有弹性，压扁后拍几下就回来。',
    '背面隐形拉链可拆下外套机洗。40cm 适合儿童床，60cm 可作靠垫。',
  ],
  art: {
    object: '2b50',
    tint: { saturation: 0.75, brightness: 1.05 },
    pose: 'pair',
    stage: 'plain',
    palette: 'lavender',
    beside: ['1f319', '2601-fe0f'],
  },
};

export const bearCushion: DemoGoods = {
  key: 'home-bear-cushion',
  title: '小熊安抚抱枕 A 类面料 陪孩子入睡',
  sellingPoint: '婴童可用的面料',
  tags: ['婴童 A 类'],
  found: { leaf: 'cushion', brand: 'mianyun', keywords: ['抱枕', '玩偶', '毛绒玩具'] },
  specs: [{ name: '身高', values: ['35cm', '50cm', '70cm'] }],
  pricesFen: [5900, 8900, 13900],
  listPriceFen: 7900,
  sold: 37684,
  detail: [
    '面料符合婴幼儿 A 类标准，眼鼻为刺绣，没有可脱落的小零件。',
    '四肢填充偏软，小手握得住；臀部加了一包玻璃珠，放在床头能自己坐稳。',
    '可整只放入洗衣袋机洗，低温烘干后毛绒依旧柔顺，不结团。',
  ],
  art: { object: '1f9f8', tint: { saturation: 0.85 }, pose: 'single', stage: 'arch', palette: 'peach', beside: ['1f319', '2b50'] },
};
