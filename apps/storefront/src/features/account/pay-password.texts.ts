const zhCN = {
  proveOld: '请输入原支付密码',
  choose: '请设置 6 位数字支付密码',
  repeat: '请再输入一次',
  chooseSays: '付款时用它确认是你本人，别用生日或手机号里的数字',
  codeSays: (phone: string) => `为了确认是你本人，请先验证手机号 ${phone}`,
  next: '下一步',
  forgotten: '忘记密码？用短信验证',
  same: '新密码不能和原来的一样',
  differs: '两次输入不一样，请重新设置',
  saved: '支付密码已设置',
};

const en: typeof zhCN = {
  proveOld: 'Your present payment password',
  choose: 'Choose a payment password of 6 digits',
  repeat: 'Once more, please',
  chooseSays: "It confirms that it's you who pays. Please don't use your birthday or phone number",
  codeSays: (phone) => `To be sure it's you, please confirm your phone number ${phone}`,
  next: 'Next',
  forgotten: 'Forgotten? Use a code by message',
  same: 'The new password must be a different one',
  differs: "They don't match. Please choose again",
  saved: 'Payment password saved',
};

export const payPasswordTexts = { zhCN, en };
