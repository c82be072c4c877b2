const zhCN = {
  proveOld: '请输入原支付密码',
  choose: '请设置 6 位数字支付密码',
  repeat: '请再次输入',
  chooseSays: '付款时用于确认是您本人，请勿使用生日或手机号中的数字',
  codeSays: (phone: string) => `为保障账户安全，请先验证手机号 ${phone}`,
  phoneFirst: '设置支付密码前，请先绑定手机号',
  toBind: '去绑定手机号',
  next: '下一步',
  forgotten: '忘记密码？用短信验证',
  same: '新密码不能与原密码相同',
  differs: '两次输入不一致，请重新设置',
  saved: '支付密码已设置',
};

const en: typeof zhCN = {
  proveOld: 'Enter your current payment password',
  choose: 'Choose a 6-digit payment password',
  repeat: 'Enter it again',
  chooseSays: "You'll use it to confirm payments. Please don't use digits of your birthday or phone number",
  codeSays: (phone) => `To keep your account safe, please verify your phone number ${phone}`,
  phoneFirst: 'Please add your phone number before you set a payment password',
  toBind: 'Add phone number',
  next: 'Next',
  forgotten: 'Forgot it? Use a text message code',
  same: 'The new password must be different from the current one',
  differs: "The two entries don't match. Please start again",
  saved: 'Payment password saved',
};

export const payPasswordTexts = { zhCN, en };
