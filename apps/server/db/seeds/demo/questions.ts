interface DemoQuestion {
  readonly text: string;
  /** Days ago. */
  readonly asked: number;
  /** What the shop says; a question may wait for it. */
  readonly shop?: string;
  /** What members say who have received the goods. */
  readonly buyers: readonly string[];
}

/** By the key of a shop, then of its goods. Shoppers ask in their own language, and are answered in it. */
export const demoQuestions: Readonly<Record<string, Readonly<Record<string, readonly DemoQuestion[]>>>> = {
  fresh: {
    orange: [
      {
        text: '孕妇可以吃吗？酸不酸？',
        asked: 21,
        shop: '您好，这款糖度在 12 度以上，酸度低，当水果正常吃就好；如有特殊情况请听医生的。',
        buyers: ['不酸，我家老人都能吃。', '放两天更甜，刚到手有一点点酸。'],
      },
      { text: '一箱大概多少个？', asked: 12, shop: '5 斤装 9 到 12 个，按大小会差一两个。', buyers: ['我数了 10 个。'] },
      {
        text: 'Do they keep for a week without a fridge?',
        asked: 4,
        shop: 'Yes, in a cool and airy place they keep for about ten days.',
        buyers: [],
      },
    ],
    cherry: [
      {
        text: '坏果怎么赔？',
        asked: 9,
        shop: '收货 48 小时内拍照联系客服，按坏果比例退款，不用寄回。',
        buyers: ['坏了两颗，拍照就退了。'],
      },
      { text: '能直接冷冻吗？', asked: 2, buyers: ['冷冻后口感变软，做奶昔可以。'] },
    ],
  },
  home: {
    mug: [
      {
        text: '可以放微波炉和洗碗机吗？',
        asked: 30,
        shop: '可以，微波炉、洗碗机都能用，刚从冰箱拿出来的请先放一会儿。',
        buyers: ['用洗碗机洗了半年，釉面没变。'],
      },
      { text: '杯口会不会太厚？', asked: 16, buyers: ['有一点厚，但是不烫嘴。', '厚度正好，拿着有分量。'] },
      { text: 'How many millilitres up to the rim?', asked: 6, shop: '350 ml up to the rim, about 300 ml as one fills it.', buyers: [] },
    ],
    pan: [
      {
        text: '电磁炉能用吗？',
        asked: 18,
        shop: '能用，铸铁本身导磁，燃气灶、电磁炉、电陶炉都可以。',
        buyers: ['电磁炉在用，受热挺均匀。'],
      },
      { text: '新锅第一次用要开锅吗？', asked: 5, shop: '不用开锅，温水洗净擦干，中火预热三分钟再下油就可以。', buyers: [] },
    ],
  },
  fashion: {
    knit: [
      {
        text: '身高 165、体重 52 公斤穿什么码？',
        asked: 26,
        shop: '建议 M 码，喜欢宽松可以选 L，尺码表里有各部位的平铺尺寸。',
        buyers: ['和您差不多，M 刚好。', '我 163、50 公斤，S 合身，M 宽松。'],
      },
      { text: '贴身穿会扎吗？', asked: 14, buyers: ['贴身穿不扎，敏感的话里面加件薄打底。'] },
      {
        text: 'Does it shrink in the wash?',
        asked: 7,
        shop: 'Not by hand at 30 °C or in the wool programme. Please dry it flat.',
        buyers: [],
      },
    ],
    tee: [
      { text: '白色会不会透？', asked: 11, shop: '220g 面料，正常穿不透，里面穿浅色内衣就可以。', buyers: ['白色不透，比我别的 T 恤厚。'] },
      { text: '洗几次领口会松吗？', asked: 3, buyers: ['洗了十几次，领口还是紧的。'] },
    ],
  },
};
