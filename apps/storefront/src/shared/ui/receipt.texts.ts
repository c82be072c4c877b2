import { counted } from '#i18n/counted';

const zhCN = {
  receipt: '价格明细',
  everyFen: '每一分都在这里',
  goods: '商品金额',
  freight: '运费',
  pieces: (count: number) => `共 ${count} 件`,
  saved: (amount: string) => `共省 ${amount}`,
  notReached: '未达成',
  flat: '店铺统一运费',
  free: '店铺包邮',
  freeFrom: (threshold: string) => `已满 ${threshold}，免运费`,
  freeFromMissing: (threshold: string, missing: string) => `满 ${threshold} 免运费，还差 ${missing}`,
  taken: '已享受',
  missing: (threshold: string, missing: string) => `满 ${threshold} 可用，还差 ${missing}`,
  betterWithout: '不使用更优惠',
  excluded: '不可与已用优惠叠加',
  cheapestFound: '已为您选择最优惠组合',
};

const en: typeof zhCN = {
  receipt: 'Price details',
  everyFen: 'See exactly what you pay',
  goods: 'Subtotal',
  freight: 'Delivery',
  pieces: (count) => counted(count, 'item'),
  saved: (amount) => `You save ${amount}`,
  notReached: 'Not reached',
  flat: 'Standard delivery rate',
  free: 'Free delivery',
  freeFrom: (threshold) => `Free delivery from ${threshold}`,
  freeFromMissing: (threshold, missing) => `Free delivery from ${threshold}, ${missing} to go`,
  taken: 'Applied',
  missing: (threshold, missing) => `For orders from ${threshold}, ${missing} to go`,
  betterWithout: 'You pay less without it',
  excluded: "Can't be combined with the offers applied",
  cheapestFound: 'The best offers are applied',
};

export const receiptTexts = { zhCN, en };
export type ReceiptTexts = typeof zhCN;
