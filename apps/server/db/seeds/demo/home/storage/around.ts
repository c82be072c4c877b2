import type { DemoBranch } from '../../demo.types.ts';

export const storageAround: DemoBranch = {
  key: 'around',
  name: '厨房与随身',
  leaves: [
    { key: 'kitchen', name: '厨房收纳', icon: { object: '1fad9' } },
    { key: 'basket', name: '篮筐', icon: { object: '1f9fa' } },
    { key: 'tool', name: '工具与袋', icon: { object: '1f9f0' } },
  ],
  goods: [
    {
      key: 'home-fridge-box',
      title: '冰箱分区保鲜盒 四件',
      sellingPoint: '菜不压菜',
      tags: [],
      found: { leaf: 'kitchen', brand: 'guizhi', keywords: ['保鲜盒', '冰箱收纳', '分装盒'] },
      specs: [{ name: '容量', values: ['四件套'] }],
      pricesFen: [8900],
      sold: 58700,
      detail: ['透明 PP，底部沥水格；冰箱里分区放，冻肉蔬果都行。'],
      art: { object: '1f371', pose: 'single', stage: 'table', palette: 'mint', tint: { saturation: 0.5 } },
    },
    {
      key: 'home-grain-jar',
      title: '谷物密封桶 大号 带量杯',
      sellingPoint: '梅雨也不生虫',
      tags: [],
      found: { leaf: 'kitchen', brand: 'guizhi', keywords: ['米桶', '密封桶', '粮食罐'] },
      specs: [{ name: '容量', values: ['5L', '10L'] }],
      pricesFen: [6980, 10900],
      sold: 41300,
      detail: ['食品级 PP，干燥剂盒在盖里；倒米口一掀即开。'],
      art: { object: '1fad9', pose: 'single', stage: 'arch', palette: 'sand', tint: { saturation: 0.6 } },
    },
    {
      key: 'home-basket-cotton',
      title: '棉绳编织收纳筐 杂物',
      sellingPoint: '玩具书本一筐',
      tags: [],
      found: { leaf: 'basket', brand: 'guizhi', keywords: ['收纳筐', '编织筐', '杂物篮'] },
      specs: [{ name: '规格', values: ['小', '中', '大'] }],
      pricesFen: [4980, 7900, 10900],
      sold: 52600,
      detail: ['棉绳手编，柔软不刮家具；放玩具、杂志、毯子都好。'],
      art: { object: '1f9fa', pose: 'single', stage: 'arch', palette: 'cream', tint: { saturation: 0.4 } },
    },
  ],
};
