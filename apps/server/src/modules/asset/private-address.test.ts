import { describe, expect, test } from 'vitest';
import { createSeal } from '#platform/secrets/seal';
import { readAddress, signAddress } from './private-address.ts';

const seal = createSeal('a1'.repeat(32));
const now = new Date('2026-11-19T04:00:00Z');
const file = { mid: '1', id: '77' };

const partsOf = (address: string) => Object.fromEntries(new URL(address, 'http://mall.test').searchParams);

describe('the address of a private picture', () => {
  const { address, until } = signAddress(seal, file, now);

  test('names its file and ends ten minutes later', () => {
    expect(until - now.getTime()).toBe(600_000);
    expect(address).toMatch(/^\/api-upload-web\/private\/1\/77\?until=\d+&sign=[0-9a-f]{64}$/);
    expect(readAddress(seal, file, partsOf(address))).toBe(until);
  });

  test('opens its file while the key that signed it is the second one', () => {
    const changed = createSeal('b2'.repeat(32), 'a1'.repeat(32));
    expect(readAddress(changed, file, partsOf(address))).toBe(until);
  });

  test.each([
    ['another file', { file: { ...file, id: '78' } }],
    ['another merchant', { file: { ...file, mid: '2' } }],
    ['a later end', { parts: { until: String(until + 1) } }],
    ['another signature', { parts: { sign: '0'.repeat(64) } }],
    ['a shorter signature', { parts: { sign: 'ab' } }],
    ['no signature', { parts: { sign: undefined } }],
    ['two ends', { parts: { until: [String(until), '1'] } }],
    ['a key of another mall', { seal: createSeal('b2'.repeat(32)) }],
  ])('opens nothing with %s', (_what, other: { file?: typeof file; parts?: object; seal?: typeof seal }) => {
    expect(readAddress(other.seal ?? seal, other.file ?? file, { ...partsOf(address), ...other.parts })).toBeUndefined();
  });
});
