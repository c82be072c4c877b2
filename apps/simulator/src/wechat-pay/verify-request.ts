import { verify } from 'node:crypto';
import type { Account } from './accounts.ts';
import { PayError } from './pay-error.ts';

/** A request as it came over the wire. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query, byte by byte. */
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: Buffer;
}

const SCHEME = 'WECHATPAY2-SHA256-RSA2048 ';
const CLOCK_GAP_SECONDS = 300;
const PARTS = ['mchid', 'nonce_str', 'signature', 'timestamp', 'serial_no'] as const;

/** Who signed the request; throws what the provider would answer unless the signature is a merchant's, over these very bytes, within five minutes. */
export function verifyRequest(request: SignedRequest, find: (mchid: string) => Account | undefined, nowMs: number): Account {
  const parts = readAuthorization(request.authorization);
  const account = find(parts.mchid);
  if (account === undefined) throw signError('商户号不存在');
  if (parts.serial_no !== account.serialNo) throw signError('商户证书序列号有误。请使用签名私钥匹配的证书序列号');
  if (!isFresh(parts.timestamp, nowMs)) throw signError('Http头Authorization值中的timestamp与发起请求的时间不得超过5分钟');
  const signed = Buffer.concat([
    Buffer.from(`${request.method}\n${request.url}\n${parts.timestamp}\n${parts.nonce_str}\n`),
    request.body,
    Buffer.from('\n'),
  ]);
  if (!verify('sha256', signed, account.publicKey, Buffer.from(parts.signature, 'base64'))) throw signError('错误的签名，验签失败');
  return account;
}

function readAuthorization(value = ''): Record<(typeof PARTS)[number], string> {
  if (!value.startsWith(SCHEME)) throw signError('Http头Authorization认证类型不正确');
  const pairs = [...value.slice(SCHEME.length).matchAll(/([a-z_]+)="([^"]*)"/g)];
  const found = new Map(pairs.map(([, name = '', text = '']) => [name, text]));
  const read = (name: (typeof PARTS)[number]) => {
    const text = found.get(name);
    if (text === undefined || text === '') throw signError(`Http头Authorization值缺少${name}`);
    return text;
  };
  return {
    mchid: read('mchid'),
    nonce_str: read('nonce_str'),
    signature: read('signature'),
    timestamp: read('timestamp'),
    serial_no: read('serial_no'),
  };
}

const signError = (issue: string) => new PayError('SIGN_ERROR', issue, { field: 'signature', issue: 'sign not match' });

const isFresh = (timestamp: string, nowMs: number) =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(nowMs / 1000 - Number(timestamp)) <= CLOCK_GAP_SECONDS;
