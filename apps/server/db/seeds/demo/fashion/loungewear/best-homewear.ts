import type { DemoGoods } from '../../demo.types.ts';

export const waffleRobe: DemoGoods = {
  key: 'loungewear-waffle-robe',
  title: '华夫格棉浴袍 吸水速干 男女同款',
  sellingPoint: '酒店那种，更软',
  tags: ['可机洗'],
  found: { leaf: 'robe', brand: 'anwo', keywords: ['浴袍', '浴衣', '睡袍'] },
  english: { title: 'Waffle cotton bathrobe', sellingPoint: '' },
  specs: [
    { name: '颜色', values: ['本白', '浅灰'] },
    { name: '尺码', values: ['M', 'L', 'XL'] },
  ],
  pricesFen: [19900, 19900, 21900, 19900, 19900, 21900],
  listPriceFen: 25900,
  sold: 38700,
  detail: [
    '精梳棉织成立体华夫格，每一格都是一个小小的水兜，擦一遍就干。',
    '腰带穿过两侧的布耳，洗的时候不会走丢，两只贴袋放得下手机。',
    '可以机洗与低温烘干，洗后会略缩一点，格子更鼓，吸水也更快。',
  ],
  art: {
    object: '1f94b',
    tint: { saturation: 0.14, brightness: 1.1 },
    pose: 'single',
    stage: 'arch',
    palette: 'clay',
    beside: ['1f6c1', '1f33f'],
  },
};

export const gauzeYukata: DemoGoods = {
  key: 'loungewear-gauze-yukata',
  title: '双层棉纱和式睡袍 前系带 夏夜薄款',
  sellingPoint: '像没穿一样轻',
  tags: ['双层纱'],
  found: { leaf: 'robe', brand: 'anwo', keywords: ['睡袍', '和服睡衣', '浴衣'] },
  specs: [
    { name: '颜色', values: ['灰蓝碎花', '豆绿碎花'] },
    { name: '尺码', values: ['均码', '大码'] },
  ],
  pricesFen: [22900, 24900, 22900, 24900],
  sold: 12350,
  detail: ['两层细棉纱以暗点相连，中间留着空气，热时散汗，凉时挡风。', '前襟相掩系带，袖口宽大，起夜、喂奶都方便；棉纱越洗越软。'],
  art: {
    object: '1f458',
    tint: { saturation: 0.34, hue: 20, brightness: 1.02 },
    pose: 'single',
    stage: 'halo',
    palette: 'grey',
    beside: ['1faad', '1f375'],
  },
};

export const modalSet: DemoGoods = {
  key: 'loungewear-modal-set',
  title: '莫代尔短袖睡衣套装 无感标',
  sellingPoint: '没有扎人的水洗标',
  tags: ['可机洗'],
  found: { leaf: 'pyjama', brand: 'anwo', keywords: ['睡衣', '家居服', '莫代尔'] },
  specs: [
    { name: '颜色', values: ['淡青', '藕粉', '浅灰'] },
    { name: '尺码', values: ['M', 'L', 'XL', 'XXL'] },
  ],
  pricesFen: [13900, 13900, 13900, 14900, 13900, 13900, 13900, 14900, 13900, 13900, 13900, 14900],
  listPriceFen: 16900,
  sold: 208000,
  detail: ['奥地利莫代尔混棉，垂滑凉软，领后洗标改为热转印，脖子不痒。', '上衣宽松短袖，配同色短裤；裤腰松紧可换，洗旧了自己就能穿新的。'],
  art: {
    object: '1f455',
    tint: { saturation: 0.2, hue: 52, brightness: 0.98 },
    pose: 'single',
    stage: 'table',
    palette: 'cream',
    beside: ['1f452', '1f9f8'],
  },
};

export const fleeceRobe: DemoGoods = {
  key: 'loungewear-fleece-robe',
  title: '长绒珊瑚绒睡袍 加长加厚 翻领',
  sellingPoint: '',
  tags: [],
  found: { leaf: 'robe', brand: 'anwo', keywords: ['珊瑚绒睡袍', '冬季睡袍'] },
  specs: [
    { name: '颜色', values: ['深灰', '驼', '豆沙'] },
    { name: '尺码', values: ['M', 'L', 'XL'] },
  ],
  pricesFen: [25900, 25900, 27900, 25900, 25900, 27900, 25900, 25900, 27900],
  sold: 16400,
  detail: [
    '320 克长绒，绒面倒向一边再拨回来会留下浅浅的纹路，摸着厚实。',
    '长度到小腿肚，坐在沙发上也盖得住膝盖；翻领能立起来护住后颈。',
    '请与别的衣物分开洗，前两次会落少许浮毛，晾干后抖一抖就好。',
  ],
  art: {
    object: '1f94b',
    tint: { saturation: 0.24, hue: 40, brightness: 0.66 },
    pose: 'close',
    stage: 'podium',
    palette: 'stone',
    beside: ['2615', '1f9f8'],
  },
};

export const silkTop: DemoGoods = {
  key: 'loungewear-silk-top',
  title: '桑蚕丝 V 领睡衣上衣 16 姆米 短袖可外穿',
  sellingPoint: '睡着也不闷',
  tags: ['桑蚕丝'],
  found: { leaf: 'pyjama', brand: 'anwo', keywords: ['真丝睡衣', '丝绸睡衣'] },
  specs: [
    { name: '颜色', values: ['浅紫', '香槟', '藏蓝'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  pricesFen: [32900, 32900, 32900, 32900, 32900, 32900, 32900, 32900, 32900],
  listPriceFen: 39900,
  sold: 4420,
  detail: [
    '16 姆米素绉缎，光面朝里，贴着皮肤的那一层更滑。',
    '领口弧度参照日常上衣，外面加一件开衫就能下楼取快递。',
    '请用丝毛洗剂冷水手洗，不拧不搓，挂在阴凉通风的地方晾干。',
  ],
  art: {
    object: '1f45a',
    tint: { saturation: 0.24, hue: 330, brightness: 1.1 },
    pose: 'single',
    stage: 'arch',
    palette: 'grey',
    beside: ['1f319', '1f41a'],
  },
};

export const gauzeShorts: DemoGoods = {
  key: 'loungewear-gauze-shorts',
  title: '双层棉纱家居短裤 宽腿透风 抽绳',
  sellingPoint: '',
  tags: ['双层纱'],
  found: { leaf: 'pyjama', brand: 'anwo', keywords: ['家居短裤', '睡裤'] },
  specs: [
    { name: '颜色', values: ['杏粉', '浅蓝', '本白'] },
    { name: '尺码', values: ['M', 'L', 'XL'] },
  ],
  pricesFen: [6900, 6900, 6900, 6900, 6900, 6900, 6900, 6900, 6900],
  sold: 27600,
  detail: ['双层棉纱做成，裤腿宽到能灌进风，夏天在家一穿上就不想再换。', '腰绳可以抽出来单独洗，侧袋做得略深，放着手机坐下也不滑出。'],
  art: {
    object: '1fa73',
    tint: { saturation: 0.28, hue: 258, brightness: 1.02 },
    pose: 'single',
    stage: 'halo',
    palette: 'sand',
    beside: ['1f97c', '1f9f8'],
  },
};

export const yogaLoungePants: DemoGoods = {
  key: 'loungewear-yoga-lounge-pants',
  title: '罗纹棉束脚家居长裤 高腰不勒 在家办公 下楼遛狗 周末去超市一条就够的软裤子',
  sellingPoint: '腰头宽 7cm',
  tags: ['可机洗'],
  found: { leaf: 'pyjama', brand: 'anwo', keywords: ['家居裤', '瑜伽裤', '束脚裤'] },
  specs: [
    { name: '颜色', values: ['可可', '炭灰', '燕麦'] },
    { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
  ],
  pricesFen: [15900, 15900, 15900, 15900, 15900, 15900, 15900, 15900, 15900, 15900, 15900, 15900],
  sold: 35200,
  detail: ['细罗纹棉加少量氨纶，膝盖坐久不鼓包，站起来一抖就直。', '腰头宽 7 厘米，双层不夹松紧，坐着不卷边；裤脚束口可上推成七分。'],
  art: {
    object: '1f456',
    tint: { saturation: 0.28, hue: 138, brightness: 0.78 },
    pose: 'single',
    stage: 'plain',
    palette: 'clay',
    beside: ['1f94b', '2615'],
  },
};
