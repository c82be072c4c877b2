import { describe, expect, test } from 'vitest';
import { codeAt, factorUri, findStep, stepAt, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('codes by time', () => {
  // RFC 6238, appendix B, SHA-1; the last six of its eight digits are the code of six.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %d s is the one of RFC 6238', (seconds, eight) => {
    expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(eight.slice(2));
  });

  // RFC 4226, appendix D.
  test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    '%s is the one of RFC 4226',
    (code) => {
      const step = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].indexOf(code);
      expect(codeAt(secret, step)).toBe(code);
    },
  );

  test('count one step before and after their own, and no further', () => {
    const now = new Date(1_234_567_890_000);
    const current = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((off) => findStep(secret, codeAt(secret, current + off), now));
    expect(found).toEqual([undefined, current - 1, current, current + 1, undefined]);
  });

  // RFC 4648, chapter 10.
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is written %j', (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written);
  });

  test('an authenticator is told everything', () => {
    expect(factorUri(secret, 'owner@1001')).toBe(
      'otpauth://totp/Qianpu:owner%401001?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Qianpu&algorithm=SHA1&digits=6&period=30',
    );
  });
});
