const zhCN = {
  enter: '输入支付密码',
  setFirst: '先设置支付密码',
  label: '支付密码',
  balance: '余额支付',
  balanceIn: (shops: string) => `余额支付 · ${shops}`,
  forgotten: '忘记密码',
  setFirstSays: ['用余额付款需要 6 位支付密码。', '设置好后会回到这里，订单为您保留。'],
  toSet: '去设置支付密码',
};

const en: typeof zhCN = {
  enter: 'Enter payment password',
  setFirst: 'Set a payment password first',
  label: 'Payment password',
  balance: 'Pay from balance',
  balanceIn: (shops) => `Pay from balance · ${shops}`,
  forgotten: 'Forgot it?',
  setFirstSays: [
    'Paying from your balance needs a 6-digit payment password.',
    'You come back here once it is set, and your order is kept.',
  ],
  toSet: 'Set payment password',
};

export const payPasswordSheetTexts = { zhCN, en };
