import { describe, expect, it } from 'vitest';
import type { OutputOf } from '#api/calls';
import { inOrder, sumOf } from './book-sums.ts';

type Account = OutputOf<'ledger.account.list'>[number];
const account = (kind: Account['kind'], closingFen: number, owner = '0'): Account => ({
  ...{ kind, owner, openingFen: 0, inFen: 0, outFen: 0, closingFen },
});
const book = [
  account('BALANCE', -800),
  account('OUTSIDE', 800),
  account('PROVIDER', 100, '1'),
  account('PROVIDER', 200, '2'),
  account('SALES', -300),
];

describe('the book as a merchant reads it', () => {
  it.each([
    [['PROVIDER'], 300],
    [['SALES'], 300],
    [['BALANCE', 'BALANCE_BONUS'], 800],
    [['HELD'], 0],
  ] as const)('%j', (kinds, sum) => {
    expect(
      Object.is(
        sumOf(book, kinds, ({ closingFen }) => closingFen),
        sum,
      ),
    ).toBe(true);
  });

  it('names where the money is first', () => {
    expect(inOrder(book).map(({ kind }) => kind)).toEqual(['PROVIDER', 'PROVIDER', 'OUTSIDE', 'SALES', 'BALANCE']);
  });
});
