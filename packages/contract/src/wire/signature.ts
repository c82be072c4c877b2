/**
 * The head's value (spec 7.1): a hash of a secret, the target and the time. Every phone holds the secret, so it proves
 * nothing; a call is never refused for it, the server only counts how many come without.
 */
export interface HeadSecret {
  /** Goes into the head as `key`, so that a secret can be changed while old phones still use the one before. */
  readonly key: string;
  readonly secret: string;
}

export const phoneSecret: HeadSecret = { key: 'h5-1', secret: 'qianpu-h5' };

interface SignedFields {
  readonly target: string;
  readonly requestTime: string;
}

/** Lower-case hex SHA-256 of secret + target + requestTime; empty where the browser has no crypto (a page without https). */
export async function signatureOf(secret: string, { target, requestTime }: SignedFields): Promise<string> {
  // A browser without https leaves it out, which the types of Node do not know.
  const subtle = globalThis.crypto?.subtle as typeof crypto.subtle | undefined;
  if (!subtle) return '';
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(secret + target + requestTime));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** For a metric and nothing else. */
export async function isSigned(head: Readonly<Record<string, unknown>>, secrets: readonly HeadSecret[]): Promise<boolean> {
  const known = secrets.find(({ key }) => key === head.key);
  const { target, requestTime, value } = head;
  if (!known || typeof target !== 'string' || typeof requestTime !== 'string') return false;
  return value !== '' && value === (await signatureOf(known.secret, { target, requestTime }));
}
