import type { DemoBranch } from '../../demo.types.ts';

export const seafoodPreserved: DemoBranch = {
  key: 'preserved',
  name: '海味干货',
  leaves: [
    { key: 'dried', name: '海味干货', icon: { object: '1f41a' } },
    { key: 'ready', name: '即食海鲜', icon: { object: '1f363' } },
  ],
  goods: [
    {
      key: 'seafood-shrimp-dried',
      title: '淡干虾皮 无盐 200g',
      sellingPoint: '补一把鲜味',
      tags: [],
      found: { leaf: 'dried', brand: 'beiwan', keywords: ['虾皮', '虾米', '海米'] },
      specs: [{ name: '规格', values: ['200g', '500g'] }],
      pricesFen: [2480, 5280],
      sold: 41200,
      detail: ['当季毛虾淡水煮晒，不加盐；煮汤、蒸蛋、包馄饨抓一把就鲜。'],
      art: { object: '1f990', pose: 'single', stage: 'split', palette: 'sand', tint: { saturation: 0.7 } },
    },
    {
      key: 'seafood-seaweed',
      title: '淡干海带结 500g',
      sellingPoint: '炖排骨不散',
      tags: ['产地直发'],
      found: { leaf: 'dried', brand: 'beiwan', keywords: ['海带', '海带结', '炖汤'] },
      specs: [{ name: '规格', values: ['500g', '1kg'] }],
      pricesFen: [1680, 2980],
      sold: 28700,
      detail: ['荣成海带手打成结，提前泡两小时；炖排骨、炖黄豆都不散。'],
      art: { object: '1f33f', pose: 'single', stage: 'arch', palette: 'sea', tint: { hue: 30, saturation: 0.75 } },
    },
    {
      key: 'seafood-sashimi',
      title: '三文鱼刺身拼盘 三拼 400g',
      sellingPoint: '现切冰鲜，附山葵',
      tags: ['当日现制'],
      found: { leaf: 'ready', brand: 'beiwan', keywords: ['刺身', '生鱼片', '拼盘'] },
      specs: [{ name: '规格', values: ['400g', '600g'] }],
      pricesFen: [9800, 14200],
      sold: 8120,
      detail: ['三文鱼、北极贝、甜虾各一份，下单现切，冰袋护送两小时内到。'],
      art: { object: '1f363', pose: 'close', stage: 'split', palette: 'wine', tint: { hue: -20, brightness: 0.9 } },
    },
  ],
};
