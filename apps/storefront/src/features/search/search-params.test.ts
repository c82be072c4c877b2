import { describe, expect, test } from 'vitest';
import { readAddress } from '#navigation/address';
import { searchOf } from '#navigation/resolve';
import type { SearchParams } from './search-params.ts';
import { filterCount, inOrder, queryOf, searchParamsOf, toggled, withoutFilters } from './search-params.ts';

const plain: SearchParams = {
  words: '草莓',
  isExact: false,
  within: null,
  categoryId: null,
  brandIds: [],
  tags: [],
  priceFrom: null,
  priceTo: null,
  isInStock: false,
  sortType: 'default',
};
const whole: SearchParams = {
  words: '草莓 & 奶油 100%',
  isExact: true,
  within: null,
  categoryId: '12',
  brandIds: ['7', '9223372036854775807'],
  tags: ['满 99 减 15', 'A,B.C|D'],
  priceFrom: 0,
  priceTo: 6_000,
  isInStock: true,
  sortType: 'priceDown',
};

/** As it comes back from the browser's address. */
const throughAddress = (params: SearchParams) => searchParamsOf(readAddress('/search.html', `?${searchOf(queryOf(params))}`).query);

describe('a search in its address (spec 2.3)', () => {
  test.each([
    ['words alone', plain],
    ['all that can be chosen', whole],
    ['a price that is open above', { ...plain, priceFrom: 3_000 }],
  ])('%s come back as they went', (_what, params) => {
    expect(throughAddress(params)).toEqual(params);
  });

  test('says nothing of what was not chosen', () => {
    expect(searchOf(queryOf(plain))).toBe(`words=${encodeURIComponent('草莓')}`);
  });

  test.each([
    ['no words', {}, { ...plain, words: '' }],
    ['blanks and signs nobody sees', { words: ' \u0000草\u202e莓\n ' }, { ...plain, words: '草 莓' }],
    ['half a sign at the end', { words: `${'a'.repeat(39)}😀` }, { ...plain, words: 'a'.repeat(39) }],
    ['ids that are none', { words: '草莓', categoryId: '-1', brands: "7.x.' or 1=1.0" }, { ...plain, brandIds: ['7'] }],
    ['prices that are none', { words: '草莓', price: '1e9-999999999' }, plain],
    ['an order nobody knows', { words: '草莓', sort: 'priceUp;drop', stock: 'true' }, plain],
  ])('%s in it are read as far as they can be', (_what, query, params) => {
    expect(searchParamsOf(query)).toEqual(params);
  });

  test('holds ten of a kind at most, and each value passes the page cache', () => {
    const brandIds = Array.from({ length: 14 }, (_, at) => String(9_223_372_036_854_775_000n + BigInt(at)));
    const tags = Array.from({ length: 14 }, (_, at) => `${at}${'长'.repeat(20)}`.slice(0, 20));
    const params = throughAddress({ ...plain, brandIds, tags });
    expect([params.brandIds.length, params.tags.length]).toEqual([10, 10]);
    expect(Object.values(queryOf(params)).filter((value) => String(value ?? '').length > 256)).toEqual([]);
  });
});

describe('filters of a search (spec 2.2)', () => {
  test('are counted one by one, a range of prices once', () => {
    expect([filterCount(plain), filterCount(whole)]).toEqual([0, 7]);
  });

  test('are dropped without the words and their order', () => {
    expect(withoutFilters(whole)).toEqual({ ...plain, words: whole.words, isExact: true, sortType: 'priceDown' });
  });

  test('are taken by a tap and left by another; the eleventh takes the place of the first', () => {
    expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
    expect(toggled([...'abcdefghij'], 'k').join('')).toBe('bcdefghijk');
  });

  test('begin with the lower price, whichever was written first', () => {
    expect(inOrder({ ...plain, priceFrom: 6_000, priceTo: 3_000 })).toMatchObject({ priceFrom: 3_000, priceTo: 6_000 });
    expect(inOrder({ ...plain, priceFrom: 6_000 })).toMatchObject({ priceFrom: 6_000, priceTo: null });
  });
});
