import { menuTexts } from './menu.texts.ts';

const zhCN = {
  ...menuTexts.zhCN,
  shop: '门店',
  flat: '每单运费',
  freeFrom: '满额包邮',
  none: '不包邮',
  notSet: '未设置，包邮',
  actions: '操作',
  edit: '改运费',
  save: '保存运费',
  saved: (shop: string) => `${shop}的运费已保存，新订单按此计算`,
  hasFree: '满一定金额包邮',
  freeAmount: '包邮金额',
  meaning: '买家看到的',
  examples: {
    free: '所有订单都不收运费。',
    flat: (goods: string, fee: string) => `买 ${goods} 的商品，付运费 ${fee}；买多少都一样。`,
    from: (goods: string, fee: string, from: string) => `买 ${goods} 的商品，付运费 ${fee}；买满 ${from} 不收运费。`,
  },
  emptyFreight: { title: '还没有门店', text: '先建一家门店，再设置运费。' },
};
const en: typeof zhCN = {
  ...menuTexts.en,
  shop: 'Shop',
  flat: 'Fee per order',
  freeFrom: 'Free from',
  none: 'Never free',
  notSet: 'Not set: free',
  actions: 'Actions',
  edit: 'Change fee',
  save: 'Save fee',
  saved: (shop) => `The fee of ${shop} is saved and counts for new orders`,
  hasFree: 'Free from an amount',
  freeAmount: 'Free from',
  meaning: 'What shoppers see',
  examples: {
    free: 'No order costs anything to send.',
    flat: (goods, fee) => `Goods for ${goods} cost ${fee} to send, and so does any other order.`,
    from: (goods, fee, from) => `Goods for ${goods} cost ${fee} to send; from ${from} sending is free.`,
  },
  emptyFreight: { title: 'No shops yet', text: 'Create a shop first, then set what sending costs.' },
};

export const freightTexts = { zhCN, en };
