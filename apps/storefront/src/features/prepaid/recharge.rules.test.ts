import { describe, expect, test } from 'vitest';
import { bestPackage, fenOfYuan, firstChoice, sumTrouble } from './recharge.rules.ts';

const a = { id: '1', payFen: 10_000, bonusFen: 500 };
const b = { id: '2', payFen: 50_000, bonusFen: 6_000 };
const offer = { list: [a, b], leastFen: 100, mostFen: 500_000, roomFen: 5_000_000, unpaid: null };

describe('a sum of the member’s own (rules 8.2)', () => {
  test.each([
    ['1', 100],
    ['12.5', 1_250],
    ['12.', 1_200],
    [' 0.99 ', 99],
    ['', null],
    ['-1', null],
    ['1.234', null],
    ['1e3', null],
    ['一百', null],
  ])('"%s" is %s fen', (text, fen) => expect(fenOfYuan(text)).toBe(fen));

  test.each([
    [null, 'none'],
    [99, 'low'],
    [100, null],
    [500_000, null],
    [500_001, 'high'],
  ] as const)('%s fen: %s', (fen, trouble) => expect(sumTrouble(fen, offer)).toBe(trouble));

  test('has to fit into the balance', () => expect(sumTrouble(2_000, { ...offer, roomFen: 1_999 })).toBe('full'));
});

describe('the package that is named the best', () => {
  test('gives most for what is paid', () => expect(bestPackage([a, b])).toBe('2'));
  test('is none where two give the same, or where there is one', () => {
    expect(bestPackage([a, { ...a, id: '3' }])).toBeNull();
    expect(bestPackage([a])).toBeNull();
  });
  test('stands chosen at first, if it fits with its bonus; else one that does, else the own sum', () => {
    expect(firstChoice(offer)).toBe('2');
    expect(firstChoice({ ...offer, roomFen: 55_999 })).toBe('1');
    expect(firstChoice({ ...offer, roomFen: 10_499 })).toBeNull();
  });
});
