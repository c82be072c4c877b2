import { describe, expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

const size = 1_000;

describe('parts of a file (spec 9)', () => {
  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, 999],
    ['bytes=990-', 990, 999],
    ['bytes=10-19', 10, 19],
    ['bytes=10-5000', 10, 999],
    ['bytes=-100', 900, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=999-999', 999, 999],
  ])('%s is bytes %i to %i', (header, first, last) => {
    expect(readByteRange(header, size)).toEqual({ first, last });
  });

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s lies outside', (header) => {
    expect(readByteRange(header, size)).toBeNull();
  });

  test.each([undefined, '', 'bytes=-', 'bytes=9-2', 'bytes=0-1,4-5', 'bytes=a-b', 'bytes= 0-1', 'lines=0-1', 'bytes=0x1-2', 'bytes=1.5-2'])(
    '%j asks for no part',
    (header) => {
      expect(readByteRange(header, size)).toBeUndefined();
    },
  );

  test('an empty file has no part', () => {
    expect(readByteRange('bytes=0-', 0)).toBeNull();
  });
});
