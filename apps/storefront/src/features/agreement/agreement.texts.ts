const zhCN = {
  agree: '《用户协议》',
  policy: '《隐私政策》',
  /** The sentence around the two names. */
  before: '已阅读并同意',
  between: '',
  after: '，未注册的手机号将自动创建账号',
  version: (version: string) => `版本 ${version}`,
  effective: (day: string) => `${day} 起生效`,
  updated: (day: string) => `更新于 ${day}`,
};

const en: typeof zhCN = {
  agree: 'User Agreement',
  policy: 'Privacy Policy',
  before: 'I have read and accept the ',
  between: ' and the ',
  after: '. New numbers are signed up automatically',
  version: (version) => `Version ${version}`,
  effective: (day) => `In effect from ${day}`,
  updated: (day) => `Updated ${day}`,
};

export const agreementTexts = { zhCN, en };
