const zhCN = {
  tabs: { UNUSED: '可使用', USED: '已使用', EXPIRED: '已过期' },
  exchange: '兑换码',
  endingSoon: '快到期',
  empty: {
    UNUSED: { title: '还没有可用的券', text: '去领券中心看看，下单时自动用上最省的一张' },
    USED: { title: '还没有用过券', text: '用过的券会出现在这里' },
    EXPIRED: { title: '没有过期的券', text: '过期的券会出现在这里' },
  },
  more: '更多好券',
};

const en: typeof zhCN = {
  tabs: { UNUSED: 'Available', USED: 'Used', EXPIRED: 'Expired' },
  exchange: 'Redeem code',
  endingSoon: 'Ending soon',
  empty: {
    UNUSED: { title: 'No coupons yet', text: 'Get some: the best one is applied when you order' },
    USED: { title: 'None used yet', text: 'Coupons you have used appear here' },
    EXPIRED: { title: 'None expired', text: 'Coupons that have run out appear here' },
  },
  more: 'Looking for more?',
};

export const myCouponsTexts = { zhCN, en };
