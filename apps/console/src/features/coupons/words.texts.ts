const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

const zhCN = {
  join: (parts: readonly string[]) => parts.join(' '),
  percent: (percentOff: number) => `${(100 - percentOff) / 10} 折`,
  freight: '免运费',
  exchange: '兑换',
  from: (amount: string) => `满 ${amount} 可用`,
  noFrom: '无门槛',
  cap: (amount: string) => `最高减 ${amount}`,
  exchangeFor: (price: string) => `${price} 换一件`,
  exchangeFree: '免费换一件',
  between: (from: string, to: string) => `${from} 至 ${to}`,
  afterClaim: (count: number) => `领取后 ${count} 天内有效`,
  afterClaimLater: (delay: number, count: number) => `领取 ${delay} 天后生效，${count} 天内有效`,
  allShops: '全部门店',
  moreShops: (first: string, count: number) => `${first} 等 ${count} 家`,
  unlimited: '不限量',
  statuses: {
    DRAFT: '草稿',
    ON: '进行中',
    SOON: '未到领取时间',
    GONE: '已领完',
    CLAIM_OVER: '领取已截止',
    EXPIRED: '已过有效期',
    PAUSED: '已暂停',
    ENDED: '已结束',
  },
};
const en: typeof zhCN = {
  join: (parts) => parts.join(', '),
  percent: (percentOff) => `${percentOff}% off`,
  freight: 'Free shipping',
  exchange: 'Gift',
  from: (amount) => `from ${amount}`,
  noFrom: 'no minimum',
  cap: (amount) => `up to ${amount}`,
  exchangeFor: (price) => `one item for ${price}`,
  exchangeFree: 'one item for free',
  between: (from, to) => `${from} – ${to}`,
  afterClaim: (count) => `${days(count)} after claiming`,
  afterClaimLater: (delay, count) => `From ${days(delay)} after claiming, for ${days(count)}`,
  allShops: 'All shops',
  moreShops: (first, count) => `${first} and ${count - 1} more`,
  unlimited: 'Unlimited',
  statuses: {
    DRAFT: 'Draft',
    ON: 'Running',
    SOON: 'Not claimable yet',
    GONE: 'All claimed',
    CLAIM_OVER: 'Claiming has ended',
    EXPIRED: 'Expired',
    PAUSED: 'Paused',
    ENDED: 'Ended',
  },
};

/** A coupon in words, wherever one is shown. */
export const couponWords = { zhCN, en };
export type CouponWords = typeof zhCN;
