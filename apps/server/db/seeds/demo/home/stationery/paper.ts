import type { DemoBranch } from '../../demo.types.ts';

export const stationeryPaper: DemoBranch = {
  key: 'paper',
  name: '纸',
  leaves: [
    { key: 'paper', name: '本册', icon: { object: '1f4d3' } },
    { key: 'calendar', name: '日历', icon: { object: '1f4c5' } },
  ],
  goods: [
    {
      key: 'home-notebook-dot',
      title: '点阵笔记本 B5 精装',
      sellingPoint: '平摊不自己合上',
      tags: [],
      found: { leaf: 'paper', brand: 'mozhi', keywords: ['笔记本', '手帐', '点阵'] },
      specs: [
        { name: '颜色', values: ['墨绿', '燕麦'] },
        { name: '规格', values: ['单本', '两本'] },
      ],
      pricesFen: [5900, 10900, 5900, 10900],
      sold: 47600,
      detail: ['一百克道林纸，点阵五毫米；内页不透墨，一百六十页。'],
      art: { object: '1f4d3', pose: 'close', stage: 'plain', palette: 'sage', tint: { saturation: 0.6 } },
    },
    {
      key: 'home-sketch',
      title: '速写本 A5 硬壳 80 页',
      sellingPoint: '带出门不弯',
      tags: [],
      found: { leaf: 'paper', brand: 'mozhi', keywords: ['速写本', '素描本', '画本'] },
      specs: [{ name: '规格', values: ['A5', 'A4'] }],
      pricesFen: [3980, 6980],
      sold: 24800,
      detail: ['一百六十克铅画纸，正反可画；松紧带合住。'],
      art: { object: '1f4d2', pose: 'pair', stage: 'arch', palette: 'sand', tint: { saturation: 0.5 } },
    },
    {
      key: 'home-lunar-calendar',
      title: '手撕农历日历 2027',
      sellingPoint: '每天撕一页',
      tags: [],
      found: { leaf: 'calendar', brand: 'mozhi', keywords: ['日历', '手撕日历', '农历'] },
      specs: [{ name: '规格', values: ['单本', '两本'] }],
      pricesFen: [3980, 6980],
      isSoldOut: true,
      sold: 31200,
      detail: ['每日一句农谚，宜忌清楚；挂孔，撕下当书签。'],
      art: { object: '1f4c5', pose: 'close', stage: 'arch', palette: 'rose', tint: { saturation: 0.5 } },
    },
  ],
};
