import { createHash } from 'node:crypto';

/**
 * Path and query of a signed request to Tencent's location service: the parameters sorted by name, as they are, then the secret key;
 * encoded only after that.
 */
export function signMapRequest(path: string, parameters: Readonly<Record<string, string>>, secretKey: string): string {
  const sorted = Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1));
  const query = (encode: (text: string) => string) => sorted.map(([name, value]) => `${name}=${encode(value)}`).join('&');
  const signature = createHash('md5')
    .update(`${path}?${query((text) => text)}${secretKey}`)
    .digest('hex');
  return `${path}?${query(encodeURIComponent)}&sig=${signature}`;
}
