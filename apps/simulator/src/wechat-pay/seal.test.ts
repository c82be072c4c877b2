import { expect, test } from 'vitest';
import { seal } from './seal.ts';

// Computed with Python's cryptography, AESGCM.
test.each([
  ['{"total":1,"名":"千铺"}', 'transaction', 'tDdOXt0zSIF57H6GluB32TwvKeL1Ox0/0NrCEgttKIR7dMJrwvyu0A++'],
  ['', '', 'Iysi3p+Ddvs6yUM1XeET3g=='],
])('%s with %s is sealed as others seal it', (text, associatedData, ciphertext) => {
  expect(seal('0123456789abcdef0123456789ABCDEF', text, associatedData, '61f9c719728a')).toEqual({
    algorithm: 'AEAD_AES_256_GCM',
    nonce: '61f9c719728a',
    associated_data: associatedData,
    ciphertext,
  });
});

test('no nonce is used twice', () => {
  const nonces = Array.from({ length: 100 }, () => seal('k'.repeat(32), 'a', '').nonce);
  expect(new Set(nonces).size).toBe(100);
  expect(nonces.every((nonce) => nonce.length === 12)).toBe(true);
});
