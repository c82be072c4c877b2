import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutSecrets } from './report.rules.ts';

describe('what a report may say (spec 8)', () => {
  test.each([
    ['a query', 'GET https://a.test/shop/item/1.html?id=1&token=x failed', 'GET https://a.test/shop/item/1.html?[cut] failed'],
    ['a query in quotes', 'loading "/cp/home?mid=1" failed', 'loading "/cp/home?[cut]" failed'],
    ['a fragment', 'at /shop/#access=1 now', 'at /shop/#[cut] now'],
    ['a short secret with its name', 'body {"accessToken":"abc","n":1}', 'body {"accessToken":"[cut]","n":1}'],
    ['a code somebody was sent', 'code=739154 refused', 'code=[cut] refused'],
    ['a header', 'Authorization: Bearer abc.def failed', 'Authorization: Bearer [cut] failed'],
    ['a phone number', 'no account 13977731415 here', 'no account [cut] here'],
  ])('%s is cut', (_what, said, stored) => {
    expect(withoutSecrets(said)).toBe(stored);
  });

  test.each([
    'Failed to fetch dynamically imported module: https://a.test/subsys/home/assets/order-confirm-page-Bx3kLmQa.js',
    'TypeError: undefined is not an object (reading shop.name) at 7:1234',
    'http 503 /api-item-web/c/v2/product/info',
    'cid 7311234567890123456 is not a shop of 1001',
  ])('%s is kept', (said) => {
    expect(withoutSecrets(said)).toBe(said);
  });

  test('a token is found wherever it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const token = `1001-${randomBytes(32).toString('base64url')}`;
        expect(withoutSecrets(`${before}${token}${after}`)).not.toContain(token);
      }),
      { seed: 20_261_115 },
    );
  });

  test('a message of hostile length is read in no time', () => {
    const started = performance.now();
    for (const unit of ['token', 'code=', '?', '1', 'a-', 'token"\t']) withoutSecrets(unit.repeat(1024).slice(0, 1024));
    expect(performance.now() - started).toBeLessThan(100);
  });
});
