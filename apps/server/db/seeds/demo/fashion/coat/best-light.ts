import type { DemoGoods } from '../../demo.types.ts';

export const cottonTrench: DemoGoods = {
  key: 'coat-cotton-trench',
  title: '高密棉华达呢风衣 双排扣插肩袖 腰带可拆 防泼水',
  sellingPoint: '小雨不必撑伞',
  tags: ['防泼水'],
  found: { leaf: 'light', brand: 'suzhi', keywords: ['风衣', '防水风衣', '双排扣'] },
  english: { title: 'Cotton gabardine trench coat', sellingPoint: 'Sheds light rain' },
  specs: [
    { name: '颜色', values: ['卡其', '石灰'] },
    { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
  ],
  pricesFen: [99900, 99900, 99900, 99900, 99900, 99900, 99900, 99900],
  sold: 9320,
  detail: [
    '长绒棉高密织成华达呢，表面做防泼水整理，小雨落在肩上会成珠滑下。',
    '插肩袖没有肩线束缚，抬手拿包都自在；腰带可以拆下，敞开穿更随意。',
    '后背开衩配暗扣，骑车或上下楼时解开即可，里布为透气的铜氨丝。',
  ],
  art: {
    object: '1f97c',
    tint: { saturation: 0.6, hue: 130, brightness: 0.92 },
    pose: 'close',
    stage: 'plain',
    palette: 'stone',
    beside: ['2602-fe0f', '1f45e'],
  },
};

export const sheepskinJacket: DemoGoods = {
  key: 'coat-sheepskin-jacket',
  title: '植鞣绵羊皮短夹克 立领双向拉链',
  sellingPoint: '越穿越贴身',
  tags: ['头层羊皮'],
  found: { leaf: 'jacket', brand: 'pishe', keywords: ['皮衣', '皮夹克', '机车夹克'] },
  english: { title: 'Sheepskin jacket', sellingPoint: '' },
  specs: [
    { name: '颜色', values: ['栗棕', '黑'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [219900, 219900, 219900, 209900, 209900, 209900],
  listPriceFen: 268000,
  sold: 1280,
  detail: [
    '整张绵羊皮以植物单宁鞣制，皮面保留细小毛孔，穿上一个月会随身形起自然的褶。',
    '双向拉链可从下摆拉开，坐下时不顶腰；内侧有一个放得下手机的暗袋。',
    '首次穿着会有淡淡的皮革与树皮气味，通风两三天便散去，属于植鞣皮的正常现象。',
  ],
  art: {
    object: '1f9e5',
    tint: { saturation: 0.7, brightness: 0.62 },
    pose: 'single',
    stage: 'split',
    palette: 'clay',
    beside: ['1f97e', '1f4bc'],
  },
};

export const linenBlazer: DemoGoods = {
  key: 'coat-linen-blazer',
  title: '亚麻一粒扣西装外套 半里布',
  sellingPoint: '皱得好看',
  tags: ['诺曼底亚麻'],
  found: { leaf: 'light', brand: 'suzhi', keywords: ['西装外套', '小西装', '亚麻西装'] },
  specs: [
    { name: '颜色', values: ['本白', '麻灰'] },
    { name: '尺码', values: ['36', '38', '40', '42'] },
  ],
  pricesFen: [68900, 68900, 68900, 68900, 68900, 68900, 68900, 68900],
  sold: 3760,
  detail: [
    '法国诺曼底长纤亚麻，先织后水洗，布面已经缩过水，穿着产生的褶皱自然柔和。',
    '后背只做上半截里布，夏末傍晚披着不闷；袖口可以挽两折，露出滚边。',
    '可手洗，平铺阴干，趁微潮用中温熨斗压一压领面即可。',
  ],
  art: {
    object: '1f97c',
    tint: { saturation: 0.25, hue: 100, brightness: 1.06 },
    pose: 'single',
    stage: 'table',
    palette: 'cream',
    beside: ['1f452', '1f33e'],
  },
};

export const corduroyOvershirt: DemoGoods = {
  key: 'coat-corduroy-overshirt',
  title: '8 坑粗灯芯绒衬衫外套 胸前双贴袋',
  sellingPoint: '',
  tags: [],
  found: { leaf: 'jacket', brand: 'danning', keywords: ['灯芯绒外套', '衬衫外套'] },
  specs: [
    { name: '颜色', values: ['橄榄', '咖啡', '米白'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [39900, 39900, 39900, 39900, 39900, 39900, 39900, 39900, 39900],
  sold: 15470,
  detail: [
    '每英寸 8 条的粗坑条纯棉灯芯绒，绒面厚实，光线斜照时纹理分明。',
    '衬衫领配真贝壳扣，下摆平直，不系扣当外套，系上扣便是厚衬衫。',
    '请翻面冷水洗，晾至八成干后顺毛轻刷，绒头会重新立起来。',
  ],
  art: {
    object: '1f9e5',
    tint: { saturation: 0.5, hue: 48, brightness: 0.8 },
    pose: 'close',
    stage: 'sun',
    palette: 'sage',
    beside: ['1f97e', '1f33f'],
  },
};
