import type { DemoBranch } from '../../demo.types.ts';

export const loungewearHomewear: DemoBranch = {
  key: 'homewear',
  name: '家居服',
  leaves: [
    { key: 'pyjama', name: '睡衣家居裤', icon: { object: '1f45a', tint: { saturation: 0.3 } } },
    { key: 'robe', name: '睡袍浴袍', icon: { object: '1f94b' } },
  ],
  goods: [
    {
      key: 'loungewear-cotton-set',
      title: '纯棉格纹睡衣套装',
      sellingPoint: '宽松到像自己的旧衣服',
      tags: [],
      found: { leaf: 'pyjama', brand: 'anwo', keywords: ['睡衣', '纯棉睡衣', '家居服'] },
      specs: [
        { name: '颜色', values: ['蓝格', '绿格'] },
        { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
      ],
      pricesFen: [22900, 22900, 22900, 22900, 22900, 22900, 22900, 22900],
      sold: 67800,
      detail: ['六十支棉平布，领口无标；洗过两次更软，机洗。'],
      art: { object: '1f45a', pose: 'single', stage: 'podium', palette: 'ice', tint: { saturation: 0.4, hue: 170 } },
    },
    {
      key: 'loungewear-silk-robe',
      title: '桑蚕丝浴袍 22 姆米 长款',
      sellingPoint: '洗完澡裹着',
      tags: [],
      found: { leaf: 'robe', brand: 'suzhi', keywords: ['真丝睡袍', '浴袍', '家居服'] },
      specs: [
        { name: '颜色', values: ['酒红', '珍珠白'] },
        { name: '尺码', values: ['S', 'M', 'L'] },
      ],
      pricesFen: [69900, 69900, 69900, 69900, 69900, 69900],
      listPriceFen: 85900,
      sold: 7650,
      detail: ['重磅双绉，内系带加外腰带；手洗阴干，垂感好。'],
      art: { object: '1f94b', pose: 'single', stage: 'plain', palette: 'wine', tint: { saturation: 0.4 } },
    },
    {
      key: 'loungewear-cloud-set',
      title: '云朵绒分体睡衣 冬',
      sellingPoint: '比棉被还轻',
      tags: [],
      found: { leaf: 'pyjama', brand: 'anwo', keywords: ['珊瑚绒睡衣', '家居服', '冬睡衣'] },
      specs: [
        { name: '颜色', values: ['雾紫', '奶白'] },
        { name: '尺码', values: ['S', 'M', 'L'] },
      ],
      pricesFen: [26900, 26900, 26900, 26900, 26900, 26900],
      sold: 54300,
      detail: ['短毛云绒不掉毛，领口袖口收边；机洗中速甩干。'],
      art: { object: '1f94b', pose: 'single', stage: 'sun', palette: 'lavender', tint: { saturation: 0.35, brightness: 1.08 } },
    },
    {
      key: 'loungewear-linen-set',
      title: '亚麻短袖家居两件套',
      sellingPoint: '夏天在家一套',
      tags: [],
      found: { leaf: 'pyjama', brand: 'anwo', keywords: ['亚麻家居服', '夏天睡衣', '套装'] },
      specs: [
        { name: '颜色', values: ['本白', '青灰'] },
        { name: '尺码', values: ['S', 'M', 'L'] },
      ],
      pricesFen: [24900, 24900, 24900, 24900, 24900, 24900],
      sold: 36900,
      detail: ['亚麻加棉，宽松透气；洗后自然皱不用管，机洗即可。'],
      art: { object: '1f45a', pose: 'close', stage: 'podium', palette: 'mint', tint: { saturation: 0.2, brightness: 1.1 } },
    },
  ],
};
