import type { DemoGoods } from '../../demo.types.ts';

export const woolBedSocks: DemoGoods = {
  key: 'loungewear-wool-bed-socks',
  title: '羊毛卧室袜',
  sellingPoint: '暖脚好睡',
  tags: [],
  found: { leaf: 'home-shoe', brand: 'anwo', keywords: ['袜子', '地板袜', '睡眠袜'] },
  specs: [{ name: '规格', values: ['一双', '三双'] }],
  pricesFen: [2990, 7990],
  sold: 91700,
  detail: ['羊毛与腈纶粗纱圈织，袜口松松地搭在脚踝上，不留勒痕。', '底部点了一层硅胶小点，半夜起来踩在木地板上不打滑，也不冰脚。'],
  art: {
    object: '1f9e6',
    tint: { saturation: 0.24, hue: 322, brightness: 1 },
    pose: 'trio',
    stage: 'sun',
    palette: 'sand',
    beside: ['1f9f6', '1f4d6'],
  },
};

export const linenSlippers: DemoGoods = {
  key: 'loungewear-linen-slippers',
  title: '亚麻居家拖鞋 四季软底 静音不打滑',
  sellingPoint: '走路没声音',
  tags: ['可机洗'],
  found: { leaf: 'home-shoe', brand: 'anwo', keywords: ['拖鞋', '家居拖鞋', '亚麻拖鞋'] },
  specs: [
    { name: '颜色', values: ['靛灰', '麻黄'] },
    { name: '尺码', values: ['36-37', '38-39', '40-41', '42-43'] },
  ],
  pricesFen: [4990, 4990, 4990, 4990, 4990, 4990, 4990, 4990],
  listPriceFen: 6900,
  sold: 145000,
  detail: ['鞋面亚麻、鞋底软质发泡，整只可放进洗衣机，甩干后一夜就透。', '鞋底切有细槽，瓷砖上带水也站得稳，楼下邻居听不见脚步。'],
  art: {
    object: '1fa74',
    tint: { saturation: 0.24, brightness: 0.92 },
    pose: 'pair',
    stage: 'split',
    palette: 'cream',
    beside: ['1f9f8', '1f33f'],
  },
};

export const quiltedIndoorShoes: DemoGoods = {
  key: 'loungewear-quilted-indoor-shoes',
  title: '绗缝软底室内鞋 包跟 秋冬款',
  sellingPoint: '脚跟也暖',
  tags: ['手作'],
  found: { leaf: 'home-shoe', brand: 'anwo', keywords: ['棉拖鞋', '室内鞋', '月子鞋'] },
  specs: [
    { name: '颜色', values: ['焦糖', '深灰'] },
    { name: '尺码', values: ['36-37', '38-39', '40-41'] },
  ],
  pricesFen: [8900, 8900, 8900, 8900, 8900, 8900],
  sold: 0,
  detail: ['外层绗缝棉布，内里短绒，脚背两道交叉带把鞋稳稳固定住。', '鞋底为缝制软皮，弯折自如，可以整双手洗，塞上旧报纸阴干。'],
  art: {
    object: '1fa70',
    tint: { saturation: 0.36, hue: 76, brightness: 0.92 },
    pose: 'single',
    stage: 'table',
    palette: 'grey',
    beside: ['1f9f8', '1f375'],
  },
};
