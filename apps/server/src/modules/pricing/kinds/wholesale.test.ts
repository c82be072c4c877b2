import { describe, expect, test } from 'vitest';
import { aLine, piecesOf, promotionOf } from './kind.fixture.ts';
import { wholesale } from './wholesale.ts';

const steps = [
  { fromPieces: 3, unitFen: 800 },
  { fromPieces: 10, unitFen: 600 },
];
const of = (isMixed: boolean) => promotionOf('WHOLESALE', { isMixed, stepsOfSku: { '1': steps, '2': steps } });
const [one, two] = [aLine(1_000, { quantity: 2 }), aLine(1_000, { skuId: '2', quantity: 8 })];

describe('WHOLESALE', () => {
  test.each([
    ['counts a SKU by itself', false, undefined],
    ['counts all SKUs of a goods when the list is mixed', true, 600],
  ])('%s', (_, isMixed, unitFen) => {
    expect(wholesale.unitFen(of(isMixed), one, piecesOf(one, two))).toBe(unitFen);
  });

  test('tells the fewest pieces that are missing', () => {
    expect(wholesale.missing?.(of(false), [one], piecesOf(one))).toEqual({ code: 'MISSING', missingPieces: 1, gainFen: 600 });
    expect(wholesale.missing?.(of(false), [two], piecesOf(two))).toBeUndefined();
  });

  test('is chosen, touches everything and meets nothing', () => {
    expect(wholesale).toMatchObject({ kind: 'WHOLESALE', isChosen: true, group: 'price', meets: [], pick: 'all' });
    expect(wholesale.touches(aLine(1, { noPromotions: true }))).toBe(true);
    expect(wholesale.activityType(of(true))).toBeUndefined();
  });
});
