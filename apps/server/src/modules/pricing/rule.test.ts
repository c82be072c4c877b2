import { expect, test } from 'vitest';
import { discount, full, line, memberPrice, sets } from './basket.fixture.ts';
import { makeRules } from './rule.ts';

const lines = [line('1', 1_000), line('2', 500)];
const namesOf = (promotions: Parameters<typeof makeRules>[0]) => makeRules(promotions, lines).map(({ promotion }) => promotion.name);

test('rules are applied by stage, those without a limit first, then the older, then by kind (spec 7.2)', () => {
  const limited = discount(90, { id: '1', name: 'limited', maxPieces: 1 });
  const older = discount(90, { id: '9', name: 'older' });
  expect(namesOf([full(1, 1), limited, discount(90), older, sets(2, 1)])).toEqual(['sets', 'older', 'discount', 'limited', 'full']);
  const sameId = [memberPrice({}), discount(90, { id: '16' })];
  expect(namesOf(sameId)).toEqual(['discount', 'member']);
  expect(namesOf(sameId.toReversed())).toEqual(['discount', 'member']);
});

test('a price is at least a fen and at most the list’s; a line without one keeps the list’s', () => {
  expect(makeRules([memberPrice({ '1': 0 })], lines)[0]).toMatchObject({ unitFen: [1, 500], prices: new Uint8Array([1, 0]) });
  expect(makeRules([memberPrice({ '1': 1_001, '2': 499 })], lines)[0]).toMatchObject({ unitFen: [1_000, 499] });
});

test('two rules meet each other, unless their kinds do not or one refuses the other’s', () => {
  const meetsOf = (promotions: Parameters<typeof makeRules>[0]) => makeRules(promotions, lines).map(({ meets }) => [...meets]);
  expect(meetsOf([discount(90), memberPrice({}), full(1, 1)])).toEqual([
    [0, 0, 1],
    [0, 0, 1],
    [1, 1, 0],
  ]);
  expect(meetsOf([discount(90, { refuses: ['FULL_REDUCTION'] }), full(1, 1)])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(meetsOf([discount(90), full(1, 1, { refuses: ['LIMITED_DISCOUNT'] })])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
