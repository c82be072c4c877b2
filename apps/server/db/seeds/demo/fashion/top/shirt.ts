import type { DemoBranch } from '../../demo.types.ts';

export const topShirt: DemoBranch = {
  key: 'shirt',
  name: '衬衫与短衫',
  leaves: [
    { key: 'shirt', name: '衬衫', icon: { object: '1f454', tint: { saturation: 0.4 } } },
    { key: 'linen', name: '亚麻短衫', icon: { object: '1f45a', tint: { hue: 150, saturation: 0.3 } } },
  ],
  goods: [
    {
      key: 'top-silk-blouse',
      title: '桑蚕丝飘带衬衫 19 姆米',
      sellingPoint: '飘带可系可不系',
      tags: [],
      found: { leaf: 'shirt', brand: 'suzhi', keywords: ['真丝衬衫', '丝绸上衣', '通勤'] },
      specs: [
        { name: '颜色', values: ['珍珠白', '藏青'] },
        { name: '尺码', values: ['S', 'M', 'L'] },
      ],
      pricesFen: [59900, 59900, 59900, 59900, 59900, 59900],
      sold: 11600,
      detail: ['重磅双绉砂洗，垂而不透；领口飘带两种系法，冷水手洗阴干。'],
      art: { object: '1f45a', pose: 'single', stage: 'arch', palette: 'cream', tint: { saturation: 0.2, brightness: 1.15 } },
    },
    {
      key: 'top-cotton-poplin',
      title: '精梳棉府绸白衬衫',
      sellingPoint: '立领不勒脖',
      tags: [],
      found: { leaf: 'shirt', brand: 'suzhi', keywords: ['白衬衫', '纯棉衬衫', '职业装'] },
      specs: [
        { name: '版型', values: ['修身', '宽松'] },
        { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
      ],
      pricesFen: [26900, 26900, 26900, 26900, 26900, 26900, 26900, 26900],
      sold: 34800,
      detail: ['八十支双股府绸，白而不透；下摆圆弧，塞进裤腰不鼓。'],
      art: { object: '1f454', pose: 'single', stage: 'table', palette: 'grey', tint: { saturation: 0.06, brightness: 1.16 } },
    },
    {
      key: 'top-flannel-check',
      title: '法兰绒格纹衬衫 加厚',
      sellingPoint: '秋冬当外套穿',
      tags: [],
      found: { leaf: 'shirt', brand: 'danning', keywords: ['格子衬衫', '法兰绒', '衬衫'] },
      specs: [
        { name: '颜色', values: ['红黑格', '绿黑格'] },
        { name: '尺码', values: ['M', 'L', 'XL'] },
      ],
      pricesFen: [22900, 22900, 22900, 22900, 22900, 22900],
      sold: 28600,
      detail: ['双面起绒，里面叠 T 恤外面罩马甲；洗后微皱更好看。'],
      art: { object: '1f455', pose: 'close', stage: 'sun', palette: 'wine', tint: { hue: 220, saturation: 1, brightness: 0.66 } },
    },
  ],
};
