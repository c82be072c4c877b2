import type { DemoGoods } from '../../demo.types.ts';

export const oxfordStripeShirt: DemoGoods = {
  key: 'top-oxford-stripe-shirt',
  title: '条纹牛津纺衬衫 附同色窄领带',
  sellingPoint: '',
  tags: ['长绒棉'],
  found: { leaf: 'shirt', brand: 'suzhi', keywords: ['衬衫', '条纹衬衫', '牛津纺'] },
  english: { title: 'Striped oxford shirt', sellingPoint: '' },
  specs: [
    { name: '颜色', values: ['蓝条', '灰条'] },
    { name: '尺码', values: ['38', '39', '40', '41', '42'] },
  ],
  pricesFen: [29900, 29900, 29900, 29900, 29900, 29900, 29900, 29900, 29900, 29900],
  sold: 12600,
  detail: [
    '新疆长绒棉织成的牛津纺，布面有细小的篮纹，洗得越多越软。',
    '纽扣领不系领带也立得住；随衣附一条同色窄领带，正式场合一并带上。',
    '衣身合体不紧绷，左胸一只圆角贴袋，袖衩另有一枚加固的小扣。',
  ],
  art: {
    object: '1f454',
    tint: { saturation: 0.42, brightness: 1.04 },
    pose: 'single',
    stage: 'table',
    palette: 'grey',
    beside: ['1f4bc', '1f45e'],
  },
};

export const linenTank: DemoGoods = {
  key: 'top-linen-tank',
  title: '亚麻方领背心',
  sellingPoint: '夏天的底色',
  tags: [],
  found: { leaf: 'linen', brand: 'suzhi', keywords: ['背心', '吊带', '亚麻背心'] },
  specs: [
    { name: '颜色', values: ['鼠尾草', '本白', '黑'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [15900, 15900, 15900, 15900, 15900, 15900, 15900, 15900, 15900],
  sold: 5480,
  detail: ['细支亚麻加两成棉，挺而不硬，出汗后很快就干，也适合叠在衬衫里。', '肩带两指半宽，刚好遮住内衣带；胸口一道斜向拼接，省去了褶。'],
  art: {
    object: '1f3bd',
    tint: { saturation: 0.22, brightness: 1.06 },
    pose: 'single',
    stage: 'sun',
    palette: 'sand',
    beside: ['1f33f', '1f452'],
  },
};

export const linenWrap: DemoGoods = {
  key: 'top-linen-wrap',
  title: '交领系带亚麻短衫 半袖',
  sellingPoint: '系紧系松两种样子',
  tags: [],
  found: { leaf: 'linen', brand: 'suzhi', keywords: ['交领上衣', '新中式', '亚麻上衣'] },
  specs: [
    { name: '颜色', values: ['亚麻本色', '深灰'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [25900, 25900, 25900, 25900, 25900, 25900],
  sold: 3920,
  detail: [
    '水洗亚麻裁成交领，里侧一枚暗扣先扣住，外面再系带，抬手弯腰都不会散开。',
    '系紧是一件利落的短衫，松松搭着便像薄外套，里面叠一件吊带就能出门。',
    '深色系带可以拆下单洗，衣身机洗无妨，晾前抻平领边即可。',
  ],
  art: {
    object: '1f94b',
    tint: { saturation: 0.6, hue: 150, brightness: 0.92 },
    pose: 'single',
    stage: 'podium',
    palette: 'grey',
    beside: ['1f375', '1f33f'],
  },
};

export const linenVShirt: DemoGoods = {
  key: 'top-linen-v-shirt',
  title: '水洗亚麻 V 领短衫 半袖直筒',
  sellingPoint: '风能穿过去',
  tags: ['诺曼底亚麻'],
  found: { leaf: 'linen', brand: 'suzhi', keywords: ['亚麻衬衫', '短袖衬衫'] },
  specs: [
    { name: '颜色', values: ['苔绿', '麦秆', '本白'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900, 19900],
  listPriceFen: 25900,
  sold: 21900,
  detail: [
    '长纤亚麻织得略疏，迎着光能看见细密的布孔，闷热天也透气。',
    '两侧开短衩，前短后长，放在裤腰外面不显拖沓，塞一角进去也好看。',
    '亚麻入水会变得更结实，放心机洗；晾前抖一抖，皱纹便自然。',
  ],
  art: {
    object: '1f45a',
    tint: { saturation: 0.32, hue: 158, brightness: 0.98 },
    pose: 'single',
    stage: 'arch',
    palette: 'sage',
    beside: ['1f33e', '1f375'],
  },
};

export const lyocellPinstripe: DemoGoods = {
  key: 'top-lyocell-pinstripe',
  title: '莱赛尔细条纹衬衫 垂坠免烫',
  sellingPoint: '行李箱里不起皱',
  tags: ['免烫'],
  found: { leaf: 'shirt', brand: 'suzhi', keywords: ['天丝衬衫', '条纹衬衫', '免烫'] },
  specs: [
    { name: '颜色', values: ['棕条', '绿条'] },
    { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
  ],
  pricesFen: [23900, 23900, 23900, 23900, 23900, 23900, 23900, 23900],
  listPriceFen: 29900,
  sold: 10480,
  detail: [
    '木浆莱赛尔与涤纶混纺，垂得像丝，叠着放一夜，挂起来就平。',
    '细条纹在侧缝对齐，背后一道工字褶，开车或伏案时不绷肩。',
    '冷水机洗后用宽肩衣架挂晾，多数时候不必熨烫，出差带一件就够。',
  ],
  art: {
    object: '1f454',
    tint: { saturation: 0.34, hue: 122, brightness: 0.98 },
    pose: 'single',
    stage: 'split',
    palette: 'sand',
    beside: ['1f45e', '1f9f3'],
  },
};
