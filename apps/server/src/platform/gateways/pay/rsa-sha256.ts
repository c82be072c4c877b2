import { type KeyObject, sign, verify } from 'node:crypto';

/** Base64 of SHA256withRSA, as both providers sign; Alipay calls it RSA2. */
export const signText = (privateKey: KeyObject, text: string): string => sign('sha256', Buffer.from(text), privateKey).toString('base64');

export function isSignatureOf(publicKey: KeyObject, signature: string, text: string): boolean {
  const bytes = strictBase64(signature);
  return bytes !== undefined && verify('sha256', Buffer.from(text), publicKey, bytes);
}

/** One text for one value: Node alone would read many. */
export function strictBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}
