import type { DemoGoods } from '../../demo.types.ts';

export const washedCottonSet: DemoGoods = {
  key: 'home-washed-cotton-set',
  title: '水洗棉四件套 新疆长绒棉 60 支 柔软免烫',
  sellingPoint: '洗过才卖，不再缩水',
  tags: ['可机洗', '长绒棉'],
  found: { leaf: 'set', brand: 'mianyun', keywords: ['四件套', '床单被套', '水洗棉'] },
  english: { title: 'Washed cotton bedding, 4 pieces', sellingPoint: 'Soft, no ironing' },
  specs: [
    { name: '颜色', values: ['鼠尾草绿', '燕麦', '雾蓝', '豆沙'] },
    { name: '尺寸', values: ['1.5m 床', '1.8m 床', '2.0m 床'] },
  ],
  pricesFen: [25900, 29900, 32900, 25900, 29900, 32900, 25900, 29900, 32900, 25900, 29900, 32900],
  listPriceFen: 35900,
  sold: 76530,
  detail: [
    '选用新疆长绒棉，60 支纱线，成品整体水洗两遍，手感松软，缩水率控制在 3% 以内。',
    '自然褶皱是水洗棉的样子，晾干抖开即可铺床，不必熨烫。',
    '被套底部带隐形拉链，四角有绑带，被芯不乱跑。床单款与床笠款请在备注中注明。',
    '首次使用建议用冷水轻柔洗一遍，深色与浅色分开，晾晒避开正午烈日。',
  ],
  art: {
    object: '1f6cf-fe0f',
    tint: { hue: -100, saturation: 0.45, brightness: 1.2 },
    pose: 'single',
    stage: 'arch',
    palette: 'sand',
    beside: ['1f33f', '1f319'],
  },
};

export const cloudPillow: DemoGoods = {
  key: 'home-cloud-pillow',
  title: '云朵枕 软管填充可调高低 护颈枕芯',
  sellingPoint: '高低自己调',
  tags: ['可机洗'],
  found: { leaf: 'pillow', brand: 'mianyun', keywords: ['枕头', '枕芯', '护颈枕'] },
  english: { title: 'Adjustable cloud pillow', sellingPoint: '' },
  specs: [{ name: '高度', values: ['低枕 8cm', '中枕 11cm', '高枕 14cm'] }],
  pricesFen: [7900, 8900, 9900],
  sold: 121406,
  detail: [
    '内芯为两层结构：上层羽丝绒贴合后脑，下层 PE 软管托住颈椎，回弹均匀。',
    '侧边拉链可取出软管，增减到自己舒服的高度。枕套为全棉缎纹，亲肤透气。',
    '整枕可机洗，请先取出软管并装入洗衣袋，摊平晾干后拍松再用。',
  ],
  art: { object: '2601-fe0f', pose: 'single', stage: 'sun', palette: 'sky', beside: ['1f319', '2b50'] },
};

export const gooseDownQuilt: DemoGoods = {
  key: 'home-goose-down-quilt',
  title: '95% 白鹅绒被 90 支全棉防绒面料 分区立衬',
  sellingPoint: '轻盖一层，暖得均匀',
  tags: ['鹅绒可溯源'],
  found: { leaf: 'quilt', brand: 'mianyun', keywords: ['羽绒被', '鹅绒被', '冬被'] },
  english: { title: 'Goose down quilt, 95 %', sellingPoint: '' },
  specs: [
    { name: '尺寸', values: ['150×200cm', '200×230cm', '220×240cm'] },
    { name: '厚度', values: ['春秋被', '冬被'] },
  ],
  pricesFen: [189900, 259900, 269900, 369900, 429900, 599900],
  listPriceFen: 239900,
  sold: 1328,
  detail: [
    '填充含绒量 95% 的白鹅绒，蓬松度 800 以上，每床附充绒批次检测报告编号。',
    '面料为 90 支全棉高密防绒布，六道水洗，翻身时没有沙沙声。',
    '立体分区加边角补绒，肩部与脚部不空。春秋被充绒约为冬被的六成。',
  ],
  art: {
    object: '1fab6',
    tint: { saturation: 0.25, brightness: 1.4 },
    pose: 'single',
    stage: 'halo',
    palette: 'ice',
    beside: ['1f9a2', '2601-fe0f'],
  },
};

export const lyocellSet: DemoGoods = {
  key: 'home-lyocell-set',
  title: '莱赛尔凉感四件套 60 支 夏季滑爽透气',
  sellingPoint: '贴身滑爽，夏夜不黏',
  tags: ['可机洗'],
  found: { leaf: 'set', brand: 'mianyun', keywords: ['天丝四件套', '凉感', '床品'] },
  specs: [
    { name: '颜色', values: ['月光白', '湖水蓝'] },
    { name: '尺寸', values: ['1.5m 床', '1.8m 床'] },
  ],
  pricesFen: [39900, 45900, 39900, 45900],
  sold: 23019,
  detail: [
    '100% 莱赛尔纤维，垂感好，贴肤凉滑，吸湿后干得快，适合出汗多的夏夜。',
    '缎纹织法带柔和光泽，活性印染，浅色不透。附纤维吊牌可查来源。',
    '莱赛尔湿态强力较低，请用洗衣袋轻柔机洗，不拧绞、不暴晒。',
  ],
  art: {
    object: '1f6cf-fe0f',
    tint: { hue: -20, saturation: 0.75, brightness: 1.12 },
    pose: 'close',
    stage: 'split',
    palette: 'sea',
    beside: ['1f4a7', '1f343'],
  },
};

export const woolQuilt: DemoGoods = {
  key: 'home-wool-quilt',
  title: '内蒙古羊毛被 透气不闷 春秋冬三季可用',
  sellingPoint: '羊毛自带的干爽',
  tags: ['产地直发', '绵羊毛'],
  found: { leaf: 'quilt', brand: 'mianyun', keywords: ['羊毛被', '被子', '春秋被'] },
  specs: [
    { name: '尺寸', values: ['150×200cm', '200×230cm'] },
    { name: '克重', values: ['3 斤', '5 斤'] },
  ],
  pricesFen: [49900, 65900, 69900, 89900],
  listPriceFen: 59900,
  sold: 4507,
  detail: [
    '填充为内蒙古锡林郭勒绵羊毛，经洗净、梳理、除杂后铺成整片，纤维长而卷曲。',
    '羊毛能吸走体表湿气再散出去，盖着暖而不闷，适合怕捂汗的人。',
    '不可水洗，沾污局部擦拭；天晴时通风晾两小时即可恢复蓬松。',
  ],
  art: { object: '1f411', pose: 'single', stage: 'podium', palette: 'sage', beside: ['1f33e', '1f9f6'] },
};

export const flannelFittedSheet: DemoGoods = {
  key: 'home-flannel-fitted-sheet',
  title: '牛奶绒加厚床笠 六面全包 席梦思保护套 秋冬防滑床垫罩 可搭配同色枕套被套',
  sellingPoint: '一套就平，不跑边',
  tags: ['可机洗'],
  found: { leaf: 'set', brand: 'mianyun', keywords: ['床笠', '床罩', '牛奶绒'] },
  specs: [
    { name: '颜色', values: ['奶咖', '雾灰', '松绿'] },
    { name: '尺寸', values: ['1.5m 床', '1.8m 床', '2.0m 床'] },
  ],
  pricesFen: [6990, 7990, 8990, 6990, 7990, 8990, 6990, 7990, 8990],
  sold: 51290,
  detail: [
    '牛奶绒克重 280 克，绒面细密，冬夜躺下不凉；四周高弹松紧，适合 25 厘米以内的床垫。',
    '活性染色，洗后不易掉色。新品可能有少量浮毛，首次清洗后即会减少。',
  ],
  art: {
    object: '1f6cf-fe0f',
    tint: { hue: 165, saturation: 0.55, brightness: 1.05 },
    pose: 'single',
    stage: 'halo',
    palette: 'clay',
    beside: ['1f9f8', '1f56f-fe0f'],
  },
};

export const latexPillow: DemoGoods = {
  key: 'home-latex-pillow',
  title: '泰国天然乳胶枕 透气蜂窝孔 含枕套',
  sellingPoint: '慢慢回弹，托住颈',
  tags: ['天然乳胶'],
  found: { leaf: 'pillow', brand: 'mianyun', keywords: ['乳胶枕', '枕头', '泰国乳胶'] },
  specs: [
    { name: '款式', values: ['平面枕', '曲线枕', '儿童枕'] },
    { name: '规格', values: ['1 只', '1 对'] },
  ],
  pricesFen: [15900, 29900, 16900, 31900, 9900, 18900],
  listPriceFen: 12900,
  sold: 64118,
  detail: [
    '天然乳胶含量 93%，一体发泡，整枕布满透气孔，翻身时热气散得快。',
    '曲线枕前高后低，侧睡用高侧、仰睡用低侧；儿童枕高 5 厘米，适合三岁以上。',
    '乳胶有淡淡奶香，通风两天即散。请避免阳光直晒，以免表面老化掉粉。',
  ],
  art: {
    object: '2601-fe0f',
    tint: { hue: 155, saturation: 1.3 },
    pose: 'pair',
    stage: 'table',
    palette: 'mint',
    beside: ['1f319', '1f33f'],
  },
};
