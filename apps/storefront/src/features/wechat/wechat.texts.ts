const zhCN = {
  logIn: '微信一键登录',
  loggingIn: '正在登录…',
  otherWays: '其他登录方式',
  denied: '您已取消微信授权，可以重试，或使用手机号登录',
  failed: '微信登录失败，请重试，或使用手机号登录',
  unavailable: '微信登录暂不可用，请使用手机号登录',
};

const en: typeof zhCN = {
  logIn: 'Log in with WeChat',
  loggingIn: 'Logging in',
  otherWays: 'Other ways to log in',
  denied: "You didn't allow WeChat sign-in. Try again, or use your phone number",
  failed: "WeChat sign-in didn't work. Try again, or use your phone number",
  unavailable: 'WeChat sign-in is unavailable right now, please use your phone number',
};

export const wechatTexts = { zhCN, en };
