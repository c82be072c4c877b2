import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCertificate } from './certificate.ts';

test('a certificate of ours is one to OpenSSL: name, number, life and a signature that holds', () => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const serialNo = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
  const [fromMs, untilMs] = [Date.parse('2026-11-15T00:00:00Z'), Date.parse('2031-11-15T12:34:56Z')];
  const read = new X509Certificate(makeCertificate({ serialNo, commonName: '千铺', fromMs, untilMs }, keys));
  expect(read.serialNumber).toBe(serialNo);
  expect(read.subject).toBe('CN=千铺');
  expect([read.validFromDate.getTime(), read.validToDate.getTime()]).toEqual([fromMs, untilMs]);
  expect(read.verify(keys.publicKey)).toBe(true);
  expect(read.verify(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey)).toBe(false);
  expect(read.publicKey.equals(keys.publicKey)).toBe(true);
});
