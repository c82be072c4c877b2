import type { DemoGoods } from '../../demo.types.ts';

export const softDerby: DemoGoods = {
  key: 'shoes-soft-derby',
  title: '软底植鞣牛皮德比鞋 手工缝沿条',
  sellingPoint: '走一天不磨脚',
  tags: ['头层牛皮'],
  found: { leaf: 'leather', brand: 'buli', keywords: ['皮鞋', '德比鞋', '软底鞋'] },
  english: { title: 'Soft-soled derby shoes', sellingPoint: '' },
  specs: [
    { name: '颜色', values: ['栗棕', '黑'] },
    { name: '尺码', values: ['35', '36', '37', '38', '39', '40'] },
  ],
  pricesFen: [52900, 52900, 52900, 52900, 52900, 52900, 52900, 52900, 52900, 52900, 52900, 52900],
  sold: 13800,
  detail: [
    '鞋面取植鞣牛皮背部，1.6 毫米厚，鞋头不加硬衬，弯折处柔软。',
    '沿条用蜡线手工缝合，鞋底磨薄以后，可以交给修鞋师傅换底。',
    '脚背高的朋友先把鞋带松一格，穿一周后皮面会自然撑开、贴合。',
  ],
  art: { object: '1f45e', tint: { saturation: 0.75 }, pose: 'pair', stage: 'table', palette: 'stone', beside: ['1f456', '1f4bc'] },
};

export const squarePump: DemoGoods = {
  key: 'shoes-square-pump',
  title: '方头单鞋 6.5cm 粗跟 绵羊皮里',
  sellingPoint: '',
  tags: ['绵羊皮里'],
  found: { leaf: 'pump', brand: 'buli', keywords: ['高跟鞋', '单鞋', '方头鞋'] },
  specs: [
    { name: '颜色', values: ['酒红', '黑', '裸杏'] },
    { name: '尺码', values: ['35', '36', '37', '38'] },
  ],
  pricesFen: [35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900, 35900],
  listPriceFen: 52900,
  sold: 20600,
  detail: [
    '6.5 厘米粗跟落在脚跟正下方，站一下午重心也稳。',
    '方头给脚趾留出横向空间，内里与垫脚全用绵羊皮，光脚穿不闷。',
    '鞋跟贴片磨损后可更换，随鞋附一对；皮面用软布干擦即可保养。',
  ],
  art: {
    object: '1f460',
    tint: { saturation: 0.45, brightness: 0.76 },
    pose: 'single',
    stage: 'arch',
    palette: 'clay',
    beside: ['1f45d', '1f45c'],
  },
};

export const chelseaBoot: DemoGoods = {
  key: 'shoes-chelsea-boot',
  title: '手工缝线切尔西短靴 头层小牛皮 防滑橡胶底',
  sellingPoint: '一脚就进去',
  tags: ['手作', '头层牛皮'],
  found: { leaf: 'boot', brand: 'buli', keywords: ['短靴', '切尔西', '皮靴'] },
  english: { title: 'Hand-stitched Chelsea boots', sellingPoint: '' },
  specs: [
    { name: '颜色', values: ['酒棕', '黑'] },
    { name: '尺码', values: ['35', '36', '37', '38', '39', '40'] },
  ],
  pricesFen: [79900, 79900, 79900, 79900, 79900, 79900, 79900, 79900, 79900, 79900, 79900, 79900],
  listPriceFen: 95900,
  sold: 6240,
  detail: [
    '靴筒两侧松紧为进口高密织带，久穿不松垮，后跟织带方便提拉。',
    '小牛皮鞋面打蜡擦色，边缘略深；每双颜色会有细微差别。',
    '橡胶底有细齿纹，雨天地砖上也踏实；雪地请另选厚底靴。',
  ],
  art: {
    object: '1f462',
    tint: { saturation: 0.4, hue: 14, brightness: 0.66 },
    pose: 'single',
    stage: 'podium',
    palette: 'grey',
    beside: ['1f9e5', '1f342'],
  },
};

export const workBoot: DemoGoods = {
  key: 'shoes-work-boot',
  title: '黄麂皮工装靴 6 孔 固特异缝制 可换底 男女同款宽楦 冬天能再垫一层羊毛鞋垫的户外短靴',
  sellingPoint: '底坏了换底',
  tags: ['可换底'],
  found: { leaf: 'boot', brand: 'buli', keywords: ['工装靴', '大黄靴', '马丁靴'] },
  specs: [{ name: '尺码', values: ['36', '37', '38', '39', '40', '41', '42', '43', '44'] }],
  pricesFen: [85900, 85900, 85900, 85900, 85900, 85900, 85900, 88900, 88900],
  sold: 4150,
  detail: [
    '鞋面与大底之间缝有沿条与软木层，穿久了软木会压出您的脚形。',
    '厚麂皮经防泼水处理，深齿橡胶底，碎石路与雨天都站得住。',
    '楦头偏宽，平时脚瘦请小半码；垫羊毛鞋垫则按平时尺码。',
  ],
  art: {
    object: '1f97e',
    tint: { saturation: 0.58, brightness: 0.86 },
    pose: 'single',
    stage: 'plain',
    palette: 'sage',
    beside: ['1fab5', '1f456'],
  },
};

export const blackOxford: DemoGoods = {
  key: 'shoes-black-oxford',
  title: '黑色三接头牛津鞋 小牛皮手工擦色',
  sellingPoint: '开会与婚礼都能穿',
  tags: ['手工擦色'],
  found: { leaf: 'leather', brand: 'buli', keywords: ['牛津鞋', '正装皮鞋', '男皮鞋'] },
  specs: [{ name: '尺码', values: ['39', '40', '41', '42', '43', '44'] }],
  pricesFen: [109900, 109900, 109900, 109900, 109900, 109900],
  sold: 530,
  detail: [
    '闭合式襟片，鞋头一道横缝，线距每英寸十二针，近看才见功夫。',
    '出厂前手工上了三遍蜡，鞋头有含蓄的光；随鞋附鞋蜡一罐、棉布一块。',
    '皮底出厂时已贴好橡胶前掌，初穿不滑，磨薄后可以揭下重贴。',
  ],
  art: {
    object: '1f45e',
    tint: { saturation: 0.12, brightness: 0.58 },
    pose: 'single',
    stage: 'podium',
    palette: 'sand',
    beside: ['1f454', '1f4bc'],
  },
};
