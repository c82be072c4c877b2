/**
 * The error catalogue (spec 8) as data: what a reply means to the page that asked. Codes are compared with their type, as
 * the specification gives it: '100070' is a string, 100110 a number.
 */
type Code = string | number;

/** A reply's body as it may come; ours always have code, message and data. */
export interface AnyBody {
  readonly code?: Code;
  readonly status?: string;
  readonly errno?: number;
  readonly message?: string;
  readonly data?: unknown;
  readonly [more: string]: unknown;
}

export interface HttpReply {
  /** 0: no answer came. */
  readonly http: number;
  readonly body: AnyBody | null;
}

export interface CallInfo {
  /** The specification's two clients (spec 7.1) know success by different signs. */
  readonly style: 'envelope' | 'header';
  readonly cid: string;
  readonly hasToken: boolean;
}

export type Outcome =
  | { readonly kind: 'ok'; readonly data: unknown }
  /** Not a success, yet a result for the page: the body, or the raw response where the catalogue says so. */
  | { readonly kind: 'passed'; readonly result: AnyBody | HttpReply }
  /** Leave the login behind (spec 4). */
  | { readonly kind: 'loginInvalid'; readonly code: Code; readonly reason: string }
  /** Only the token's cookie goes. */
  | { readonly kind: 'tokenCleared'; readonly code: Code; readonly reason: string }
  /** Go to the page storeLate with the cid of the reply, else of the request. */
  | { readonly kind: 'storeLate'; readonly code: Code; readonly cid: string }
  | Failed;

export interface Failed {
  readonly kind: 'failed';
  readonly code: Code | undefined;
  /** The text, or the whole body where the page needs more than a text. */
  readonly reason: string | AnyBody;
  /** What came with the refusal: which fields were wrong, what the price is now. */
  readonly data?: unknown;
  /** What the log says; absent where the failure is an ordinary answer. */
  readonly log?: string;
}

/** Shown when no answer came in time. */
export const timeoutText = '网络连接失败，请刷新重试';

const okCodes: Record<CallInfo['style'], readonly Code[]> = { envelope: [200, 'SYS0000', 300008], header: [0] };
const passedCodes: readonly Code[] = ['100070', '100071', '100072', 100110, 100111, '10093', '10088'];
const loginCodes: readonly Code[] = [301101, 10020];
const wholeCodes: readonly Code[] = [406, 100112, 100114, 90501043];

const httpTexts: Readonly<Record<number, string>> = {
  400: 'bad request',
  401: 'unauthorized, please log in again',
  403: 'access denied',
  404: 'resource not found',
  405: 'method not allowed',
  408: 'timeout',
  500: 'server error',
  501: 'service not implemented',
  502: 'network error',
  503: 'service unavailable',
  504: 'network timeout',
  505: 'HTTP version not supported',
};

/** What is logged of an HTTP status that is no success; 0 when no answer came. */
export const httpText = (status: number): string =>
  status === 0 ? 'failed to connect to server' : (httpTexts[status] ?? `connection error ${status}`);

export function outcomeOf(reply: HttpReply, requested: CallInfo): Outcome {
  const { http, body } = reply;
  if (http < 200 || http > 299 || !body)
    return { kind: 'failed', code: body?.code, reason: body?.message || httpText(http), log: httpText(http) };
  if (isOk(body, requested.style)) return { kind: 'ok', data: isWhole(body) ? body : body.data };
  if (body.errno === 0) return { kind: 'ok', data: body.data };
  return refusalOf(reply, body, requested);
}

/** No answer at all: late, or the network is away. */
export const unanswered = (error: Error): Outcome => ({
  kind: 'failed',
  code: undefined,
  ...(error.name === 'TimeoutError' ? { reason: timeoutText } : { reason: error.message, log: httpText(0) }),
});

function refusalOf(reply: HttpReply, body: AnyBody, { cid, hasToken }: CallInfo): Outcome {
  const { code = '', status, data } = body;
  const reason = body.message ?? '';
  if (status === 'SYS0005' || status === 'SYS0006') return { kind: 'passed', result: reply };
  if (passedCodes.includes(code) || (code === 504 && status === 'SYSRESULT001')) return { kind: 'passed', result: body };
  if (says(body, 'SYS0002')) return { kind: 'failed', code, reason: isEmpty(data) ? reason : body, data };
  if (status === 'error' && code === '10090') return { kind: 'storeLate', code, cid: cidIn(data) ?? cid };
  if (code === 10019 || (hasToken && loginCodes.includes(code))) return { kind: 'loginInvalid', code, reason };
  if (code === 10092) return { kind: 'tokenCleared', code, reason };
  const isWholeBody = wholeCodes.includes(code) || status === 'NOTUSE' || status === 'OUTRANGE';
  return { kind: 'failed', code, reason: isWholeBody ? body : reason, data, log: 'http error' };
}

/** Of many shops in one call the reply names the one that is late. */
const cidIn = (data: unknown) => (data as { cid?: string } | null | undefined)?.cid;

/** The SYS words are found in either field. */
const says = ({ code, status }: AnyBody, word: string) => code === word || status === word;

const isOk = (body: AnyBody, style: CallInfo['style']) =>
  body.status === 'success' ||
  okCodes[style].includes(body.code ?? '') ||
  (style === 'envelope' && (body.status === undefined ? body.code === '200' : body.status === 'SYS0000'));

/** Bodies handed over with their envelope. "No data" is a missing field: null, 0 and '' are data. */
const isWhole = (body: AnyBody) => 'accessToken' in body || 'wxList' in body || body.data === undefined || body.data === 200;

const isEmpty = (data: unknown) => !data || (typeof data === 'object' && Object.keys(data).length === 0);
