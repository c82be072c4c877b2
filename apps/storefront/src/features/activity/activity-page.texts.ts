import { counted } from '#i18n/counted';

const zhCN = {
  untilStart: '距开始',
  untilEnd: '距结束',
  soldPercent: (percent: number) => `已抢 ${percent}%`,
  over: { title: '活动已结束', text: '可以看看店里正在进行的其他活动' },
  empty: { title: '暂无活动商品', text: '活动商品正在准备中，可以先逛逛其他商品' },
  toCart: '去购物车',
  quantityOf: (title: string) => `${title} 的数量`,
  removeOf: (title: string) => `删除 ${title}`,
  chosenInCart: '已选商品',
  chosen: (pieces: number) => `已选 ${pieces} 件`,
  chosenFor: (pieces: number, amount: string) => `已选 ${pieces} 件 单买 ${amount}`,
  chooseMore: (pieces: number, rule: string) => `再选 ${pieces} 件，享${rule}`,
  buyMore: (missing: string, gain: string) => `再买 ${missing}，${gain}`,
  buyPieces: (pieces: number, gain: string) => `再买 ${pieces} 件，${gain}`,
  minus: (amount: string) => `减 ${amount}`,
  reach: '享下一档优惠',
  saved: (amount: string) => `已减 ${amount}`,
  reached: '已享受本活动优惠',
  savedAnd: (saved: string, ahead: string) => `${saved}，${ahead}`,
  notTaken: (why: string) => `本活动未使用：${why}`,
  loginToPrice: '登录后查看优惠',
  short: (pieces: number) => `还差 ${pieces} 件`,
};

const en: typeof zhCN = {
  untilStart: 'Starts in',
  untilEnd: 'Ends in',
  soldPercent: (percent) => `${percent}% sold`,
  over: { title: 'This offer has ended', text: 'See what else is on in the store' },
  empty: { title: 'No products yet', text: 'The products of this offer are on their way' },
  toCart: 'Go to cart',
  quantityOf: (title) => `Quantity of ${title}`,
  removeOf: (title) => `Remove ${title}`,
  chosenInCart: 'Chosen products',
  chosen: (pieces) => `${counted(pieces, 'item')} chosen`,
  chosenFor: (pieces, amount) => `${counted(pieces, 'item')} chosen, ${amount} on their own`,
  chooseMore: (pieces, rule) => `${pieces} more: ${rule}`,
  buyMore: (missing, gain) => `Add ${missing}: ${gain}`,
  buyPieces: (pieces, gain) => `Add ${counted(pieces, 'item')}: ${gain}`,
  minus: (amount) => `${amount} off`,
  reach: 'the next offer',
  saved: (amount) => `${amount} off`,
  reached: 'This offer applies',
  savedAnd: (saved, ahead) => `${saved}. ${ahead}`,
  notTaken: (why) => `Not applied: ${why}`,
  loginToPrice: 'Log in to see what you save',
  short: (pieces) => `${pieces} more`,
};

export const activityPageTexts = { zhCN, en };
export type ActivityPageTexts = typeof zhCN;
