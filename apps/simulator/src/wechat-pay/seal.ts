import { createCipheriv, randomBytes } from 'node:crypto';

export interface Sealed {
  readonly algorithm: 'AEAD_AES_256_GCM';
  readonly nonce: string;
  readonly associated_data: string;
  /** Base64 of the ciphertext with its 16-byte tag behind it. */
  readonly ciphertext: string;
}

/** Encrypts for one merchant with the key both know. The nonce is twelve characters, used as bytes. */
export function seal(apiV3Key: string, text: string, associatedData: string, nonce = randomBytes(6).toString('hex')): Sealed {
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce);
  cipher.setAAD(Buffer.from(associatedData));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
  return { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: associatedData, ciphertext };
}
