import { describe, expect, test } from 'vitest';
import { overlapsOf, type Paths, type Planned, type Reach } from './overlaps.ts';

/** 1 above 2 above 3; 9 beside. Goods 30 lies in 3, goods 90 in 9. */
const paths: Paths = {
  ofCategory: new Map([
    ['1', ['1']],
    ['2', ['2', '1']],
    ['3', ['3', '2', '1']],
    ['9', ['9']],
  ]),
  ofGoods: new Map([
    ['30', ['3', '2', '1']],
    ['90', ['9']],
  ]),
};
const none = new Set<string>();
const all = (...except: string[]): Reach => ({ by: 'ALL', except: new Set(except) });
const goods = (...ids: string[]): Reach => ({ by: 'GOODS', goodsIds: new Set(ids), except: none });
const categories = (ids: string[], ...except: string[]): Reach => ({
  by: 'CATEGORIES',
  categoryIds: new Set(ids),
  except: new Set(except),
});
const planned = (id: string, more: Partial<Planned> = {}): Planned => ({
  id,
  kind: 'LIMITED_DISCOUNT',
  refuses: [],
  cids: ['11'],
  startsAt: 100,
  endsAt: 200,
  reach: all(),
  ...more,
});
const between = (one: Partial<Planned>, other: Partial<Planned>) => overlapsOf([planned('1', one), planned('2', other)], paths);

describe('activities that collide (issue 26, rules 2.3)', () => {
  test('two in one shop at one time for the same goods are told, with the time they share', () => {
    expect(between({ startsAt: 50, endsAt: 150 }, {})).toEqual([
      { ids: ['1', '2'], how: 'EXCLUDE', cids: ['11'], startsAt: 100, endsAt: 150 },
    ]);
  });

  test('one that begins as the other ends does not', () => expect(between({ endsAt: 150 }, { startsAt: 150 })).toEqual([]));

  test.each([
    [['11', '12'], ['12', '13'], ['12']],
    [[], ['12'], ['12']],
    [['12'], [], ['12']],
    [[], [], []],
  ])('of the shops %j and %j: %j', (one, other, cids) => expect(between({ cids: one }, { cids: other })[0]?.cids).toEqual(cids));

  test('of different shops do not', () => expect(between({ cids: ['11'] }, { cids: ['12'] })).toEqual([]));

  test.each([
    ['everything and everything', all(), all(), true],
    ['everything but a goods and this goods', all('30'), goods('30'), false],
    ['everything but a goods and another', all('30'), goods('30', '90'), true],
    ['goods and the same goods', goods('30', '90'), goods('90'), true],
    ['goods and others', goods('30'), goods('90'), false],
    ['goods in a category below', categories(['1']), goods('30'), true],
    ['goods in a category that excepts it', categories(['1'], '30'), goods('30'), false],
    ['goods elsewhere', categories(['1']), goods('90'), false],
    ['a category and one below it', categories(['3']), categories(['1']), true],
    ['categories beside each other', categories(['3']), categories(['9']), false],
    ['a category and everything', categories(['9']), all(), true],
  ])('%s', (_, one, other, isShared) => {
    expect(between({ reach: one }, { reach: other })).toHaveLength(isShared ? 1 : 0);
    expect(between({ reach: other }, { reach: one })).toHaveLength(isShared ? 1 : 0);
  });

  test.each([
    ['LIMITED_DISCOUNT', 'FULL_REDUCTION', [], 'MEET'],
    ['LIMITED_DISCOUNT', 'FULL_REDUCTION', ['FULL_REDUCTION'], 'EXCLUDE'],
    ['LIMITED_DISCOUNT', 'N_FOR_PRICE', [], 'EXCLUDE'],
    ['PACKAGE', 'FULL_REDUCTION', [], 'EXCLUDE'],
    ['FULL_REDUCTION', 'FIRST_ORDER', [], 'MEET'],
  ] as const)('%s and %s, refusing %j: %s, whichever comes first', (one, other, refuses, how) => {
    expect(between({ kind: one, refuses: [...refuses] }, { kind: other })[0]?.how).toBe(how);
    expect(between({ kind: other }, { kind: one, refuses: [...refuses] })[0]?.how).toBe(how);
  });
});
