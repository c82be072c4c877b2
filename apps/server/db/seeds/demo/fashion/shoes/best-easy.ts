import type { DemoGoods } from '../../demo.types.ts';

export const cloudRunner: DemoGoods = {
  key: 'shoes-cloud-runner',
  title: '云感轻量跑鞋 单只 218g 网面透气',
  sellingPoint: '落地是软的',
  tags: [],
  found: { leaf: 'sneaker', brand: 'buli', keywords: ['跑鞋', '运动鞋', '球鞋'] },
  english: { title: 'Light running shoes, 218 g', sellingPoint: '' },
  specs: [
    { name: '颜色', values: ['雾紫', '浅灰'] },
    { name: '尺码', values: ['36', '37', '38', '39', '40', '41'] },
  ],
  pricesFen: [32900, 32900, 32900, 32900, 32900, 32900, 32900, 32900, 32900, 32900, 32900, 32900],
  listPriceFen: 49900,
  sold: 96500,
  detail: [
    '37 码单只 218 克，中底为超临界发泡，踩下去有回弹，不塌不飘。',
    '一体织鞋面只在受力处加密，脚趾弯折的地方几乎没有接缝。',
    '鞋底前掌为耐磨橡胶，适合柏油路慢跑与日常通勤，不建议越野。',
  ],
  art: { object: '1f45f', tint: { saturation: 0.5 }, pose: 'single', stage: 'split', palette: 'sand', beside: ['1f97c', '1f33c'] },
};

export const suedeMule: DemoGoods = {
  key: 'shoes-suede-mule',
  title: '羊麂皮穆勒拖鞋 5cm 中跟 乳胶软垫',
  sellingPoint: '夏末的一双',
  tags: [],
  found: { leaf: 'slipper', brand: 'buli', keywords: ['穆勒鞋', '半拖', '拖鞋'] },
  specs: [
    { name: '颜色', values: ['莓褐', '沙'] },
    { name: '尺码', values: ['35', '36', '37', '38', '39'] },
  ],
  pricesFen: [26900, 26900, 26900, 26900, 26900, 26900, 26900, 26900, 26900, 26900],
  sold: 2970,
  detail: [
    '羊麂皮宽带包住脚背，鞋垫下有 4 毫米乳胶，走路不拍脚跟。',
    '跟高 5 厘米，不累脚也有精神，配阔腿裤或长裙都露出一小截脚踝。',
    '麂皮怕水，穿前请先喷一层防护喷雾，脏处用干净的橡皮轻轻擦去。',
  ],
  art: {
    object: '1f461',
    tint: { saturation: 0.42, hue: 352, brightness: 0.94 },
    pose: 'pair',
    stage: 'sun',
    palette: 'cream',
    beside: ['1f33c', '1f41a'],
  },
};

export const balletFlat: DemoGoods = {
  key: 'shoes-ballet-flat',
  title: '羊皮软底平底单鞋 可对折',
  sellingPoint: '折起来放包里',
  tags: [],
  found: { leaf: 'flat', brand: 'buli', keywords: ['芭蕾鞋', '平底鞋', '豆豆鞋'] },
  specs: [
    { name: '颜色', values: ['雾蓝', '黑', '裸粉'] },
    { name: '尺码', values: ['36', '37', '38', '39'] },
  ],
  pricesFen: [19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900],
  listPriceFen: 23900,
  sold: 152000,
  detail: [
    '整张绵羊皮一片成型，鞋底可对折，随鞋附一只棉布袋，通勤换鞋很方便。',
    '鞋口包了细细一道弹力带，不勒脚背也不掉跟，袜子薄厚都能穿。',
    '前掌垫了 3 毫米缓冲层，适合办公室与短途步行，长途请换厚底鞋。',
  ],
  art: {
    object: '1f97f',
    tint: { saturation: 0.4, brightness: 1.02 },
    pose: 'close',
    stage: 'halo',
    palette: 'grey',
    beside: ['1f45d', '1f33c'],
  },
};

export const crossStrap: DemoGoods = {
  key: 'shoes-cross-strap',
  title: '缎面交叉绑带芭蕾鞋 内藏弹力 易穿脱',
  sellingPoint: '',
  tags: [],
  found: { leaf: 'flat', brand: 'buli', keywords: ['芭蕾鞋', '绑带鞋'] },
  specs: [
    { name: '颜色', values: ['玫瑰灰', '黑'] },
    { name: '尺码', values: ['35', '36', '37', '38', '39'] },
  ],
  pricesFen: [23900, 23900, 23900, 23900, 23900, 23900, 23900, 23900, 23900, 23900],
  sold: 41900,
  detail: ['脚背两道细带交叉固定，带里藏着弹力，穿脱时不必一一解开。', '鞋底为薄橡胶片，贴着地面却不硌脚；鞋面是缎，请避开雨天。'],
  art: {
    object: '1fa70',
    tint: { saturation: 0.34, hue: 30, brightness: 0.98 },
    pose: 'single',
    stage: 'arch',
    palette: 'rose',
    beside: ['1f33c', '1f45d'],
  },
};

export const leatherThong: DemoGoods = {
  key: 'shoes-leather-thong',
  title: '植鞣牛皮人字拖 软木鞋床 男女同款',
  sellingPoint: '踩出自己的脚印',
  tags: ['植鞣皮'],
  found: { leaf: 'slipper', brand: 'buli', keywords: ['人字拖', '夹脚拖', '凉拖'] },
  specs: [
    { name: '颜色', values: ['原皮', '深棕'] },
    { name: '尺码', values: ['36', '38', '40', '42', '44'] },
  ],
  pricesFen: [22900, 22900, 22900, 22900, 22900, 22900, 22900, 22900, 22900, 22900],
  sold: 880,
  detail: ['软木与天然乳胶压成的鞋床，两周后会记住足弓的高低。', '植鞣皮带不打蜡不上漆，颜色随日晒由浅变深，出水后阴干即可。'],
  art: {
    object: '1fa74',
    tint: { saturation: 0.24, hue: 160, brightness: 0.94 },
    pose: 'pair',
    stage: 'split',
    palette: 'cream',
    beside: ['1f41a', '1f452'],
  },
};
