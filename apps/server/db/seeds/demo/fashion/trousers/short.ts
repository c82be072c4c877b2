import type { DemoBranch } from '../../demo.types.ts';

export const trousersShort: DemoBranch = {
  key: 'short',
  name: '短裤',
  leaves: [{ key: 'shorts', name: '短裤', icon: { object: '1fa73' } }],
  goods: [
    {
      key: 'trousers-shorts-running',
      title: '速干运动短裤 双层内衬',
      sellingPoint: '跑步不磨腿',
      tags: [],
      found: { leaf: 'shorts', brand: 'suzhi', keywords: ['运动短裤', '跑步短裤', '速干'] },
      specs: [
        { name: '颜色', values: ['黑', '藏青'] },
        { name: '尺码', values: ['M', 'L', 'XL'] },
      ],
      pricesFen: [14900, 14900, 14900, 14900, 14900, 14900],
      sold: 52400,
      detail: ['外层速干布，里层网布防磨；后腰暗袋放钥匙手机。'],
      art: { object: '1fa73', pose: 'close', stage: 'split', palette: 'ice', tint: { saturation: 0.1, brightness: 0.55 } },
    },
  ],
};
