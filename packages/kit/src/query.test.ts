import fc from 'fast-check';
import qs from 'qs';
import { describe, expect, test } from 'vitest';
import { queryLimits, readQuery } from './query.ts';

const list = (length: number) => Array.from({ length }, (_, place) => `a[]=${place}`).join('&');

describe('the query parser (spec 9)', () => {
  test.each([
    ['', {}],
    ['?a=1&b=%E5%95%86+%E5%9F%8E', { a: '1', b: '商 城' }],
    ['a', { a: '' }],
    ['=1', {}],
    ['a[]=1', { a: ['1'] }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a=1&a[]=2', { a: ['1', '2'] }],
    ['a[1]=y&a[0]=x', { a: ['x', 'y'] }],
    ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
    ['a[b]=1&a[]=2', { a: { b: '1', 0: '2' } }],
    ['__proto__[x]=1&a[constructor]=2&toString=3&b=4', { b: '4' }],
  ])('%j is read', (search, query) => {
    expect(readQuery(search)).toEqual(query);
    expect(readQuery(search)).toEqual(qs.parse(search, { ignoreQueryPrefix: true }));
  });

  test('names nest five deep, the rest is one name', () => {
    expect(readQuery('a[b][c][d][e][f][g][h]=1')).toEqual({ a: { b: { c: { d: { e: { f: { '[g][h]': '1' } } } } } } });
  });

  test('a list has twenty places; with more it is no list', () => {
    expect(readQuery(list(20)).a).toHaveLength(20);
    expect(readQuery(list(21)).a).not.toBeInstanceOf(Array);
    expect(readQuery('a[20]=x')).toEqual({ a: { 20: 'x' } });
  });

  test('a thousand parameters are read', () => {
    const names = Object.keys(readQuery(Array.from({ length: 1_001 }, (_, place) => `p${place}=`).join('&')));
    expect([names.length, names.at(-1)]).toEqual([1_000, 'p999']);
  });

  test('nothing enters the prototype of objects', () => {
    readQuery('__proto__[stolen]=1&a[__proto__][stolen]=1&constructor[prototype][stolen]=1');
    expect('stolen' in {}).toBe(false);
  });

  test('reads what qs writes, and as qs does', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).filter((text) => !/[[\]]|^\d+$/.test(text) && !(text in {}));
    const text = fc.string({ unit: 'grapheme', maxLength: 8 });
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 7, withCrossShrink: true },
        text,
        fc.array(text, { minLength: 1, maxLength: 25 }),
        fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(
        fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true }),
        fc.constantFrom('brackets', 'indices'),
        (data, arrayFormat) => {
          const search = qs.stringify(data, { arrayFormat });
          expect(readQuery(search)).toEqual(qs.parse(search, { depth: queryLimits.depth, arrayLimit: queryLimits.list }));
        },
      ),
      { seed: 20_261_115, numRuns: 500 },
    );
  });
});
