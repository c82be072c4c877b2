import { describe, expect, test } from 'vitest';
import { isUrl } from './url.ts';

describe('addresses of the web (spec 5)', () => {
  test.each(['https://example.com', 'http://127.0.0.1:8586/shop/?cid=1', 'HTTPS://例子.中国/a b'])('%s is one', (text) => {
    expect(isUrl(text)).toBe(true);
  });

  test.each(['', 'example.com', '/shop/', '//example.com', 'https://', 'javascript:alert(1)', 'ftp://example.com'])(
    '%j is none',
    (text) => {
      expect(isUrl(text)).toBe(false);
    },
  );
});
