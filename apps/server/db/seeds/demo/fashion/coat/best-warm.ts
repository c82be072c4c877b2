import type { DemoGoods } from '../../demo.types.ts';

export const doubleFacedWool: DemoGoods = {
  key: 'coat-double-faced-wool',
  title: '双面羊毛翻领大衣 中长款落肩 手工缝合',
  sellingPoint: '无里布也挺括',
  tags: ['手工缝合'],
  found: { leaf: 'wool', brand: 'suzhi', keywords: ['羊毛大衣', '毛呢大衣', '双面呢'] },
  english: { title: 'Double-faced wool coat', sellingPoint: 'Sewn by hand' },
  specs: [
    { name: '颜色', values: ['驼色', '炭灰', '燕麦白'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [129900, 129900, 129900, 129900, 129900, 129900, 135900, 135900, 135900],
  listPriceFen: 159900,
  sold: 18640,
  detail: [
    '内外两层羊毛呢由老师傅一针一线缝合，没有里布，衣身轻而有骨，一件约重 1.1 公斤。',
    '落肩与微收的袖口让里面叠一件厚针织也不紧绷，衣长到膝上，165 厘米左右穿着刚好。',
    '请干洗后挂在宽肩衣架上，起球处用羊毛梳顺着一个方向轻轻梳理。',
  ],
  art: { object: '1f9e5', tint: { saturation: 0.75 }, pose: 'single', stage: 'arch', palette: 'sand', beside: ['1f45c', '1f342'] },
};

export const cashmereLong: DemoGoods = {
  key: 'coat-cashmere-long',
  title: '山羊绒长大衣',
  sellingPoint: '一件穿十年',
  tags: ['内蒙古绒', '下单裁剪'],
  found: { leaf: 'wool', brand: 'shanyang', keywords: ['羊绒大衣', '长大衣', '羊绒'] },
  english: { title: 'Long cashmere coat', sellingPoint: '' },
  specs: [
    { name: '颜色', values: ['墨灰'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [579900, 579900, 599900],
  sold: 46,
  detail: [
    '用阿拉善白山羊的头道绒，纤维细而长，水波纹整理后手感像刚熨过的水面。',
    '版型取自男装单排扣大衣，肩线收在自然位置，前襟一粒牛角扣，没有多余装饰。',
    '每件下单后裁剪，约 12 个工作日发出，附原厂纱线与备用扣一份。',
  ],
  art: {
    object: '1f9e5',
    tint: { saturation: 0.15, brightness: 0.62 },
    pose: 'single',
    stage: 'podium',
    palette: 'cream',
    beside: ['1f411', '1f9f5'],
  },
};

export const gooseDownVest: DemoGoods = {
  key: 'coat-goose-down-vest',
  title: '轻薄白鹅绒马甲 90% 绒子含量 夜行反光条 可收纳',
  sellingPoint: '只有 210g',
  tags: ['可机洗'],
  found: { leaf: 'down', brand: 'suzhi', keywords: ['羽绒马甲', '背心', '坎肩'] },
  specs: [
    { name: '颜色', values: ['雾灰', '陶土', '夜蓝'] },
    { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
  ],
  pricesFen: [45900, 45900, 45900, 45900, 45900, 45900, 45900, 45900, 45900, 45900, 45900, 45900],
  listPriceFen: 59900,
  sold: 42800,
  detail: [
    '填充 90% 白鹅绒，M 码一件约 210 克，卷起来收进附送的小袋，只有一瓶水大小。',
    '前后各有哑光反光条，白天近乎同色，夜里骑车被车灯一照才亮起来。',
    '面料为 20 旦细密尼龙，钻绒处已压胶；可用洗衣机柔和程序洗，低温烘干后轻轻拍松。',
  ],
  art: {
    object: '1f9ba',
    tint: { saturation: 0.1, brightness: 0.92 },
    pose: 'single',
    stage: 'halo',
    palette: 'rose',
    beside: ['1fab6', '1f97c'],
  },
};

export const alpacaCardigan: DemoGoods = {
  key: 'coat-alpaca-cardigan',
  title: '羊驼毛混纺长款开衫外套 秋冬加厚 宽松落肩大口袋 不系扣披着走也不往下滑的针织大衣',
  sellingPoint: '像披着一条毯子',
  tags: ['含羊驼毛'],
  found: { leaf: 'wool', brand: 'zhiyu', keywords: ['针织开衫', '毛衣外套', '羊驼毛'] },
  specs: [
    { name: '颜色', values: ['豆沙', '奶茶', '浅灰'] },
    { name: '尺码', values: ['均码', '大码'] },
  ],
  pricesFen: [52900, 55900, 52900, 55900, 52900, 55900],
  listPriceFen: 69900,
  sold: 7210,
  detail: [
    '羊驼毛 40%、羊毛 35%，其余为锦纶，纱线先拉毛再织，表面有一层浅浅的绒。',
    '袋口加了一道暗线，放手机不会坠出形状；肩部以横向织带加固，挂着也不易变形。',
    '静电较多的季节，洗后加少许柔顺剂会更服帖；请折叠存放。',
  ],
  art: {
    object: '1f9e5',
    tint: { saturation: 0.42, hue: 318, brightness: 0.96 },
    pose: 'single',
    stage: 'arch',
    palette: 'grey',
    beside: ['1f9f6', '2615'],
  },
};

export const quiltedLiner: DemoGoods = {
  key: 'coat-quilted-liner',
  title: '菱格夹棉短外套 无领圆襟 轻量内胆',
  sellingPoint: '里外都能穿',
  tags: ['可机洗'],
  found: { leaf: 'down', brand: 'suzhi', keywords: ['夹棉外套', '棉服', '内胆'] },
  specs: [
    { name: '颜色', values: ['灰蓝', '黑', '苔绿'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [32900, 32900, 32900, 31900, 31900, 31900, 32900, 32900, 32900],
  listPriceFen: 39900,
  sold: 26300,
  detail: [
    '灵感来自军装内胆，菱格绗缝锁住 60 克棉片，不鼓不胖，十度上下单穿正好。',
    '领口无领、门襟包边，可以当大衣的内胆，也可以配一条围巾直接出门。',
    '整件可放进洗衣袋机洗，绗线用弹力线，洗后不抽不皱。',
  ],
  art: {
    object: '1f9e5',
    tint: { saturation: 0.36, hue: 190, brightness: 0.88 },
    pose: 'single',
    stage: 'plain',
    palette: 'sky',
    beside: ['1f45f', '1f4bc'],
  },
};

export const woolTieJacket: DemoGoods = {
  key: 'coat-wool-tie-jacket',
  title: '双面呢系带短外套 七分宽袖 交领',
  sellingPoint: '没有一粒扣子',
  tags: [],
  found: { leaf: 'wool', brand: 'suzhi', keywords: ['毛呢外套', '短外套', '系带外套'] },
  specs: [
    { name: '颜色', values: ['灰绿', '燕麦'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [79900, 79900, 79900, 79900, 79900, 79900],
  sold: 0,
  detail: [
    '与大衣同用一匹双面羊毛呢，交领左右相掩，只靠腰间一根带子收住，松紧随里面穿多少。',
    '宽袖停在小臂中段，露出毛衣袖口或一截手套；衣长到胯，配高腰裤显得利落。',
  ],
  art: {
    object: '1f94b',
    tint: { saturation: 0.36, hue: 190, brightness: 0.88 },
    pose: 'single',
    stage: 'podium',
    palette: 'sand',
    beside: ['1f9f5', '1f45c'],
  },
};
