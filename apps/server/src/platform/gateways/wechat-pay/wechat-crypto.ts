import { createDecipheriv, type KeyObject } from 'node:crypto';
import { isSignatureOf, signText, strictBase64 } from '../pay/rsa-sha256.ts';

const TAG_BYTES = 16;
const NONCE_BYTES = 12;
/** How far the clocks of both sides may be apart. */
const CLOCK_GAP_SECONDS = 300;

/** Base64 of SHA256withRSA over the lines, each ended by a line feed. */
export const signLines = (privateKey: KeyObject, ...lines: readonly string[]): string => signText(privateKey, endEach(lines));

export const isSignedBy = (publicKey: KeyObject, signature: string, ...lines: readonly string[]): boolean =>
  isSignatureOf(publicKey, signature, endEach(lines));

const endEach = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

export interface SealedText {
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data?: string | undefined;
}

/** Opens AEAD_AES_256_GCM; the tag stands behind the ciphertext. Undefined when anything of it was changed. */
export function openSealed(apiV3Key: string, { ciphertext, nonce, associated_data = '' }: SealedText): string | undefined {
  const bytes = strictBase64(ciphertext);
  if (bytes === undefined || bytes.length < TAG_BYTES || Buffer.byteLength(nonce) !== NONCE_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(associated_data));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

export const isFresh = (timestamp: string, nowMs: number): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(nowMs / 1000 - Number(timestamp)) <= CLOCK_GAP_SECONDS;
