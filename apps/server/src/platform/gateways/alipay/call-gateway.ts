import { z } from 'zod';
import { askOutside } from '../ask-outside.ts';
import { parseJson } from '../pay/parse-json.ts';
import type { GatewayResult } from '../pay/pay.types.ts';
import { isSignatureOf } from '../pay/rsa-sha256.ts';
import type { AlipayParty } from './alipay.types.ts';
import { type AlipayCall, signedParameters } from './signed-parameters.ts';
import { splitAnswer } from './split-answer.ts';

export const GATEWAY_PATH = '/gateway.do';

export interface GatewayLine {
  readonly origin: string;
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
  readonly nowMs: () => number;
  /** Told the provider's own word for why it refused, never what was sent or received. */
  readonly noteRefusal: (facts: { readonly method: string; readonly status: number; readonly code: string }) => void;
}

/** Asks once; undefined when there is no answer in time. Whether to ask again, the caller knows. */
export async function sendOnce(line: GatewayLine, url: string | URL, init: RequestInit): Promise<Response | undefined> {
  try {
    return await askOutside('alipay', () => line.fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(line.timeoutMs) }));
  } catch {
    return undefined;
  }
}

const Said = z.object({ code: z.string().max(16), sub_code: z.string().max(128).optional() });
type Said = z.output<typeof Said>;

/** Asks and believes only what is signed over the bytes as they came, with the key of this app. */
export async function callGateway<T>(
  line: GatewayLine,
  { account }: AlipayParty,
  call: AlipayCall,
  read: (body: unknown) => T | undefined,
): Promise<GatewayResult<T>> {
  const { biz_content: content = '', ...inQuery } = signedParameters(account, call, line.nowMs());
  // The charset stands in the query: the gateway reads the body by it.
  const response = await sendOnce(line, `${line.origin}${GATEWAY_PATH}?${new URLSearchParams(inQuery)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', 'user-agent': 'qianpu' },
    body: new URLSearchParams({ biz_content: content }).toString(),
  });
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined) return { kind: 'unknown' };
  const split = response.status === 200 ? splitAnswer(text, call.method) : undefined;
  const body = split && parseJson(split.content);
  const { data: said } = Said.safeParse(body);
  const isSigned = split !== undefined && isSignatureOf(account.alipayPublicKey, split.signature, split.content);
  if (!said || said.code !== DONE) {
    line.noteRefusal({ method: call.method, status: response.status, code: said?.sub_code ?? said?.code ?? '' });
    // One that is signed must be signed rightly.
    return said && (isSigned || split?.signature === '') ? readRefusal(said, isSigned) : { kind: 'unknown' };
  }
  const value = isSigned ? read(body) : undefined;
  return value === undefined ? { kind: 'unknown' } : { kind: 'told', value };
}

const DONE = '10000';
/** It was refused at the door: rights, missing or wrong parameters, its own signature. Such refusals may come unsigned. */
const AT_THE_DOOR = new Set(['20001', '40001', '40002', '40003', '40006']);
/** Theirs is a fault, it is under way, or we ask too often: nothing is decided. */
const UNDECIDED = new Set(['20000', '10003', '40005']);

const meanings: Readonly<Record<string, 'absent' | 'paid' | 'closed' | 'unknown'>> = {
  TRADE_NOT_EXIST: 'absent',
  BILL_NOT_EXIST: 'absent',
  TRADE_HAS_SUCCESS: 'paid',
  TRADE_HAS_CLOSE: 'closed',
  SYSTEM_ERROR: 'unknown',
  UNKNOW_ERROR: 'unknown',
};

function readRefusal<T>({ code, sub_code: sub = '' }: Said, isSigned: boolean): GatewayResult<T> {
  // "ACQ.TRADE_NOT_EXIST", "isp.unknow-error": the last word says what it is.
  const word = sub
    .slice(sub.lastIndexOf('.') + 1)
    .replaceAll('-', '_')
    .toUpperCase();
  const meaning = UNDECIDED.has(code) ? 'unknown' : meanings[word];
  if (meaning === 'unknown' || (!isSigned && !AT_THE_DOOR.has(code))) return { kind: 'unknown' };
  if (!isSigned || meaning === undefined) return { kind: 'refused', code: sub || code };
  return { kind: meaning };
}
