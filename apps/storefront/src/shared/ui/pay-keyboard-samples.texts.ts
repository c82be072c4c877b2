const zhCN = { label: '支付密码', hint: '试试 123456：其他都是错的', locked: '错了五次', wrong: '支付密码错误', right: '验证通过' };
const en: typeof zhCN = {
  label: 'Payment password',
  hint: 'Try 123456: anything else is wrong',
  locked: 'Five wrong tries',
  wrong: 'The payment password is wrong',
  right: 'That was right',
};

export const payKeyboardSampleTexts = { zhCN, en };
