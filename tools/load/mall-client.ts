import { type EnvelopeRow, envelopePath, type HeaderRow } from '../../packages/contract/src/call.ts';
import { type CallName, rows } from '../../packages/contract/src/rows.ts';
import { envelopeBody } from '../../packages/contract/src/wire/envelope.ts';
import { callHeaders, headerRequest } from '../../packages/contract/src/wire/header.ts';
import type { ReplyBody } from '../../packages/contract/src/wire/reply.ts';
import { type Answer, type Asking, sendRequest } from './send-once.ts';

/** What a caller was told. `unknown`: no answer, or one that does not say whether it was done. */
export type CallResult<Data> =
  | { readonly outcome: 'ok'; readonly data: Data }
  | { readonly outcome: 'fail'; readonly code: string | number }
  /** `isBusy`: refused because there was too much to do. */
  | { readonly outcome: 'unknown'; readonly isBusy?: boolean };

export interface MallCaller {
  /** Where the api listens. */
  readonly api: string;
  readonly mid: string;
  readonly cid: string;
  readonly token: string;
  /** Sent as the address of the caller, so that limits by address count shoppers and not this process. */
  readonly address?: string;
  /** How its requests leave, when not from this process. */
  readonly send?: (url: string, asking: Asking) => Promise<Answer>;
  /** Told of every call, and how many milliseconds it took. */
  readonly onCall?: (ms: number, result: CallResult<unknown>) => void;
}

/** Makes a call once, in its wire style. It never throws: whoever load-tests wants to go on. */
export async function callMall<Data>(from: MallCaller, name: CallName, input: object, key?: string): Promise<CallResult<Data>> {
  const row = rows[name];
  if (row.style === 'hook') throw new Error(`${name} is a provider's call`);
  const { url, ...asking } = row.style === 'envelope' ? envelopeRequest(row, input, from) : plainRequest(row, input, from);
  const headers = {
    ...asking.headers,
    ...(key && { 'idempotency-key': key }),
    ...(from.address && { 'x-forwarded-for': from.address }),
  };
  const begunAt = performance.now();
  const result = await hear<Data>(() => (from.send ?? sendRequest)(from.api + url, { ...asking, headers }), row.style);
  from.onCall?.(performance.now() - begunAt, result);
  return result;
}

async function hear<Data>(send: () => Promise<Answer>, style: 'envelope' | 'header'): Promise<CallResult<Data>> {
  try {
    const { status, headers, text } = await send();
    if (status >= 500) return { outcome: 'unknown', isBusy: status === 503 && headers['retry-after'] !== undefined };
    const { code, data } = JSON.parse(text) as ReplyBody;
    const isOk = style === 'envelope' ? code === '200' : code === 0;
    return isOk ? { outcome: 'ok', data: data as Data } : { outcome: 'fail', code };
  } catch {
    return { outcome: 'unknown' };
  }
}

type Request = Asking & { readonly url: string };

const plainRequest = (row: HeaderRow, input: object, from: MallCaller): Request => headerRequest(row, input, from);

const envelopeRequest = (row: EnvelopeRow, input: object, from: MallCaller): Request => ({
  url: envelopePath(row.base),
  method: 'POST',
  headers: { ...callHeaders(from), 'content-type': 'application/x-www-form-urlencoded' },
  body: envelopeBody(row, input, { ...from, now: new Date() }).toString(),
});
