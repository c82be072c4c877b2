import { describe, expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('0f'.repeat(32));
const secret = '-----BEGIN PRIVATE KEY----- 千铺';

describe('a sealed secret', () => {
  test('opens where it was sealed for, and a known one opens as it always did', () => {
    expect(seal.open(seal.close(secret, '1/main'), '1/main')).toBe(secret);
    // Made with another program (Python's cryptography): nonce 00…0b, place "7/main".
    const known = '0100000000000000000000000b08411ff8e045ae1324146ea47a259c3bd783bd71cff61bdc4b5160cb';
    expect(seal.open(Buffer.from(known, 'hex'), '7/main')).toBe('known 千铺');
  });

  test('says nothing of itself, and no two are alike', () => {
    const [first, second] = [seal.close(secret, '1/main'), seal.close(secret, '1/main')];
    expect(first.equals(second)).toBe(false);
    expect(first.includes('PRIVATE')).toBe(false);
  });

  test('a signature is the same for the same text and place alone', () => {
    const signature = seal.sign('text', 'here');
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    expect(seal.sign('text', 'here')).toBe(signature);
    for (const other of [seal.sign('texts', 'here'), seal.sign('text', 'there'), createSeal('0e'.repeat(32)).sign('text', 'here')])
      expect(other).not.toBe(signature);
  });

  test('opens in no other place, under no other key, and with no bit changed', () => {
    const sealed = seal.close(secret, '1/main');
    expect(() => seal.open(sealed, '2/main')).toThrow();
    expect(() => createSeal('0e'.repeat(32)).open(sealed, '1/main')).toThrow();
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const flipped = Buffer.from(sealed);
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => seal.open(flipped, '1/main'), `bit ${bit}`).toThrow();
    }
    expect(() => seal.open(sealed.subarray(0, 28), '1/main')).toThrow('no sealed secret');
  });

  test('needs a key of 32 bytes, and says which variable holds it', () => {
    expect(() => createSeal('0f')).toThrow('SECRETS_KEY');
    expect(() => createSeal(undefined).close(secret, '1/main')).toThrow('SECRETS_KEY is not set');
  });
});

describe('while its key changes (A29)', () => {
  const [old, next] = ['0f'.repeat(32), '0e'.repeat(32)];
  const before = createSeal(old);
  const during = createSeal(next, old);
  const after = createSeal(next);
  const place = 'staff.factor/1/7';

  test('both keys open, the first one seals', () => {
    expect(during.open(before.close(secret, place), place)).toBe(secret);
    expect(after.open(during.close(secret, place), place)).toBe(secret);
    expect(createSeal(old, next).open(after.close(secret, place), place)).toBe(secret);
    expect(() => before.open(during.close(secret, place), place)).toThrow();
  });

  test('what the other key sealed is sealed anew once, for the same place alone', () => {
    const renewed = during.renew(before.close(secret, place), place);
    expect(after.open(renewed ?? Buffer.of(), place)).toBe(secret);
    expect(during.renew(renewed ?? Buffer.of(), place)).toBeUndefined();
    expect(() => during.renew(before.close(secret, place), 'staff.factor/1/8')).toThrow();
    expect(() => during.renew(createSeal('0d'.repeat(32)).close(secret, place), place)).toThrow();
  });

  test('what either key signed is found, the first one’s first', () => {
    expect(during.signatures('text', place)).toEqual([after.sign('text', place), before.sign('text', place)]);
    expect(during.sign('text', place)).toBe(after.sign('text', place));
    expect(before.signatures('text', place)).toEqual([before.sign('text', place)]);
  });

  test('a second key alone seals nothing', () => {
    expect(() => createSeal(undefined, old).close(secret, place)).toThrow('SECRETS_KEY is not set');
    expect(() => createSeal(next, '0f')).toThrow('SECRETS_KEY_SECOND');
  });
});
