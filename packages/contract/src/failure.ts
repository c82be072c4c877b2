/**
 * Failures as data: wire code (in the type the specification gives it) and the text a shopper reads. Codes of ours are
 * strings from "600000" on, one thousand per module.
 */
export const failures = {
  /** No token on a call that needs one. */
  NOT_LOGGED_IN: { code: 10019, message: '请先登录', en: 'Please log in first' },
  /** The token is unknown, run out, revoked, or another merchant's. */
  LOGIN_INVALID: { code: 10020, message: '登录已失效，请重新登录', en: 'Your login has expired, please log in again' },
  BAD_INPUT: { code: '600400', message: '请求内容有误', en: 'The request could not be read' },
  FOREIGN_MERCHANT: { code: '600403', message: '没有权限', en: 'You may not do this' },
  NOT_FOUND: { code: '600404', message: '没有找到', en: 'Not found' },
  /** The same key with another body, or a call that needs a key without one. */
  IDEMPOTENCY: { code: '600409', message: '请勿重复提交', en: 'This was submitted already' },
  TOO_OFTEN: { code: '600429', message: '操作太频繁，请稍后再试', en: 'Too many attempts, please try again later' },
  WRONG_CODE: { code: '601001', message: '验证码错误或已失效', en: 'The code is wrong or has expired' },
  /** Barred from the store (spec 2.6) or forbidden to log in. */
  LOGIN_FORBIDDEN: {
    code: '601002',
    message: '您已被禁止进入店铺，请联系客服',
    en: 'You have been barred from the store, contact customer service',
  },
  /** Said alike for a name nobody has, a wrong password and a locked or disabled account. */
  WRONG_PASSWORD: {
    code: '602001',
    message: '账号或密码错误；连续错误 5 次将锁定 15 分钟',
    en: 'The name or password is wrong; five wrong tries lock an account for 15 minutes',
  },
  INTERNAL: { code: '600500', message: '网络连接失败，请刷新重试', en: 'Connection failed, please refresh and try again' },
} as const satisfies Record<string, { code: string | number; message: string; en: string }>;

export type FailureName = keyof typeof failures;

/** Thrown by handlers, turned into a reply in one place, and thrown again by the client on the other side. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly failure: FailureName;
  readonly data: unknown;

  constructor(failure: FailureName, data?: unknown) {
    super(failures[failure].message);
    this.failure = failure;
    this.data = data;
  }
}

export const fail = (failure: FailureName, data?: unknown) => new CallFailure(failure, data);
