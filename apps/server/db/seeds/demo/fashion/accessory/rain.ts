import type { DemoBranch } from '../../demo.types.ts';

export const accessoryRain: DemoBranch = {
  key: 'rain',
  name: '雨具',
  leaves: [{ key: 'umbrella', name: '雨伞', icon: { object: '2602-fe0f' } }],
  goods: [
    {
      key: 'accessory-umbrella-fold',
      title: '轻量三折自动伞 8 骨',
      sellingPoint: '只有 260 克',
      tags: [],
      found: { leaf: 'umbrella', brand: 'qingchuang', keywords: ['折叠伞', '晴雨伞', '雨伞'] },
      specs: [
        { name: '颜色', values: ['藏青', '墨绿', '米'] },
        { name: '尺码', values: ['均码'] },
      ],
      pricesFen: [12900, 12900, 12900],
      sold: 87600,
      detail: ['黑胶涂层挡晒，八骨防风；一键开合，塞进包侧袋。'],
      art: { object: '2602-fe0f', pose: 'single', stage: 'split', palette: 'sky', tint: { saturation: 0.5 } },
      styles: [
        { hue: -45, saturation: 0.7, brightness: 0.8 },
        { hue: 240, saturation: 0.4 },
        { saturation: 0.06, brightness: 1.7 },
      ],
    },
  ],
};
