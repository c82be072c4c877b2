import { counted } from '#i18n/counted';

const zhCN = {
  saved: (amount: string) => `已省 ${amount}`,
  untilEnd: '距结束仅剩',
  untilStart: '距开始',
  ends: (at: string) => `${at} 结束`,
  starts: (at: string) => `${at} 开始`,
  soldOut: '已抢光，可按日常价购买',
  usedUp: '您已享受过，可按日常价购买',
  sold: (percent: number) => `已抢 ${percent}%`,
  limit: (pieces: number) => `限购 ${pieces} 件`,
  left: (pieces: number) => `还可享 ${pieces} 件`,
  linkOver: '专享价链接已失效，可按日常价购买',
  buyNowOnly: '立即购买享此价',
};

const en: typeof zhCN = {
  saved: (amount) => `${amount} off`,
  untilEnd: 'Ends in',
  untilStart: 'Starts in',
  ends: (at) => `Ends ${at}`,
  starts: (at) => `Starts ${at}`,
  soldOut: 'Sold out at this price. The regular price holds',
  usedUp: 'You have had it. The regular price holds',
  sold: (percent) => `${percent}% sold`,
  limit: (pieces) => `Limit ${pieces}`,
  left: (pieces) => `${counted(pieces, 'item')} left for you`,
  linkOver: 'This special price has ended. The regular price holds',
  buyNowOnly: 'With "Buy now" only',
};

export const itemBandTexts = { zhCN, en };
