import { type KeyObject, sign, verify } from 'node:crypto';

export type Parameters = Readonly<Record<string, string>>;

/** name=value sorted by name, joined by &: what a signature is made over. */
export const signedText = (parameters: Parameters, without: readonly string[]): string =>
  Object.entries(parameters)
    .filter(([name, value]) => !without.includes(name) && value !== '')
    .map(([name, value]) => ({ name, value }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, value }) => `${name}=${value}`)
    .join('&');

export const rsa2 = (key: KeyObject, text: string): string => sign('sha256', Buffer.from(text), key).toString('base64');

export const isRsa2 = (key: KeyObject, text: string, signature: string): boolean =>
  verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));

/** A message of the provider's to a merchant as a form: neither the signature nor its kind is signed. */
export const signedForm = (parameters: Parameters, key: KeyObject): string =>
  new URLSearchParams({ ...parameters, sign: rsa2(key, signedText(parameters, [])), sign_type: 'RSA2' }).toString();
