import { describe, expect, test } from 'vitest';
import { resolveShop, type ShopClaims } from './resolve-shop.ts';

const shops = [
  { cid: '11', status: 'OPEN' },
  { cid: '12', status: 'RESTING' },
  { cid: '13', status: 'OPEN' },
  { cid: '14', status: 'OPEN' },
  { cid: '19', status: 'CLOSED' },
];

const urls = { none: undefined, empty: '', ours: '12', closed: '19', foreign: '99', garbage: '12 or 1=1' };
const cookies = { none: undefined, ours: '13', closed: '19', foreign: '98' };
const defaults = { none: undefined, ours: '14', closed: '19', foreign: '97' };

/** By the address's cid, then the cookie's; `default` where neither decides. */
const expected: Record<keyof typeof urls, Record<keyof typeof cookies, string>> = {
  none: { none: 'default', ours: '13', closed: 'default', foreign: 'default' },
  empty: { none: 'default', ours: '13', closed: 'default', foreign: 'default' },
  ours: { none: '12', ours: '12', closed: '12', foreign: '12' },
  closed: { none: 'inaccessible 19', ours: '13', closed: 'inaccessible 19', foreign: 'inaccessible 19' },
  foreign: { none: 'inaccessible 99', ours: '13', closed: 'inaccessible 99', foreign: 'inaccessible 99' },
  garbage: { none: 'inaccessible false', ours: '13', closed: 'inaccessible false', foreign: 'inaccessible false' },
};
/** The cookie's default shop, else the merchant's first. */
const byDefault: Record<keyof typeof defaults, string> = { none: '11', ours: '14', closed: '11', foreign: '11' };

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];
const combinations = keysOf(urls).flatMap((url) =>
  keysOf(cookies).flatMap((cookie) =>
    keysOf(defaults).map((byCookie) => {
      const cell = expected[url][cookie];
      return { url, cookie, byCookie, answer: cell === 'default' ? byDefault[byCookie] : cell };
    }),
  ),
);

function answerTo(claims: ShopClaims): string {
  const answer = resolveShop(shops, claims);
  if (answer.kind === 'shop') return answer.shop.cid;
  return answer.kind === 'inaccessible' ? `inaccessible ${answer.orgId}` : 'none';
}

describe('which shop a page is for (spec 4)', () => {
  test.each(combinations)('address $url, cookie $cookie, default $byCookie → $answer', ({ url, cookie, byCookie, answer }) => {
    expect(answerTo({ url: urls[url], cookie: cookies[cookie], defaultCookie: defaults[byCookie] })).toBe(answer);
  });

  test('a merchant without shops, or with closed ones alone, has none to show', () => {
    expect(resolveShop([], { url: '11' })).toEqual({ kind: 'none' });
    expect(resolveShop([{ cid: '19', status: 'CLOSED' }], { url: '19' })).toEqual({ kind: 'none' });
  });
});
