import type { DemoBranch } from '../../demo.types.ts';

export const lightingScent: DemoBranch = {
  key: 'scent',
  name: '香氛',
  leaves: [{ key: 'candle', name: '蜡烛香氛', icon: { object: '1f56f-fe0f' } }],
  goods: [
    {
      key: 'home-scented-diffuser',
      title: '藤条无火香薰 150ml',
      sellingPoint: '味道慢慢散',
      tags: [],
      found: { leaf: 'candle', brand: 'xiangwu', keywords: ['香薰', '扩香', '藤条'] },
      specs: [{ name: '香调', values: ['白茶', '雪松', '无花果'] }],
      pricesFen: [9900, 9900, 9900],
      sold: 43600,
      detail: ['植物精油与无酒精基底，七根藤条；放通风处，两个月换一次。'],
      art: { object: '1f33a', pose: 'single', stage: 'sun', palette: 'rose', tint: { saturation: 0.5 } },
    },
    {
      key: 'home-taper-candle',
      title: '蜂蜡长杆蜡烛 烛台用 8 支',
      sellingPoint: '滴蜡少，烛光稳',
      tags: [],
      found: { leaf: 'candle', brand: 'xiangwu', keywords: ['长蜡烛', '烛光晚餐', '蜂蜡'] },
      specs: [
        { name: '颜色', values: ['象牙白', '蜂蜜黄'] },
        { name: '规格', values: ['8 支'] },
      ],
      pricesFen: [5900, 5900],
      sold: 17800,
      detail: ['天然蜂蜡手工浸制十二层，棉芯少烟；每支燃六小时左右，配细口烛台。'],
      art: { object: '1f56f-fe0f', pose: 'pair', stage: 'plain', palette: 'sand', tint: { saturation: 0.4 } },
    },
    {
      key: 'home-candle-tin',
      title: '铁罐香薰蜡烛 雪松 120g',
      sellingPoint: '小空间一支够',
      tags: [],
      found: { leaf: 'candle', brand: 'xiangwu', keywords: ['香薰蜡烛', '蜡烛', '雪松'] },
      specs: [{ name: '香调', values: ['雪松', '海盐', '无花果'] }],
      pricesFen: [5900, 5900, 5900],
      sold: 36900,
      detail: ['大豆蜡，单芯燃四十小时；第一次点到整面融化再熄。'],
      art: { object: '1f56f-fe0f', pose: 'single', stage: 'halo', palette: 'mint', tint: { saturation: 0.4 } },
    },
  ],
};
