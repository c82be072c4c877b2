const zhCN = {
  own: '我的会员卡',
  offered: '更多会员卡',
  free: '免费领取，长期有效',
  claim: '免费领取',
  number: '卡号',
  months: { 0: '长期有效', 1: '月卡', 3: '季卡', 12: '年卡' },
  until: (day: string) => `有效至 ${day}`,
  over: (day: string) => `已于 ${day} 到期`,
  nextCoupons: (day: string) => `下次送券 ${day}`,
  frozen: '已冻结',
  frozenSays: '冻结期间权益暂停，请联系商家',
  isOver: '已到期',
  isActive: '生效中',
  notYet: '暂未开放线上购买',
  noRights: '凭卡号识别会员身份',
  empty: { title: '还没有会员卡', text: '商家发卡后，会员卡和权益会显示在这里' },
};

const en: typeof zhCN = {
  own: 'My cards',
  offered: 'Other cards',
  free: 'Free, and it does not expire',
  claim: 'Get it free',
  number: 'Card number',
  months: { 0: 'Does not expire', 1: 'Monthly', 3: 'Quarterly', 12: 'Yearly' },
  until: (day) => `Valid until ${day}`,
  over: (day) => `Expired on ${day}`,
  nextCoupons: (day) => `Next coupons on ${day}`,
  frozen: 'On hold',
  frozenSays: 'Its benefits pause while it is on hold. Please contact the store',
  isOver: 'Expired',
  isActive: 'Active',
  notYet: 'Not sold online yet',
  noRights: 'Its number tells the store who you are',
  empty: { title: 'No cards yet', text: 'Once the merchant issues cards, they and their benefits appear here' },
};

export const cardTexts = { zhCN, en };
