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
  everyFen: 'Every fen is here',
  goods: 'Products',
  freight: 'Delivery',
  pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  saved: (amount) => `You save ${amount}`,
  notReached: 'Not reached',
  flat: 'The store’s flat rate',
  free: 'The store delivers free of charge',
  freeFrom: (threshold) => `Free from ${threshold}`,
  freeFromMissing: (threshold, missing) => `Free from ${threshold}; ${missing} to go`,
  taken: 'Applied',
  missing: (threshold, missing) => `From ${threshold}; ${missing} to go`,
  betterWithout: 'Cheaper without it',
  excluded: 'Not together with what is applied',
  cheapestFound: 'The lowest price we could find',
};

export const receiptTexts = { zhCN, en };
export type ReceiptTexts = typeof zhCN;
