/** When a shop opens next, in so many days from today. */
interface NextOpening {
  readonly inDays: number;
  readonly at: string;
}

const zhCN = {
  isOpen: '营业中',
  isClosed: '休息中',
  isGone: '暂停营业',
  resting: '营业后再下单',
  opensAt: ({ inDays, at }: NextOpening) => (inDays === 0 ? `${at} 开门` : inDays === 1 ? `明天 ${at} 开门` : `${inDays} 天后 ${at} 开门`),
  score: (score: string) => `评分 ${score}`,
  reviews: (count: string) => `${count} 条评价`,
};

const en: typeof zhCN = {
  isOpen: 'Open',
  isClosed: 'Closed',
  isGone: 'Not in business for now',
  resting: 'orders once it opens',
  opensAt: ({ inDays, at }) => (inDays === 0 ? `opens ${at}` : inDays === 1 ? `opens tomorrow ${at}` : `opens in ${inDays} days, ${at}`),
  score: (score) => `Rated ${score}`,
  reviews: (count) => (count === '1' ? '1 review' : `${count} reviews`),
};

export const shopStateTexts = { zhCN, en };
