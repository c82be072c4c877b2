import type { DemoGoods } from '../../demo.types.ts';

export const merinoCrew: DemoGoods = {
  key: 'top-merino-crew',
  title: '精纺美利奴圆领针织衫 18.5 微米细羊毛 贴身不扎',
  sellingPoint: '四季都穿得到',
  tags: ['可机洗'],
  found: { leaf: 'knit', brand: 'zhiyu', keywords: ['羊毛衫', '毛衣', '针织衫'] },
  english: { title: 'Merino crew-neck sweater', sellingPoint: 'Soft on bare skin' },
  specs: [
    { name: '颜色', values: ['焦糖', '海军蓝', '燕麦', '黑'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [36900, 36900, 36900, 36900, 36900, 36900, 36900, 36900, 36900, 36900, 36900, 36900],
  listPriceFen: 45900,
  sold: 68400,
  detail: [
    '澳洲 18.5 微米美利奴羊毛，细到直接贴着脖子也不痒，14 针细密平织。',
    '领口与袖口用双层罗纹，拉伸后回弹好；下摆略收，塞进裤腰不臃肿。',
    '纱线做过防缩整理，可用洗衣机的羊毛程序冷水洗，平铺晾干。',
  ],
  art: {
    object: '1f45a',
    tint: { saturation: 0.42, hue: 82, brightness: 0.95 },
    pose: 'single',
    stage: 'halo',
    palette: 'cream',
    beside: ['1f411', '1f9f6'],
  },
  styles: [
    { hue: 82, saturation: 0.42, brightness: 0.95 },
    { hue: 260, saturation: 0.5, brightness: 0.55 },
    { hue: 100, saturation: 0.15, brightness: 1.1 },
    { saturation: 0, brightness: 0.38 },
  ],
};

export const silkVNeck: DemoGoods = {
  key: 'top-silk-v-neck',
  title: '19 姆米桑蚕丝 V 领上衣 砂洗哑光',
  sellingPoint: '凉而不透',
  tags: ['桑蚕丝'],
  found: { leaf: 'silk', brand: 'suzhi', keywords: ['真丝上衣', '丝绸', 'V领'] },
  specs: [
    { name: '颜色', values: ['藕粉', '珍珠白'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [45900, 45900, 45900, 45900, 45900, 45900],
  listPriceFen: 59900,
  sold: 8350,
  detail: [
    '19 姆米重磅双绉，经砂洗后光泽内敛，浅色单穿不透内衣轮廓。',
    'V 领开到锁骨下两指，后领略高，坐着工作也不往后滑。',
    '手洗时水温不超过 30 度，用中性洗剂，裹在毛巾里吸水后阴干。',
  ],
  art: {
    object: '1f45a',
    tint: { saturation: 0.28, hue: 32, brightness: 1.14 },
    pose: 'close',
    stage: 'arch',
    palette: 'rose',
    beside: ['1f41a', '1f4ff'],
  },
};

export const heavyCottonTee: DemoGoods = {
  key: 'top-heavy-cotton-tee',
  title: '260g 重磅棉圆领短袖',
  sellingPoint: '领口洗不松',
  tags: ['可机洗', '精梳棉'],
  found: { leaf: 'tee', brand: 'mianli', keywords: ['T恤', '短袖', '纯棉T恤'] },
  english: { title: 'Heavy cotton T-shirt, 260 g', sellingPoint: 'The collar stays in shape' },
  specs: [
    { name: '颜色', values: ['本白', '水泥灰', '黑'] },
    { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
  ],
  pricesFen: [9900, 9900, 9900, 10900, 9900, 9900, 9900, 10900, 9900, 9900, 9900, 10900],
  listPriceFen: 12900,
  sold: 256000,
  detail: [
    '260 克精梳棉双纱平纹，布身厚实挺括，白色单穿也安心。',
    '领圈加了一条包缝织带，反复机洗三十次后实测领围变化不到 1 厘米。',
    '肩线向后移半寸，袖口落在上臂中段，男女都好穿，按平时尺码选即可。',
  ],
  art: {
    object: '1f455',
    tint: { saturation: 0.04, brightness: 1.12 },
    pose: 'single',
    stage: 'split',
    palette: 'stone',
    beside: ['1f456', '1f45f'],
  },
  styles: [
    { saturation: 0.04, brightness: 1.12 },
    { saturation: 0.04, brightness: 0.85 },
    { saturation: 0, brightness: 0.4 },
  ],
};

export const colorBlockTee: DemoGoods = {
  key: 'top-color-block-tee',
  title: '胸前拼色纯棉短袖 落肩箱型版 洗后微皱 适合周末出门和在家的两种穿法 不分男女',
  sellingPoint: '',
  tags: ['可机洗'],
  found: { leaf: 'tee', brand: 'mianli', keywords: ['拼色T恤', '短袖', '落肩'] },
  specs: [
    { name: '颜色', values: ['雾紫', '天青'] },
    { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
  ],
  pricesFen: [12900, 12900, 12900, 12900, 12900, 12900, 12900, 12900],
  sold: 37100,
  detail: [
    '两块不同深浅的布拼在胸前，不是印花，洗多少次都不会裂。',
    '成衣先染后洗，颜色略微泛旧，布面留有细小的皱，不需要熨。',
    '箱型版偏宽，平时穿 M 的人仍选 M；喜欢合身可小一码。',
  ],
  art: {
    object: '1f455',
    tint: { saturation: 0.36, hue: 165, brightness: 0.94 },
    pose: 'pair',
    stage: 'plain',
    palette: 'cream',
    beside: ['1f452', '1f45f'],
  },
};

export const cottonKnitShort: DemoGoods = {
  key: 'top-cotton-knit-short',
  title: '棉麻竹节纱针织短袖 罗纹宽领',
  sellingPoint: '像毛衣一样的 T 恤',
  tags: [],
  found: { leaf: 'knit', brand: 'zhiyu', keywords: ['针织短袖', '冰丝', '棉麻'] },
  specs: [
    { name: '颜色', values: ['燕麦黄', '浅咖'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [17900, 17900, 17900, 17900, 17900, 17900],
  sold: 940,
  detail: ['棉 70%、亚麻 30% 的竹节纱，12 针织成，表面有不规则的节点。', '罗纹宽领贴着锁骨，胸前一段换了针法，远看像浅浅的一道影子。'],
  art: {
    object: '1f455',
    tint: { saturation: 0.42, hue: 318, brightness: 0.92 },
    pose: 'close',
    stage: 'halo',
    palette: 'clay',
    beside: ['1f9f5', '1f33e'],
  },
};
