import type { DemoBranch } from '../../demo.types.ts';

export const dressByLength: DemoBranch = {
  key: 'by-length',
  name: '按长短',
  leaves: [
    { key: 'midi', name: '中长裙', icon: { object: '1f457' } },
    { key: 'wool', name: '羊毛裙', icon: { object: '1f457', tint: { saturation: 0.3, brightness: 0.8 } } },
    { key: 'knit', name: '针织裙', icon: { object: '1f457', tint: { hue: 20, saturation: 0.5 } } },
  ],
  goods: [
    {
      key: 'dress-shirt-midi',
      title: '棉质衬衫裙 收腰 九分袖',
      sellingPoint: '一条就出门',
      tags: [],
      found: { leaf: 'midi', brand: 'suzhi', keywords: ['衬衫裙', '连衣裙', '通勤裙'] },
      specs: [
        { name: '颜色', values: ['条纹蓝', '卡其'] },
        { name: '尺码', values: ['S', 'M', 'L'] },
      ],
      pricesFen: [42900, 42900, 42900, 42900, 42900, 42900],
      sold: 21600,
      detail: ['八十支棉，前门襟金属扣，腰带可拆；开到膝上两指，走路方便。'],
      art: { object: '1f457', pose: 'pair', stage: 'table', palette: 'sky', tint: { saturation: 0.4 } },
    },
    {
      key: 'dress-knit-long',
      title: '罗纹针织长裙 半高领',
      sellingPoint: '贴身不显肉',
      tags: [],
      found: { leaf: 'knit', brand: 'zhiyu', keywords: ['针织裙', '毛衣裙', '连衣裙'] },
      specs: [
        { name: '颜色', values: ['黑', '驼'] },
        { name: '尺码', values: ['S', 'M', 'L'] },
      ],
      pricesFen: [38900, 38900, 38900, 38900, 38900, 38900],
      listPriceFen: 45900,
      sold: 18700,
      detail: ['竖罗纹弹性好，腰线向上两指；叠长靴或短靴都行，平铺晾干。'],
      art: { object: '1f457', pose: 'single', stage: 'halo', palette: 'stone', tint: { hue: 20, saturation: 0.4, brightness: 0.9 } },
    },
    {
      key: 'dress-wool-a',
      title: 'A 字羊毛裙 短款 背拉链',
      sellingPoint: '配靴子冬天也能穿',
      tags: [],
      found: { leaf: 'wool', brand: 'suzhi', keywords: ['短裙', '羊毛裙', '半身裙'] },
      specs: [
        { name: '颜色', values: ['藏青', '炭灰'] },
        { name: '尺码', values: ['S', 'M', 'L'] },
      ],
      pricesFen: [36900, 36900, 36900, 36900, 36900, 36900],
      sold: 9800,
      detail: ['羊毛七成，里布顺滑不卷；坐下不起皱，背中拉链隐形。'],
      art: { object: '1f457', pose: 'single', stage: 'sun', palette: 'ink', tint: { saturation: 0.2, brightness: 0.8 } },
    },
    {
      key: 'dress-pleated',
      title: '百褶中裙 高腰 不易皱',
      sellingPoint: '一年四季都能穿',
      tags: [],
      found: { leaf: 'midi', brand: 'suzhi', keywords: ['百褶裙', '半身裙', '中裙'] },
      specs: [
        { name: '颜色', values: ['黑', '驼', '雾蓝'] },
        { name: '尺码', values: ['S', 'M', 'L'] },
      ],
      pricesFen: [19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900],
      sold: 61200,
      detail: ['高密聚酯定型褶，机洗仍整齐；腰头松紧，久坐不留印。'],
      art: { object: '1f457', pose: 'close', stage: 'arch', palette: 'grey', tint: { saturation: 0.15 } },
      styles: [
        { saturation: 0, brightness: 0.45 },
        { hue: 160, saturation: 0.4 },
        { saturation: 0.35, brightness: 1.05 },
      ],
    },
  ],
};
