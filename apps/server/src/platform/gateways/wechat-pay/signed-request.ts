import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { askOutside } from '../ask-outside.ts';
import { parseJson } from '../pay/parse-json.ts';
import { isFresh, isSignedBy, signLines } from './wechat-crypto.ts';
import type { GatewayResult, Party, ProviderKeys, WechatPayAccount } from './wechat-pay.types.ts';

export interface Line {
  readonly origin: string;
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
  readonly nowMs: () => number;
  /** Told the provider's own word for why it refused, never what was sent or received. */
  readonly noteRefusal: (facts: { readonly path: string; readonly status: number; readonly code: string }) => void;
}

export interface SignedRequest {
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly body?: object;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks once; undefined when there is no answer in time. Whether to ask again, the caller knows. */
export async function askSigned(
  line: Line,
  account: WechatPayAccount,
  { method, path, body }: SignedRequest,
): Promise<RawAnswer | undefined> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const timestamp = String(Math.floor(line.nowMs() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = signLines(account.privateKey, method, path, timestamp, nonce, text);
  const authorization = `WECHATPAY2-SHA256-RSA2048 mchid="${account.mchId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${account.serial}"`;
  try {
    const response = await askOutside('wechat-pay', () =>
      line.fetch(line.origin + path, {
        method,
        headers: { authorization, accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'qianpu' },
        ...(body !== undefined && { body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(line.timeoutMs),
      }),
    );
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return undefined;
  }
}

const meanings: Readonly<Record<string, 'absent' | 'paid' | 'closed'>> = {
  ORDERPAID: 'paid',
  ORDERCLOSED: 'closed',
  ORDERNOTEXIST: 'absent',
  RESOURCENOTEXISTS: 'absent',
  NOSTATEMENTEXIST: 'absent',
};

/** Asks and believes only what is signed over the bytes as they came, in time, with a key we know. */
export async function ask<T>(
  line: Line,
  { account, keys }: Party,
  question: SignedRequest,
  read: (body: unknown) => T | undefined,
): Promise<GatewayResult<T>> {
  const answer = await askSigned(line, account, question);
  if (!answer) return { kind: 'unknown' };
  if (answer.status >= 400) return readRefusal(line, keys, question.path, answer);
  const proof = checkProof(answer, keys, line.nowMs());
  if (proof !== 'good') return proof === 'unknown-serial' ? { kind: 'unknown', isKeyMissing: true } : { kind: 'unknown' };
  const value = read(answer.text === '' ? {} : parseJson(answer.text));
  return value === undefined ? { kind: 'unknown' } : { kind: 'told', value };
}

/** Refusals need not be signed; one that is must be signed rightly. Too often, and their own faults, decide nothing. */
function readRefusal<T>(line: Line, keys: ProviderKeys, path: string, answer: RawAnswer): GatewayResult<T> {
  const code = z.object({ code: z.string().max(64) }).safeParse(parseJson(answer.text)).data?.code;
  line.noteRefusal({ path: path.split('?', 1)[0] ?? path, status: answer.status, code: code ?? '' });
  if (code === undefined || answer.status >= 500 || answer.status === 429) return { kind: 'unknown' };
  if (answer.headers.has('wechatpay-signature') && checkProof(answer, keys, line.nowMs()) === 'bad') return { kind: 'unknown' };
  const meaning = meanings[code.replaceAll('_', '')];
  return meaning ? { kind: meaning } : { kind: 'refused', code };
}

export function checkProof(answer: RawAnswer, keys: ProviderKeys, nowMs: number): 'good' | 'bad' | 'unknown-serial' {
  const header = (name: string) => answer.headers.get(`wechatpay-${name}`) ?? '';
  if (!isFresh(header('timestamp'), nowMs)) return 'bad';
  const key = keys.get(header('serial'));
  if (!key) return 'unknown-serial';
  return isSignedBy(key, header('signature'), header('timestamp'), header('nonce'), answer.text) ? 'good' : 'bad';
}
