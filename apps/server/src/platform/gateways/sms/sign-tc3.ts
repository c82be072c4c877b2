import { createHash, createHmac } from 'node:crypto';

/** What a signature of Tencent Cloud's API 3.0 covers; the method is POST, the path `/`. */
export interface UnsignedTc3Request {
  readonly secretId: string;
  readonly secretKey: string;
  /** First word of the provider's host name: `sms`. */
  readonly product: string;
  /** As the Host header will say it: with the port unless it is the standard one. */
  readonly host: string;
  readonly action: string;
  readonly contentType: string;
  readonly body: string;
  /** Unix seconds of the true clock: the provider refuses more than five minutes of difference. */
  readonly timestamp: number;
}

const ALGORITHM = 'TC3-HMAC-SHA256';
const SIGNED_HEADERS = 'content-type;host;x-tc-action';

const hashOf = (data: string) => createHash('sha256').update(data).digest('hex');
const mac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** The Authorization header of a request (signature method v3). */
export function signTc3(request: UnsignedTc3Request): string {
  const { secretId, secretKey, product, host, action, contentType, body, timestamp } = request;
  const headers = `content-type:${contentType}\nhost:${host}\nx-tc-action:${action}\n`.toLowerCase();
  const canonical = ['POST', '/', '', headers, SIGNED_HEADERS, hashOf(body)].join('\n');
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${day}/${product}/tc3_request`;
  const toSign = [ALGORITHM, timestamp, scope, hashOf(canonical)].join('\n');
  const signingKey = mac(mac(mac(`TC3${secretKey}`, day), product), 'tc3_request');
  const signature = mac(signingKey, toSign).toString('hex');
  return `${ALGORITHM} Credential=${secretId}/${scope}, SignedHeaders=${SIGNED_HEADERS}, Signature=${signature}`;
}
