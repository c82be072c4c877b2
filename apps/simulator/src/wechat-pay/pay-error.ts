const statusOf = {
  PARAM_ERROR: 400,
  INVALID_REQUEST: 400,
  APPID_MCHID_NOT_MATCH: 400,
  MCH_NOT_EXISTS: 400,
  ORDERPAID: 400,
  ORDER_CLOSED: 400,
  NO_STATEMENT_EXIST: 400,
  SIGN_ERROR: 401,
  NOT_ENOUGH: 403,
  NO_AUTH: 403,
  OUT_TRADE_NO_USED: 403,
  TRADE_ERROR: 403,
  ORDER_NOT_EXIST: 404,
  RESOURCE_NOT_EXISTS: 404,
  FREQUENCY_LIMITED: 429,
  SYSTEM_ERROR: 500,
} as const;

type PayErrorCode = keyof typeof statusOf;

/** A request refused, in the provider's words: `{code, message, detail?}` under the status that belongs to the code. */
export class PayError extends Error {
  readonly code: PayErrorCode;
  readonly detail: Readonly<Record<string, unknown>> | undefined;

  constructor(code: PayErrorCode, message: string, detail?: Readonly<Record<string, unknown>>) {
    super(message);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return statusOf[this.code];
  }

  get body() {
    return { code: this.code, message: this.message, ...(this.detail !== undefined && { detail: this.detail }) };
  }
}
