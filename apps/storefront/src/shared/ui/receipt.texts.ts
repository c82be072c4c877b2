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
  betterWithout: '不用它更省',
  excluded: '不能与已用的优惠同享',
  cheapestFound: '已是能找到的最低价',
};

const en: typeof zhCN = {
  receipt: 'Price details',
  everyFen: 'Down to the last fen',
  goods: 'Subtotal',
  freight: 'Delivery',
  pieces: (count) => counted(count, 'item'),
  saved: (amount) => `You save ${amount}`,
  notReached: 'Not reached',
  flat: 'Flat rate of the store',
  free: 'The store delivers for free',
  freeFrom: (threshold) => `Free delivery from ${threshold}`,
  freeFromMissing: (threshold, missing) => `Free delivery from ${threshold}, ${missing} to go`,
  taken: 'Applied',
  missing: (threshold, missing) => `For orders from ${threshold}, ${missing} to go`,
  betterWithout: 'You pay less without it',
  excluded: "Can't be combined with the offers applied",
  cheapestFound: 'The lowest price we found',
};

export const receiptTexts = { zhCN, en };
export type ReceiptTexts = typeof zhCN;
