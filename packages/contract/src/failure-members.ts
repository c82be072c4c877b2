/** Rows of the table of failures (failure.ts) about accounts, logins, phones and payment passwords. */
export const memberFailures = {
  /** Data: `of: 'proof'` where the code to the own phone was wrong, not the one to a new phone. */
  WRONG_CODE: { code: '601001', message: '验证码错误或已失效', en: 'The code is wrong or has expired' },
  /** Said at login, and to every call with a token that forbidding has ended (spec 6). */
  LOGIN_FORBIDDEN: {
    code: '601002',
    message: '您的账号已被禁止登录，请联系客服',
    en: 'Your account may not log in, please contact customer service',
  },
  /** Barred from a shop of the order (spec 2.6). Data: `cids`. */
  BARRED: {
    code: '601015',
    message: '您已被禁止进入店铺，请联系客服',
    en: 'You have been barred from the store, contact customer service',
  },
  ADDRESS_BOOK_FULL: { code: '601003', message: '最多保存 20 个收货地址', en: 'You can save up to 20 addresses' },
  PHONE_TAKEN: { code: '601004', message: '该手机号已绑定其他账号', en: 'This number belongs to another account' },
  /** Data: `triesLeft` before it locks. */
  WRONG_PAY_PASSWORD: { code: '601005', message: '支付密码错误', en: 'The payment password is wrong' },
  /** Data: `lockedUntil`. */
  PAY_PASSWORD_LOCKED: {
    code: '601006',
    message: '支付密码错误次数过多，已暂时锁定',
    en: 'Too many wrong payment passwords: it is locked for now',
  },
  PAY_PASSWORD_UNSET: { code: '601007', message: '请先设置支付密码', en: 'Please set a payment password first' },
  /** The merchant has no official account, or its platform gives no ticket: a page is shared as any other page of the web. */
  SHARE_UNAVAILABLE: {
    code: '601008',
    message: '分享暂不可用，请稍后再试',
    en: 'Sharing is unavailable right now, please try again later',
  },
  /** The merchant has no card in the messenger's card pack, or the platform gives no ticket. */
  CARD_PACK_UNAVAILABLE: {
    code: '601017',
    message: '暂不能添加到微信卡包，请稍后再试',
    en: 'The card cannot be added to WeChat right now, please try again later',
  },
  /** The SMS provider did not send by the account, or nobody answers there; nothing has changed. */
  SMS_ACCOUNT_WRONG: {
    code: '601014',
    message: '无法用该账户发送短信，请检查填写内容',
    en: 'No message could be sent by this account, please check what you entered',
  },
  /** Code of the specification (4): logged in by the messenger, no phone bound yet. Data: the login. */
  PHONE_UNBOUND: { code: 100110, message: '请绑定手机号', en: 'Please add your phone number' },
  /** The messenger's code is unknown, used or late, or the answer is for a sign-in nobody began here. */
  WECHAT_LOGIN_FAILED: { code: '601009', message: '微信登录失败，请重试', en: 'WeChat sign-in failed, please try again' },
  /** The merchant has no such account, or its platform does not answer. */
  WECHAT_LOGIN_UNAVAILABLE: {
    code: '601010',
    message: '微信登录暂不可用，请使用手机号登录',
    en: 'WeChat sign-in is unavailable right now, please use your phone number',
  },
  /** Who holds the session must prove to be the member. Data: `ways`, by which. */
  STEP_UP_NEEDED: { code: '601011', message: '请先验证身份', en: 'Please confirm that it is you first' },
  /** A phone change waits already, or too many were asked for within 30 days. Data: the one that waits, or null. */
  CHANGE_WAITING: {
    code: '601012',
    message: '已有更换手机号的申请，暂时不能再次申请',
    en: 'A phone change has been requested already, you cannot request another right now',
  },
  /** Data: `points`, how many there are. */
  POINTS_SHORT: { code: '617002', message: '积分不足', en: 'There are not enough points' },
  /** Somebody else has written them meanwhile. Data: `revision`. */
  LEVELS_CHANGED: {
    code: '601016',
    message: '会员等级已被他人修改，请刷新后再试',
    en: 'Somebody else has changed the levels, please reload them',
  },
  /** Goods or money are under way: the account is needed until then. */
  ACCOUNT_LEAVING: {
    code: '601013',
    message: '您还有未完成的订单或退款，完成后才能注销账号',
    en: 'You still have open orders or refunds. Please delete your account once they are finished',
  },
} as const;
