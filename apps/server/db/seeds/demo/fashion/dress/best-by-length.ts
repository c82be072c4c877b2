import type { DemoGoods } from '../../demo.types.ts';

export const woolSlant: DemoGoods = {
  key: 'dress-wool-slant',
  title: '斜襟拼接羊毛连衣裙 短袖及膝',
  sellingPoint: '一道斜线收腰',
  tags: [],
  found: { leaf: 'wool', brand: 'suzhi', keywords: ['羊毛裙', '连衣裙', '秋冬裙'] },
  specs: [
    { name: '颜色', values: ['灰绿', '深灰'] },
    { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
  ],
  pricesFen: [69900, 69900, 69900, 69900, 69900, 69900, 69900, 69900],
  sold: 1860,
  detail: [
    '薄花呢羊毛裁成斜襟，自右肩落到左腰，一条嵌线把视线引向腰间。',
    '内衬为铜氨丝，穿丝袜走路不粘；短袖可单穿，也能叠一件薄高领。',
    '右侧一条隐形拉链，穿脱不必过头，适合盘了头发再换衣的日子。',
  ],
  art: {
    object: '1f97b',
    tint: { saturation: 0.2, brightness: 0.96 },
    pose: 'single',
    stage: 'halo',
    palette: 'stone',
    beside: ['1f45c', '1f4ff'],
  },
};

export const littleBlack: DemoGoods = {
  key: 'dress-little-black',
  title: '小黑裙',
  sellingPoint: '从白天到晚上',
  tags: ['可机洗'],
  found: { leaf: 'midi', brand: 'suzhi', keywords: ['黑裙子', '连衣裙', '小礼服'] },
  english: { title: 'The little black dress', sellingPoint: '' },
  specs: [{ name: '尺码', values: ['XS', 'S', 'M', 'L', 'XL'] }],
  pricesFen: [49900, 49900, 49900, 49900, 52900],
  listPriceFen: 59900,
  sold: 54700,
  detail: ['三醋酸与羊毛混纺，黑得沉稳，不沾毛絮，坐一下午也看不出折痕。', '领口弧线略低，腰线提高一寸半，裙摆及膝，配平底鞋也显得修长。'],
  art: {
    object: '1f457',
    tint: { saturation: 0.12, brightness: 0.5 },
    pose: 'close',
    stage: 'plain',
    palette: 'grey',
    beside: ['1f45d', '1f48d'],
  },
};

export const tencelMidi: DemoGoods = {
  key: 'dress-tencel-midi',
  title: '莱赛尔棉中长裙 细褶腰头',
  sellingPoint: '',
  tags: ['可机洗'],
  found: { leaf: 'midi', brand: 'suzhi', keywords: ['天丝裙', '中长裙', '连衣裙'] },
  specs: [
    { name: '颜色', values: ['松绿', '黑'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [27900, 27900, 27900, 27900, 27900, 27900],
  sold: 16950,
  detail: [
    '莱赛尔与棉混纺，垂顺里带一点骨感，坐下再起身，褶线仍在原处。',
    '腰头前平后松，后腰藏一段松紧，午饭后也舒服，腰围可放出 4 厘米。',
    '可放进洗衣袋柔洗，脱水一分钟即可，挂起来晾，裙身自然成形。',
  ],
  art: {
    object: '1f457',
    tint: { saturation: 0.36, hue: 228, brightness: 0.92 },
    pose: 'single',
    stage: 'sun',
    palette: 'sage',
    beside: ['1f45c', '1f33f'],
  },
};

export const corduroyPinafore: DemoGoods = {
  key: 'dress-corduroy-pinafore',
  title: '细灯芯绒背带裙 宽肩带 可叠高领毛衣',
  sellingPoint: '秋天的第二层',
  tags: [],
  found: { leaf: 'midi', brand: 'danning', keywords: ['背带裙', '灯芯绒裙'] },
  specs: [
    { name: '颜色', values: ['栗棕', '藏蓝', '驼'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [32900, 32900, 32900, 32900, 32900, 32900, 32900, 32900, 32900],
  sold: 9080,
  detail: [
    '16 坑细灯芯绒，绒条匀净，含 2% 弹力，蹲下不绷膝盖。',
    '领口开得宽，里面叠衬衫或高领都露得出来，肩带长度有两颗扣位。',
    '请翻到反面冷水洗，不要压着熨，用蒸汽悬空走一遍绒面就平。',
  ],
  art: {
    object: '1f457',
    tint: { saturation: 0.46, hue: 132, brightness: 0.74 },
    pose: 'single',
    stage: 'split',
    palette: 'clay',
    beside: ['1fab6', '1f45e'],
  },
};

export const apricotDrape: DemoGoods = {
  key: 'dress-apricot-drape',
  title: '杏色披肩式两件裙 短袖上身配可拆斜披巾',
  sellingPoint: '一件有两种样子',
  tags: ['两件套'],
  found: { leaf: 'midi', brand: 'suzhi', keywords: ['套装裙', '两件套', '小香风'] },
  specs: [{ name: '规格', values: ['均码 胸围 84–100cm'] }],
  pricesFen: [58900],
  sold: 0,
  detail: [
    '斜披巾以暗扣固定在肩与腰，扣上是礼服的样子，取下便是一条素净短袖裙。',
    '面料为棉丝混纺，带浅浅的光，颜色在日光下偏杏，灯光下偏粉。',
  ],
  art: {
    object: '1f97b',
    tint: { saturation: 0.22, hue: 250, brightness: 1.1 },
    pose: 'single',
    stage: 'podium',
    palette: 'cream',
    beside: ['1f4ff', '1f45c'],
  },
};

export const dotWrap: DemoGoods = {
  key: 'dress-dot-wrap',
  title: '碎点交领系带裙 人造丝绉',
  sellingPoint: '不挑身形',
  tags: ['可机洗'],
  found: { leaf: 'midi', brand: 'suzhi', keywords: ['波点裙', '碎花裙', '裹身裙'] },
  specs: [
    { name: '颜色', values: ['豆沙红', '墨绿'] },
    { name: '尺码', values: ['均码', '大码'] },
  ],
  pricesFen: [23900, 25900, 23900, 25900],
  listPriceFen: 32900,
  sold: 72300,
  detail: [
    '细绉人造丝，手感清凉，碎点用套色印制，边缘干净不晕。',
    '交领处有一粒暗扣，弯腰不走光；系带可在侧面或身后打结。',
    '均码适合 45 至 60 公斤，大码适合 60 至 75 公斤。',
  ],
  art: {
    object: '1f458',
    tint: { saturation: 0.4, hue: 105, brightness: 0.94 },
    pose: 'single',
    stage: 'halo',
    palette: 'grey',
    beside: ['1f45c', '1f45d'],
  },
};
