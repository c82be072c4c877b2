import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Keeps secrets that must lie in the database: whoever has only the database, or only a row of another place, reads nothing. While its key
 * changes there are two: the first seals and signs, both open and are looked for.
 */
export interface Seal {
  /** `place` says whose secret it is; sealed for one place it opens in no other. */
  close(text: string, place: string): Buffer;
  open(sealed: Buffer, place: string): string;
  /** Sealed with the first key; undefined when it is already. */
  renew(sealed: Buffer, place: string): Buffer | undefined;
  /** What nobody else could have written beside the text: 64 hexadecimal digits. */
  sign(text: string, place: string): string;
  /** By each live key, the first one's first: what was signed a moment ago may have been signed with the other. */
  signatures(text: string, place: string): readonly string[];
  /** What `signatures` of a place are made with: for those that must outlive their key, who keeps it sealed. */
  placeKeys(place: string): readonly Buffer[];
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM. Layout: version, nonce, tag, ciphertext. */
export function createSeal(keyInHex: string | undefined, secondInHex?: string): Seal {
  const keys = [readKey(keyInHex, 'SECRETS_KEY'), readKey(secondInHex, 'SECRETS_KEY_SECOND')].filter((key) => key !== undefined);
  const live = () => {
    const [first] = keys;
    if (!first || keyInHex === undefined) throw new Error('SECRETS_KEY is not set: sealed secrets cannot be used');
    return [first, ...keys.slice(1)] as const;
  };
  const placeKeys = (place: string) => live().map((key) => Buffer.from(hkdfSync('sha256', key, '', place, 32)));
  const signatures = (text: string, place: string) => placeKeys(place).map((key) => signWith(key, text));
  return {
    close: (text, place) => closeWith(live()[0], text, place),
    open: (sealed, place) => firstThat(live(), (key) => openWith(key, sealed, place)),
    renew: (sealed, place) => {
      const [first] = live();
      if (opens(first, sealed, place)) return undefined;
      return closeWith(
        first,
        firstThat(live(), (key) => openWith(key, sealed, place)),
        place,
      );
    },
    sign: (text, place) => signWith(Buffer.from(hkdfSync('sha256', live()[0], '', place, 32)), text),
    signatures,
    placeKeys,
  };
}

export const signWith = (placeKey: Buffer, text: string): string => createHmac('sha256', placeKey).update(text).digest('hex');

function readKey(hex: string | undefined, name: string): Buffer | undefined {
  if (hex === undefined) return undefined;
  const key = Buffer.from(hex, 'hex');
  if (key.length !== 32) throw new Error(`${name} must be 64 hexadecimal digits`);
  return key;
}

function closeWith(key: Buffer, text: string, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), hidden]);
}

function openWith(key: Buffer, sealed: Buffer, place: string): string {
  if (sealed[0] !== VERSION || sealed.length < 1 + NONCE_BYTES + TAG_BYTES) throw new Error('this is no sealed secret');
  const [nonce, tag] = [sealed.subarray(1, 1 + NONCE_BYTES), sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

function opens(key: Buffer, sealed: Buffer, place: string): boolean {
  try {
    openWith(key, sealed, place);
    return true;
  } catch {
    return false;
  }
}

/** The answer of the first key that has one; the last one's fault when none has. */
function firstThat<T>(keys: readonly Buffer[], work: (key: Buffer) => T): T {
  let fault: unknown;
  for (const key of keys) {
    try {
      return work(key);
    } catch (error) {
      fault = error;
    }
  }
  throw fault;
}
