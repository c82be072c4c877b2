import type { DemoGoods } from '../../demo.types.ts';

export const linenStrap: DemoGoods = {
  key: 'dress-linen-strap',
  title: '亚麻吊带连衣裙 收腰大摆',
  sellingPoint: '风里走路的裙子',
  tags: ['诺曼底亚麻'],
  found: { leaf: 'linen', brand: 'suzhi', keywords: ['吊带裙', '亚麻裙', '连衣裙'] },
  english: { title: 'Linen strap dress', sellingPoint: 'Waisted, with a full skirt' },
  specs: [
    { name: '颜色', values: ['橄榄', '本白', '赤陶'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900],
  listPriceFen: 42900,
  sold: 31200,
  detail: [
    '中厚水洗亚麻，腰间一道细带，裙摆用了近三米布，走动时自然荡开。',
    '肩带可调三档，胸前有一层薄棉衬，浅色款单穿也不必另加内搭。',
    '裙侧两只暗袋，放得下手机与钥匙；亚麻可机洗，晾干后不必熨平。',
  ],
  art: {
    object: '1f457',
    tint: { saturation: 0.42, hue: 170, brightness: 1.08 },
    pose: 'single',
    stage: 'arch',
    palette: 'sand',
    beside: ['1f452', '1f33f'],
  },
};

export const silkSlip: DemoGoods = {
  key: 'dress-silk-slip',
  title: '桑蚕丝缎面吊带裙 22 姆米 斜裁垂坠',
  sellingPoint: '斜裁才有的流动',
  tags: ['桑蚕丝', '斜裁'],
  found: { leaf: 'silk', brand: 'suzhi', keywords: ['真丝裙', '吊带裙', '缎面裙'] },
  english: { title: 'Silk satin slip dress', sellingPoint: '' },
  specs: [
    { name: '颜色', values: ['玫瑰灰', '香槟'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [89900, 89900, 89900, 92900, 92900, 92900],
  sold: 2240,
  detail: [
    '22 姆米真丝缎，按布纹 45 度斜裁，不加弹力纱也能顺着身体走。',
    '斜裁费料，一条裙子要用去两条的布；裙摆手卷边，挂久后略有长短属正常。',
    '请交给熟悉真丝的洗衣店打理，平日挂着用蒸汽走一遍即可抚平。',
  ],
  art: {
    object: '1f457',
    tint: { saturation: 0.36, hue: 92, brightness: 1.16 },
    pose: 'single',
    stage: 'podium',
    palette: 'rose',
    beside: ['1f4ff', '1f45d'],
  },
};

export const indigoWrap: DemoGoods = {
  key: 'dress-indigo-wrap',
  title: '蓝染交领系带连衣裙 贵州苗寨手工点蜡 每件花纹不同',
  sellingPoint: '手里有温度的蓝',
  tags: ['手作', '植物染'],
  found: { leaf: 'linen', brand: 'suzhi', keywords: ['蓝染', '蜡染', '民族风'] },
  specs: [{ name: '规格', values: ['均码'] }],
  pricesFen: [75900],
  listPriceFen: 88000,
  sold: 312,
  detail: [
    '土布先以蜂蜡点花，再入板蓝根靛缸反复浸染八次，退蜡后露出白花。',
    '交领左右相掩，腰间宽带绕两圈系住，松紧随人，胸围 82 至 104 厘米都能穿。',
    '前几次单独冷水洗，会有少许浮色；日后颜色会慢慢变得柔和。',
  ],
  art: {
    object: '1f458',
    tint: { saturation: 0.46, hue: 350, brightness: 0.86 },
    pose: 'single',
    stage: 'table',
    palette: 'cream',
    beside: ['1f375', '1f33e'],
  },
};

export const washedDenim: DemoGoods = {
  key: 'dress-washed-denim',
  title: '水洗丹宁吊带长裙 10 盎司薄牛仔',
  sellingPoint: '',
  tags: [],
  found: { leaf: 'denim', brand: 'danning', keywords: ['牛仔裙', '长裙', '丹宁'] },
  specs: [
    { name: '颜色', values: ['浅蓝', '中蓝'] },
    { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
  ],
  pricesFen: [29900, 29900, 29900, 29900, 29900, 29900, 29900, 29900],
  sold: 4630,
  detail: [
    '10 盎司薄丹宁经酵素水洗，裙摆挺而不硬，夏天穿也不闷腿。',
    '腰间深色细带可抽出，配皮带另是一种样子；后背有弹力抽褶。',
    '首次请单独冷水洗，会有少许浮色，之后颜色稳定，可与同色一起洗。',
  ],
  art: {
    object: '1f457',
    tint: { saturation: 0.4, hue: 338, brightness: 1.08 },
    pose: 'pair',
    stage: 'arch',
    palette: 'sky',
    beside: ['1f45f', '1f452'],
  },
};
