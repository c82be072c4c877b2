interface Carrier {
  /** As trackers and label printers name it. */
  readonly code: string;
  readonly name: string;
  /** What people write instead. */
  readonly alsoNamed?: readonly string[];
}

/** TABLE of carriers. */
export const carriers: readonly Carrier[] = [
  { code: 'SF', name: '顺丰速运', alsoNamed: ['顺丰'] },
  { code: 'ZTO', name: '中通快递', alsoNamed: ['中通'] },
  { code: 'YTO', name: '圆通速递', alsoNamed: ['圆通', '圆通快递'] },
  { code: 'STO', name: '申通快递', alsoNamed: ['申通'] },
  { code: 'YD', name: '韵达快递', alsoNamed: ['韵达', '韵达速递'] },
  { code: 'JTSD', name: '极兔速递', alsoNamed: ['极兔'] },
  { code: 'JD', name: '京东物流', alsoNamed: ['京东', '京东快递'] },
  { code: 'EMS', name: 'EMS', alsoNamed: ['邮政EMS'] },
  { code: 'YZPY', name: '邮政快递包裹', alsoNamed: ['中国邮政', '邮政'] },
  { code: 'DBL', name: '德邦快递', alsoNamed: ['德邦'] },
  { code: 'UC', name: '优速快递', alsoNamed: ['优速'] },
  { code: 'ZJS', name: '宅急送' },
  { code: 'DNWL', name: '丹鸟物流', alsoNamed: ['丹鸟'] },
  { code: 'CNSD', name: '菜鸟速递', alsoNamed: ['菜鸟'] },
  { code: 'KYSY', name: '跨越速运', alsoNamed: ['跨越'] },
  { code: 'ANE', name: '安能物流', alsoNamed: ['安能'] },
  { code: 'DADA', name: '达达配送', alsoNamed: ['达达'] },
  { code: 'SHOP', name: '门店配送', alsoNamed: ['商家配送', '自配送'] },
];
