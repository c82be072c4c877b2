import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets that must lie in the database: whoever has only the database, or only a row of another place, reads nothing. */
export interface Seal {
  /** `place` says whose secret it is; sealed for one place it opens in no other. */
  close(text: string, place: string): Buffer;
  open(sealed: Buffer, place: string): string;
  /** What nobody else could have written beside the text: 64 hexadecimal digits. */
  sign(text: string, place: string): string;
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM. Layout: version, nonce, tag, ciphertext. */
export function createSeal(keyInHex: string | undefined): Seal {
  const key = keyInHex === undefined ? undefined : Buffer.from(keyInHex, 'hex');
  if (key !== undefined && key.length !== 32) throw new Error('SECRETS_KEY must be 64 hexadecimal digits');
  const requireKey = () => {
    if (!key) throw new Error('SECRETS_KEY is not set: sealed secrets cannot be used');
    return key;
  };
  return {
    close: (text, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', requireKey(), nonce).setAAD(Buffer.from(place));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), hidden]);
    },
    open: (sealed, place) => {
      if (sealed[0] !== VERSION || sealed.length < 1 + NONCE_BYTES + TAG_BYTES) throw new Error('this is no sealed secret');
      const [nonce, tag] = [sealed.subarray(1, 1 + NONCE_BYTES), sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv('aes-256-gcm', requireKey(), nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    sign: (text, place) =>
      createHmac('sha256', Buffer.from(hkdfSync('sha256', requireKey(), '', place, 32)))
        .update(text)
        .digest('hex'),
  };
}
