const zhCN = {
  title: '登录商家后台',
  mid: '商家编号',
  midHint: '开通时收到的数字编号',
  name: '账号',
  password: '密码',
  code: '动态验证码',
  codeHint: '验证器上的 6 位数字，或一个备用码',
  submit: '登录',
  sending: '正在登录…',
  noAnswer: '网络连接失败，请再试一次',
  demo: '演示账号，点一下登录',
  otherLanguage: 'English',
};
const en: typeof zhCN = {
  title: 'Sign in to the console',
  mid: 'Merchant number',
  midHint: 'The number you received when the merchant was opened',
  name: 'Account',
  password: 'Password',
  code: 'Authenticator code',
  codeHint: 'Six digits of your authenticator, or one recovery code',
  submit: 'Sign in',
  sending: 'Signing in…',
  noAnswer: 'The connection failed, please try again',
  demo: 'Demo accounts, one click signs in',
  otherLanguage: '中文',
};

export const signInTexts = { zhCN, en };
