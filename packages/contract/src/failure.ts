/** Failures as data: wire code, HTTP status where the transport itself failed, and the text a shopper reads. */
export const failures = {
  BAD_INPUT: { code: '600400', message: '请求内容有误' },
  FOREIGN_MERCHANT: { code: '600403', message: '没有权限' },
  NOT_FOUND: { code: '600404', message: '没有找到' },
  INTERNAL: { code: '600500', message: '网络连接失败，请刷新重试' },
} as const satisfies Record<string, { code: string; message: string }>;

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
