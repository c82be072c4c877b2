import type { DemoBranch } from '../../demo.types.ts';

export const snackJerky: DemoBranch = {
  key: 'jerky',
  name: '肉脯小食',
  leaves: [{ key: 'jerky', name: '肉脯', icon: { object: '1f953' } }],
  goods: [
    {
      key: 'snack-dried-beef',
      title: '香辣肉脯 猪肉 100g × 2',
      sellingPoint: '薄脆微甜',
      tags: [],
      found: { leaf: 'jerky', brand: 'songguo', keywords: ['肉脯', '猪肉脯', '零食'] },
      specs: [{ name: '规格', values: ['100g × 2', '100g × 4'] }],
      pricesFen: [3280, 5980],
      sold: 31200,
      detail: ['猪后腿压片烤制，蜂蜜微甜；独立小袋，办公室分享。'],
      art: { object: '1f953', pose: 'pair', stage: 'plain', palette: 'peach' },
    },
  ],
};
