import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { missing, ProviderError } from './provider-error.ts';

/** A request as it came over the wire; header names in lower case. */
export interface ReceivedRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface KeyPair {
  readonly secretId: string;
  readonly secretKey: string;
}

const ALGORITHM = 'TC3-HMAC-SHA256';
const CLOCK_GAP_SECONDS = 300;
const authorizationForm =
  /^TC3-HMAC-SHA256 Credential=(?<secretId>[^/\s,]+)\/(?<date>\d{4}-\d{2}-\d{2})\/[a-z]+\/tc3_request, ?SignedHeaders=(?<signedHeaders>[a-z\d;-]+), ?Signature=(?<signature>[\da-f]{64})$/;

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const mac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

const signatureFailure = () =>
  new ProviderError(
    'AuthFailure.SignatureFailure',
    'The provided credentials could not be validated. Please check your signature is correct.',
  );

/**
 * Whose key the request was signed with, for this product, within five minutes; throws what the provider would answer unless it was one
 * of these.
 */
export function verifyTc3<Keys extends KeyPair>(request: ReceivedRequest, known: readonly Keys[], product: string, nowMs: number): Keys {
  const authorization = headerOf(request, 'authorization');
  if (authorization === '') throw missing('Authorization');
  const timestamp = headerOf(request, 'x-tc-timestamp');
  if (timestamp === '') throw missing('Timestamp');
  const parts = authorizationForm.exec(authorization)?.groups;
  if (parts === undefined) throw new ProviderError('AuthFailure.InvalidAuthorization', 'The Authorization header is malformed.');
  const keys = known.find(({ secretId }) => secretId === parts.secretId);
  if (keys === undefined) throw new ProviderError('AuthFailure.SecretIdNotFound', 'The SecretId is not found.');
  if (!isFresh(timestamp, nowMs)) throw new ProviderError('AuthFailure.SignatureExpire', 'The provided signature has expired.');
  const { date = '', signedHeaders = '', signature = '' } = parts;
  if (date !== dayOf(timestamp)) throw signatureFailure();
  const names = signedHeaders.split(';');
  if (!names.includes('content-type') || !names.includes('host')) throw signatureFailure();
  const expected = expectedSignature(request, { secretKey: keys.secretKey, date, product, timestamp, names });
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) throw signatureFailure();
  return keys;
}

interface Signed {
  readonly secretKey: string;
  readonly date: string;
  readonly product: string;
  readonly timestamp: string;
  readonly names: readonly string[];
}

function expectedSignature(request: ReceivedRequest, { secretKey, date, product, timestamp, names }: Signed): string {
  const headers = names.map((name) => `${name}:${headerOf(request, name).trim().toLowerCase()}\n`).join('');
  const canonical = ['POST', '/', '', headers, names.join(';'), hashOf(request.body)].join('\n');
  const toSign = [ALGORITHM, timestamp, `${date}/${product}/tc3_request`, hashOf(canonical)].join('\n');
  const signingKey = mac(mac(mac(`TC3${secretKey}`, date), product), 'tc3_request');
  return mac(signingKey, toSign).toString('hex');
}

function headerOf(request: ReceivedRequest, name: string): string {
  const value = request.headers[name] ?? '';
  return Array.isArray(value) ? value.join(',') : value;
}

const isFresh = (timestamp: string, nowMs: number) =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(nowMs / 1000 - Number(timestamp)) <= CLOCK_GAP_SECONDS;

const dayOf = (timestamp: string) => new Date(Number(timestamp) * 1000).toISOString().slice(0, 10);
