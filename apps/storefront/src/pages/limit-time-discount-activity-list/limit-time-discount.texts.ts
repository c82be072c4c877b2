const zhCN = {
  tabs: '活动时间',
  ON: '进行中',
  SOON: '即将开始',
  empty: {
    ON: { title: '暂无限时折扣', text: '下一场折扣正在准备，可以先逛逛其他商品' },
    SOON: { title: '暂无即将开始的折扣', text: '先看看正在进行的折扣商品' },
  },
};

const en: typeof zhCN = {
  tabs: 'When',
  ON: 'Now on',
  SOON: 'Coming soon',
  empty: {
    ON: { title: 'No discounts right now', text: 'The next ones are being prepared' },
    SOON: { title: 'Nothing coming up yet', text: 'See what is on right now' },
  },
};

export const limitTimeDiscountTexts = { zhCN, en };
