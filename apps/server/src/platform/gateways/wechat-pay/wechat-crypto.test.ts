import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { knownNotice } from './known-notice.fixture.ts';
import { isFresh, isSignedBy, openSealed, signLines } from './wechat-crypto.ts';

const publicKey = createPublicKey(knownNotice.publicKeyPem);
const { resource } = JSON.parse(knownNotice.body) as { resource: { ciphertext: string; nonce: string; associated_data: string } };

const flipped = (text: string, bit: number): string => {
  const bytes = Buffer.from(text);
  bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  return bytes.toString('latin1');
};
const bitsOf = (text: string) => Array.from({ length: Buffer.byteLength(text) * 8 }, (_, bit) => bit);

describe('the signature', () => {
  const { timestamp, nonce, body, signature } = knownNotice;

  test('made by another program is right', () => {
    expect(isSignedBy(publicKey, signature, timestamp, nonce, body)).toBe(true);
  });

  test('of ours is right, and another for other lines', () => {
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const made = signLines(keys.privateKey, 'GET', '/v3/certificates', '1', 'n', '');
    expect(isSignedBy(keys.publicKey, made, 'GET', '/v3/certificates', '1', 'n', '')).toBe(true);
    expect(isSignedBy(keys.publicKey, made, 'GET', '/v3/certificates', '1n', '', '')).toBe(false);
    expect(isSignedBy(publicKey, made, 'GET', '/v3/certificates', '1', 'n', '')).toBe(false);
  });

  test('is wrong with any bit changed, of itself or of what it signs', () => {
    expect(bitsOf(signature).filter((bit) => isSignedBy(publicKey, flipped(signature, bit), timestamp, nonce, body))).toEqual([]);
    expect(bitsOf(body).filter((bit) => isSignedBy(publicKey, signature, timestamp, nonce, flipped(body, bit)))).toEqual([]);
    expect(bitsOf(nonce).filter((bit) => isSignedBy(publicKey, signature, timestamp, flipped(nonce, bit), body))).toEqual([]);
    expect(bitsOf(timestamp).filter((bit) => isSignedBy(publicKey, signature, flipped(timestamp, bit), nonce, body))).toEqual([]);
  });

  test.each(['', 'x', '===', `${knownNotice.signature}=`, ` ${knownNotice.signature}`, knownNotice.signature.replaceAll('=', '')])(
    '"%s" is none',
    (text) => {
      expect(isSignedBy(publicKey, text, timestamp, nonce, body)).toBe(false);
    },
  );
});

describe('the seal', () => {
  test('of another program opens', () => {
    expect(openSealed(knownNotice.apiV3Key, resource)).toBe(knownNotice.plain);
  });

  test('does not open with any bit changed: text, tag, nonce, what it is about, key', () => {
    const bytes = Buffer.from(resource.ciphertext, 'base64');
    const changed = Array.from({ length: bytes.length * 8 }, (_, bit) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      return { ...resource, ciphertext: copy.toString('base64') };
    });
    const renamed = bitsOf(resource.associated_data).map((bit) => ({
      ...resource,
      associated_data: flipped(resource.associated_data, bit),
    }));
    const renumbered = bitsOf(resource.nonce).map((bit) => ({ ...resource, nonce: flipped(resource.nonce, bit) }));
    for (const sealed of [...changed, ...renamed, ...renumbered]) expect(openSealed(knownNotice.apiV3Key, sealed)).toBeUndefined();
    for (const bit of bitsOf(knownNotice.apiV3Key).filter((bit) => bit % 8 < 7)) {
      expect(openSealed(flipped(knownNotice.apiV3Key, bit), resource)).toBeUndefined();
    }
  });

  test.each(['', 'AAAA', 'not base64!', `${resource.ciphertext} `])('"%s" does not open', (ciphertext) => {
    expect(openSealed(knownNotice.apiV3Key, { ...resource, ciphertext })).toBeUndefined();
  });
});

test.each([
  ['1763200000', 0, true],
  ['1763200000', 300, true],
  ['1763200000', -300, true],
  ['1763200000', 301, false],
  ['1763200000', -301, false],
  ['1.7632e9', 0, false],
  ['', 0, false],
])('a message of %s is believed %i s later: %s', (timestamp, laterSeconds, isBelieved) => {
  expect(isFresh(timestamp, (1_763_200_000 + laterSeconds) * 1000)).toBe(isBelieved);
});
