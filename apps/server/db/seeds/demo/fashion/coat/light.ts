import type { DemoBranch } from '../../demo.types.ts';

export const coatLight: DemoBranch = {
  key: 'light',
  name: '夹克与风衣',
  leaves: [
    { key: 'jacket', name: '夹克外套', icon: { object: '1f9e5', tint: { hue: 172, saturation: 0.6 } } },
    { key: 'light', name: '风衣西装', icon: { object: '1f9e5', tint: { hue: 44, saturation: 0.4 } } },
  ],
  goods: [
    {
      key: 'coat-denim-jacket',
      title: '水洗牛仔夹克 短款 13 盎司',
      sellingPoint: '越洗越软',
      tags: [],
      found: { leaf: 'jacket', brand: 'danning', keywords: ['牛仔外套', '牛仔夹克', '丹宁'] },
      specs: [
        { name: '颜色', values: ['原色', '浅洗'] },
        { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
      ],
      pricesFen: [39900, 39900, 39900, 39900, 39900, 39900, 39900, 39900],
      sold: 26800,
      detail: ['纯棉丹宁，铜扣铆钉，胸前两只贴袋；首次请单独冷水洗。'],
      art: { object: '1f9e5', pose: 'single', stage: 'podium', palette: 'sky', tint: { hue: 172, saturation: 0.7 } },
      styles: [
        { hue: 195, saturation: 0.8, brightness: 0.75 },
        { hue: 190, saturation: 0.5, brightness: 1.12 },
      ],
    },
    {
      key: 'coat-canvas-chore',
      title: '法式工装帆布外套 三贴袋',
      sellingPoint: '耐脏，口袋够深',
      tags: [],
      found: { leaf: 'jacket', brand: 'danning', keywords: ['工装外套', '帆布外套', '法式工装'] },
      specs: [
        { name: '颜色', values: ['藏青', '卡其', '墨绿'] },
        { name: '尺码', values: ['M', 'L', 'XL'] },
      ],
      pricesFen: [32900, 32900, 32900, 32900, 32900, 32900, 32900, 32900, 32900],
      sold: 17600,
      detail: ['十二盎司水洗帆布，木扣，三只大贴袋；肩背加一道缝，伸手不绷。'],
      art: { object: '1f9e5', pose: 'single', stage: 'plain', palette: 'forest', tint: { hue: 120, saturation: 0.5 } },
    },
    {
      key: 'coat-baseball',
      title: '羊毛拼皮棒球外套 罗纹下摆',
      sellingPoint: '男女同款',
      tags: [],
      found: { leaf: 'jacket', brand: 'suzhi', keywords: ['棒球服', '飞行夹克', '拼色外套'] },
      specs: [
        { name: '颜色', values: ['黑白', '藏青白'] },
        { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
      ],
      pricesFen: [45900, 45900, 45900, 45900, 45900, 45900, 45900, 45900],
      listPriceFen: 56900,
      sold: 13200,
      detail: ['身片羊毛呢、袖子羊皮，罗纹领口回弹好；内里一只暗袋放手机。'],
      art: { object: '1f9e5', pose: 'close', stage: 'sun', palette: 'ink', tint: { saturation: 0.25, brightness: 0.8 } },
    },
    {
      key: 'coat-rain',
      title: '防泼水轻风衣 收纳款',
      sellingPoint: '淋到小雨不怕',
      tags: [],
      found: { leaf: 'light', brand: 'suzhi', keywords: ['风衣', '防水外套', '旅行'] },
      specs: [
        { name: '颜色', values: ['卡其', '灰绿'] },
        { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
      ],
      pricesFen: [45900, 45900, 45900, 45900, 45900, 45900, 45900, 45900],
      sold: 16400,
      detail: ['高密涤纶加防泼水处理，帽子可收进领里；叠起来和水杯差不多大。'],
      art: { object: '1f9e5', pose: 'single', stage: 'halo', palette: 'stone', tint: { hue: 44, saturation: 0.35 } },
    },
  ],
};
