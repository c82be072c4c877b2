import type { DemoBranch } from '../../demo.types.ts';

export const shoesEasy: DemoBranch = {
  key: 'easy',
  name: '运动与拖鞋',
  leaves: [
    { key: 'sneaker', name: '运动鞋', icon: { object: '1f45f' } },
    { key: 'slipper', name: '凉鞋拖鞋', icon: { object: '1f461' } },
    { key: 'flat', name: '平底鞋', icon: { object: '1f97f' } },
  ],
  goods: [
    {
      key: 'shoes-canvas-sneaker',
      title: '帆布低帮板鞋 硫化底',
      sellingPoint: '洗了就干',
      tags: [],
      found: { leaf: 'sneaker', brand: 'buli', keywords: ['帆布鞋', '板鞋', '小白鞋'] },
      specs: [
        { name: '颜色', values: ['白', '黑', '米'] },
        { name: '尺码', values: ['35', '36', '37', '38', '39', '40', '41', '42', '43'] },
      ],
      pricesFen: [
        19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900,
        19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900,
      ],
      sold: 148600,
      detail: ['加厚帆布面，硫化橡胶底防滑；机洗后摊平阴干。'],
      art: { object: '1f45f', pose: 'single', stage: 'arch', palette: 'stone', tint: { saturation: 0.1, brightness: 1.1 } },
      styles: [
        { saturation: 0.05, brightness: 1.12 },
        { saturation: 0, brightness: 0.45 },
        { hue: 110, saturation: 0.3, brightness: 1.06 },
      ],
    },
    {
      key: 'shoes-runner-cushion',
      title: '缓震慢跑鞋 一体鞋面',
      sellingPoint: '膝盖不累',
      tags: [],
      found: { leaf: 'sneaker', brand: 'buli', keywords: ['跑鞋', '慢跑鞋', '运动鞋'] },
      specs: [
        { name: '颜色', values: ['黑', '白', '雾蓝'] },
        { name: '尺码', values: ['36', '37', '38', '39', '40', '41', '42', '43'] },
      ],
      pricesFen: [
        35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900,
        35900, 35900, 35900, 35900, 35900,
      ],
      listPriceFen: 42900,
      sold: 87600,
      detail: ['中底缓震三十毫米，鞋面一体织；跑步走路都轻。'],
      art: { object: '1f45f', pose: 'single', stage: 'split', palette: 'sky', tint: { saturation: 0.7 } },
    },
    {
      key: 'shoes-slipper-fur',
      title: '毛绒家居拖 EVA 厚底',
      sellingPoint: '软得像踩云',
      tags: [],
      found: { leaf: 'slipper', brand: 'anwo', keywords: ['棉拖鞋', '家居鞋', '毛拖'] },
      specs: [
        { name: '颜色', values: ['奶白', '焦糖', '灰'] },
        { name: '尺码', values: ['36', '37', '38', '39', '40', '41'] },
      ],
      pricesFen: [8900, 8900, 8900, 8900, 8900, 8900, 8900, 8900, 8900, 8900, 8900, 8900, 8900, 8900, 8900, 8900, 8900, 8900],
      sold: 76300,
      detail: ['短毛绒面，三厘米 EVA 底，静音不滑；冬天光脚也暖。'],
      art: { object: '1f97f', pose: 'single', stage: 'arch', palette: 'cream', tint: { saturation: 0.4, brightness: 1.08 } },
      styles: [
        { saturation: 0.1, brightness: 1.15 },
        { hue: 160, saturation: 0.6 },
        { saturation: 0, brightness: 0.85 },
      ],
    },
  ],
};
