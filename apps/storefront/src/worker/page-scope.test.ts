import { describe, expect, test } from 'vitest';
import type { KnownScopes } from './page-scope.ts';
import { scopeOfHeaders, scopeOfQuery, withScope } from './page-scope.ts';

const visited = ['1001/101/zh-CN', '1001/102/zh-CN', '2002/201/zh-CN'];
/** As after pages of two merchants that share a host. */
const known = visited.reduce<KnownScopes | null>((places, text) => {
  const place = scopeOfHeaders(new Headers({ 'x-page-place': text }));
  return place && withScope(places, place);
}, null);

const at = (search: string) => {
  const place = scopeOfQuery(new URLSearchParams(search), known);
  return place && Object.values(place).join('/');
};

describe('whose page an address is while nobody can be asked (spec 4)', () => {
  test.each([
    ['the merchant visited last, its shop visited last', '', '2002/201/zh-CN'],
    ['the merchant the address names, its shop visited last', 'mid=1001', '1001/102/zh-CN'],
    ['the shop the address names', 'mid=1001&cid=101', '1001/101/zh-CN'],
    ['the language the address names', 'lang=en', '2002/201/en'],
  ])('%s', (_rule, search, place) => {
    expect(at(search)).toBe(place);
  });

  test('nobody’s where a merchant was never visited, or nothing is known', () => {
    expect(at('mid=3003')).toBeNull();
    expect(scopeOfQuery(new URLSearchParams('cid=101'), null)).toBeNull();
  });

  test('a header that says less is no place', () => {
    expect(['', '1001', '1001/101', '1001//zh-CN'].map((text) => scopeOfHeaders(new Headers({ 'x-page-place': text })))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
