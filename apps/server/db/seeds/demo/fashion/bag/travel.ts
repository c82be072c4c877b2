import type { DemoBranch } from '../../demo.types.ts';

export const bagTravel: DemoBranch = {
  key: 'travel',
  name: '布包与箱',
  leaves: [
    { key: 'canvas', name: '帆布包', icon: { object: '1f6cd-fe0f' } },
    { key: 'travel', name: '旅行箱包', icon: { object: '1f9f3' } },
  ],
  goods: [
    {
      key: 'bag-canvas-tote',
      title: '厚帆布托特包 内袋隔层',
      sellingPoint: '装得下书和午饭',
      tags: [],
      found: { leaf: 'canvas', brand: 'pishe', keywords: ['帆布包', '托特包', '通勤包'] },
      specs: [
        { name: '颜色', values: ['原色', '黑'] },
        { name: '尺码', values: ['M', 'L'] },
      ],
      pricesFen: [15900, 15900, 15900, 15900],
      sold: 41200,
      detail: ['二十四盎司帆布，内袋分三层；手机、钥匙有地方放。'],
      art: { object: '1f6cd-fe0f', pose: 'single', stage: 'podium', palette: 'sand', tint: { saturation: 0.4 } },
    },
    {
      key: 'bag-canvas-crossbody',
      title: '帆布斜挎小包 可手提',
      sellingPoint: '出门只带它',
      tags: [],
      found: { leaf: 'canvas', brand: 'pishe', keywords: ['斜挎包', '帆布包', '小包'] },
      specs: [
        { name: '颜色', values: ['原色', '藏青', '黑'] },
        { name: '尺码', values: ['均码'] },
      ],
      pricesFen: [9900, 9900, 9900],
      sold: 58700,
      detail: ['双拉链开口，斜带可拆；放下钱包钥匙手机刚好。'],
      art: { object: '1f45d', pose: 'single', stage: 'table', palette: 'sage', tint: { saturation: 0.35 } },
    },
    {
      key: 'bag-weekender',
      title: '三日行李袋 旅行手提',
      sellingPoint: '塞得下三天',
      tags: [],
      found: { leaf: 'travel', brand: 'pishe', keywords: ['行李袋', '旅行包', '手提包'] },
      specs: [
        { name: '颜色', values: ['黑', '卡其'] },
        { name: '尺码', values: ['35L', '45L'] },
      ],
      pricesFen: [59900, 72900, 59900, 72900],
      sold: 8900,
      detail: ['油蜡帆布配皮手柄，底片加硬不塌；可套拉杆箱。'],
      art: { object: '1f9f3', pose: 'single', stage: 'split', palette: 'stone', tint: { saturation: 0.3 } },
    },
    {
      key: 'bag-trolley-26',
      title: '26 寸拉杆箱 铝框 静音',
      sellingPoint: '托运不怕摔',
      tags: [],
      found: { leaf: 'travel', brand: 'pishe', keywords: ['行李箱', '拉杆箱', '26 寸'] },
      specs: [
        { name: '颜色', values: ['银', '黑'] },
        { name: '尺码', values: ['26 寸'] },
      ],
      pricesFen: [79900, 79900],
      sold: 14300,
      detail: ['聚碳酸酯壳加铝框，双杆静音轮；内衬分层固定。'],
      art: { object: '1f9f3', pose: 'single', stage: 'halo', palette: 'grey', tint: { saturation: 0.2 } },
    },
  ],
};
