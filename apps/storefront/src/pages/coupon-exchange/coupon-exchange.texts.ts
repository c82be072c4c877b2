const zhCN = {
  code: '兑换码',
  hint: '请输入 12 位兑换码',
  says: '印在卡片或短信里的兑换码，每个只能用一次。输错多次会暂停一小时。',
  exchange: '立即兑换',
  short: '兑换码共 12 位，请检查后再试',
  wrong: '兑换码无效或已被使用，请核对后再试',
  done: '兑换成功',
  again: '再兑一张',
  mine: '我的券',
};

const en: typeof zhCN = {
  code: 'Code',
  hint: '12-character code',
  says: 'Codes are printed on cards or sent by text message. Each works once. After several wrong tries you have to wait an hour.',
  exchange: 'Redeem',
  short: 'A code has 12 characters, please check it',
  wrong: 'This code is not valid or has been used, please check it',
  done: 'Redeemed',
  again: 'Redeem another',
  mine: 'My coupons',
};

export const couponExchangeTexts = { zhCN, en };
