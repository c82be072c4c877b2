import type { DemoBranch } from '../../demo.types.ts';

export const beddingSoft: DemoBranch = {
  key: 'soft',
  name: '软装',
  leaves: [
    { key: 'throw', name: '毯子坐垫', icon: { object: '1f9f6' } },
    { key: 'cushion', name: '抱枕', icon: { object: '1f9f8' } },
    { key: 'curtain', name: '窗帘', icon: { object: '1fa9f' } },
  ],
  goods: [
    {
      key: 'home-throw-cotton',
      title: '纯棉空调盖毯 单人',
      sellingPoint: '沙发小毯子',
      tags: [],
      found: { leaf: 'throw', brand: 'mianyun', keywords: ['盖毯', '空调毯', '沙发毯'] },
      specs: [
        { name: '颜色', values: ['本白', '雾蓝'] },
        { name: '尺寸', values: ['130×180cm'] },
      ],
      pricesFen: [9900, 9900],
      sold: 46700,
      detail: ['全棉双层纱，越洗越软；沙发、办公室都合适。'],
      art: { object: '1f9f6', pose: 'single', stage: 'plain', palette: 'cream', tint: { saturation: 0.3 } },
    },
    {
      key: 'home-crochet-cushion',
      title: '棉线钩织坐垫 圆形 45cm',
      sellingPoint: '椅子上一放就暖',
      tags: [],
      found: { leaf: 'throw', brand: 'mianyun', keywords: ['坐垫', '椅垫', '编织垫'] },
      specs: [
        { name: '颜色', values: ['燕麦', '砖红'] },
        { name: '规格', values: ['1 个', '2 个'] },
      ],
      pricesFen: [5900, 10900, 5900, 10900],
      sold: 17800,
      detail: ['粗棉线手工钩织，厚两厘米不塌；背面系带固定，冷水手洗平铺晾干。'],
      art: { object: '1f9f6', pose: 'close', stage: 'podium', palette: 'clay', tint: { hue: -20, saturation: 0.6 } },
    },
    {
      key: 'home-curtain',
      title: '亚麻遮光窗帘 成品 两片',
      sellingPoint: '光从边上漏一点',
      tags: [],
      found: { leaf: 'curtain', brand: 'mubai', keywords: ['窗帘', '遮光帘', '亚麻'] },
      specs: [{ name: '宽度', values: ['2.0m × 2', '2.6m × 2'] }],
      pricesFen: [29900, 39900],
      sold: 24600,
      detail: ['亚麻混纺，遮光率九成；到家挂上就用，水洗自然垂。'],
      art: { object: '1fa9f', pose: 'single', stage: 'sun', palette: 'mint', tint: { saturation: 0.3 } },
    },
  ],
};
