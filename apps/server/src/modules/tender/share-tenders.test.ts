import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backOf, shareTenders, splitRefund } from './share-tenders.ts';

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 6 });
/** As many tenders as wanted that sum to what the orders cost. */
const cut = (total: number, cuts: readonly number[]) => {
  const at = [...new Set(cuts.map((cut) => cut % total))].filter((cut) => cut > 0).toSorted((one, other) => one - other);
  return [...at, total].map((end, nth) => end - (at[nth - 1] ?? 0));
};

describe('what a tender pays for (rules 7.5)', () => {
  test('two orders share each tender by what they cost, to the last fen', () => {
    const orders = [
      { id: '1', amountFen: 100 },
      { id: '2', amountFen: 200 },
    ];
    const shares = shareTenders(
      [
        { id: '7', amountFen: 100 },
        { id: '8', amountFen: 200 },
      ],
      orders,
    );
    expect(shares).toEqual([
      { tenderId: '7', orderId: '1', amountFen: 33 },
      { tenderId: '7', orderId: '2', amountFen: 67 },
      { tenderId: '8', orderId: '1', amountFen: 67 },
      { tenderId: '8', orderId: '2', amountFen: 133 },
    ]);
  });

  test('shares sum to their tender and to their order, whatever they are', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.integer({ min: 1, max: 60_000_000 }), { maxLength: 3 }), (costs, cuts) => {
        const orders = costs.map((amountFen, at) => ({ id: String(at + 1), amountFen }));
        const tenders = cut(sum(costs), cuts).map((amountFen, at) => ({ id: String(at + 100), amountFen }));
        const shares = shareTenders(tenders, orders);
        for (const { id, amountFen } of tenders)
          expect(sum(shares.filter(({ tenderId }) => tenderId === id).map((share) => share.amountFen))).toBe(amountFen);
        for (const { id, amountFen } of orders)
          expect(sum(shares.filter(({ orderId }) => orderId === id).map((share) => share.amountFen))).toBe(amountFen);
        expect(shares.every(({ amountFen }) => amountFen > 0)).toBe(true);
      }),
    );
  });
});

describe('what a refund takes of each tender (rules 7.5)', () => {
  test('parts are in proportion to what is left, the fen over to the smaller number', () => {
    expect(
      splitRefund(3, [
        { id: '10', amountFen: 5 },
        { id: '9', amountFen: 5 },
      ]),
    ).toEqual([
      { id: '9', amountFen: 2 },
      { id: '10', amountFen: 1 },
    ]);
    expect(splitRefund(11, [{ id: '9', amountFen: 10 }])).toBeUndefined();
  });

  // A hundred thousand of them: `./mall prove payments`.
  test('random refunds one after the other sum up, none is above its share, and the last empties all', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.integer({ min: 1, max: 20_000_000 }), { maxLength: 8 }), (shares, refunds) => {
        const left = new Map(shares.map((amountFen, at) => [String(at + 1), amountFen]));
        const rest = () => [...left].map(([id, amountFen]) => ({ id, amountFen }));
        for (const wanted of refunds) {
          const there = sum([...left.values()]);
          const parts = splitRefund(wanted, rest());
          if (wanted > there) {
            expect(parts).toBeUndefined();
            continue;
          }
          expect(sum((parts ?? []).map(({ amountFen }) => amountFen))).toBe(wanted);
          for (const { id, amountFen } of parts ?? []) {
            expect(amountFen).toBeLessThanOrEqual(left.get(id) ?? 0);
            left.set(id, (left.get(id) ?? 0) - amountFen);
          }
        }
        const there = sum([...left.values()]);
        for (const { id, amountFen } of (there > 0 ? splitRefund(there, rest()) : []) ?? []) left.set(id, (left.get(id) ?? 0) - amountFen);
        expect([...left.values()].every((amountFen) => amountFen === 0)).toBe(true);
      }),
    );
  });

  test('what of a bonus or of points has come back never runs ahead of the money, and ends with it', () => {
    expect(backOf(10, 1, 3)).toBe(3);
    expect(backOf(10, 2, 3)).toBe(6);
    expect(backOf(10, 3, 3)).toBe(10);
  });
});
