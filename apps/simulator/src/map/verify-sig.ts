import { createHash, timingSafeEqual } from 'node:crypto';
import type { MapAccount } from '../config.ts';
import { MapRefusal } from './map-refusal.ts';

/** Refuses what the account's holder has not signed: path, then the parameters sorted by name and not encoded, then the secret key. */
export function verifySig(path: string, parameters: URLSearchParams, account: MapAccount): void {
  if (parameters.get('key') !== account.key) throw new MapRefusal(190, '无效的KEY');
  const signed = [...parameters]
    .filter(([name]) => name !== 'sig')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  const expected = createHash('md5')
    .update(`${path}?${signed.join('&')}${account.secretKey}`)
    .digest('hex');
  const given = parameters.get('sig') ?? '';
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
    throw new MapRefusal(111, '签名验证失败');
}
