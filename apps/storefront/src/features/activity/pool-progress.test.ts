import type { ReceiptEntry } from '@qianpu/contract/types';
import { describe, expect, test } from 'vitest';
import { aTier } from '../../../test/an-activity.ts';
import type { ShownTerms } from './activity-queries.ts';
import { fitRange, marksOf, progressOf } from './pool-progress.ts';
import { progressWords } from './pool-words.ts';

const entry = (changes: Partial<ReceiptEntry>): ReceiptEntry => ({
  kind: 'PROMOTION',
  promotionKind: 'FULL_REDUCTION',
  promotionId: '9',
  name: '满减',
  amountFen: 0,
  isTaken: false,
  reason: { code: 'MISSING' },
  ...changes,
});
const set: ShownTerms = { kind: 'N_FOR_PRICE', pieces: 5, priceFen: 9_900 };
const byFen: ShownTerms = {
  kind: 'FULL_REDUCTION',
  reduction: {
    by: 'TIERS',
    measure: 'FEN',
    tiers: [
      aTier({ from: 9_900, minusFen: 1_500 }),
      aTier({ from: 19_900, minusFen: 4_000 }),
      aTier({ from: 29_900, isFreightFree: true }),
    ],
  },
};
const byPieces: ShownTerms = {
  kind: 'FULL_REDUCTION',
  reduction: { by: 'TIERS', measure: 'PIECES', tiers: [aTier({ from: 3, percentOff: 10 })] },
};
const every: ShownTerms = {
  kind: 'FULL_REDUCTION',
  reduction: { by: 'EVERY', everyFen: 10_000, minusFen: 500, capFen: 5_000 },
};

const missing = {
  fen: (missingFen: number, thresholdFen: number, gainFen?: number) => ({
    code: 'MISSING' as const,
    missingFen,
    thresholdFen,
    ...(gainFen && { gainFen }),
  }),
};

describe('how far a choice is, as the mall’s receipt says (rules 2.8)', () => {
  test.each<[string, ShownTerms, number, Partial<ReceiptEntry>, string, string, boolean[], number]>([
    [
      'a set that lacks pieces',
      set,
      3,
      { promotionKind: 'N_FOR_PRICE', reason: { code: 'MISSING', missingPieces: 2 } },
      '再选 2 件，享5件99元',
      '2 more: Any 5 for ¥99',
      [true, true, true, false, false],
      0.6,
    ],
    [
      'a whole set',
      set,
      5,
      { promotionKind: 'N_FOR_PRICE', isTaken: true, amountFen: -3_050, reason: { code: 'TAKEN' } },
      '已减 ¥30.5',
      '¥30.5 off',
      [true, true, true, true, true],
      1,
    ],
    [
      'a tier that is near',
      byFen,
      2,
      { reason: missing.fen(1_280, 9_900, 1_500) },
      '再买 ¥12.80，减 ¥15',
      'Add ¥12.80: ¥15 off',
      [false, false, false],
      8_620 / 9_900 / 3,
    ],
    [
      'a tier that is reached, with the next ahead',
      byFen,
      4,
      { isTaken: true, amountFen: -1_500, reason: { code: 'TAKEN', missingFen: 5_000, thresholdFen: 19_900, gainFen: 4_000 } },
      '已减 ¥15，再买 ¥50.00，减 ¥40',
      '¥15 off. Add ¥50.00: ¥40 off',
      [true, false, false],
      1.5 / 3,
    ],
    [
      'a tier that gives no money',
      byFen,
      6,
      { isTaken: true, amountFen: -4_000, reason: { code: 'TAKEN', missingFen: 100, thresholdFen: 29_900 } },
      '已减 ¥40，再买 ¥1.00，包邮',
      '¥40 off. Add ¥1.00: free delivery',
      [true, true, false],
      (2 + 9_900 / 10_000) / 3,
    ],
    ['pieces', byPieces, 1, { reason: { code: 'MISSING', missingPieces: 2 } }, '再买 2 件，打9折', 'Add 2 items: 10% off', [false], 1 / 3],
    [
      'the last tier',
      byFen,
      9,
      { isTaken: true, amountFen: -4_000, reason: { code: 'TAKEN' } },
      '已减 ¥40',
      '¥40 off',
      [true, true, true],
      1,
    ],
    ['every so much', every, 1, { reason: missing.fen(2_000, 10_000, 500) }, '再买 ¥20.00，减 ¥5', 'Add ¥20.00: ¥5 off', [], 0],
    [
      'what is not taken',
      byFen,
      2,
      { reason: { code: 'BETTER_WITHOUT' } },
      '本活动未使用：不使用更优惠',
      'Not applied: You pay less without it',
      [false, false, false],
      0,
    ],
  ])('%s', (_what, terms, pieces, changes, zh, en, reached, part) => {
    const progress = progressOf(terms.kind === 'N_FOR_PRICE' ? 'N_FOR_PRICE' : 'FULL_REDUCTION', '9', [
      entry({ promotionId: '8' }),
      entry(changes),
    ]);
    expect(progressWords(terms, pieces, progress!, 'zhCN')).toBe(zh);
    expect(progressWords(terms, pieces, progress!, 'en')).toBe(en);
    const marks = marksOf(terms, pieces, progress!);
    expect(marks.marks.map(({ isReached }) => isReached)).toEqual(reached);
    expect(marks.part).toBeCloseTo(part, 5);
  });

  test('a receipt that does not name the activity says nothing of it', () => {
    expect(progressOf('FULL_REDUCTION', '9', [entry({ promotionId: '8' })])).toBeNull();
  });
});

describe('what one goods may cost to fill what is missing (rules 2.8)', () => {
  test.each<[string, Partial<ReceiptEntry['reason']>, ReturnType<typeof fitRange>]>([
    ['a tenth of the step above it, in whole yuan', { missingFen: 1_280, thresholdFen: 9_900 }, { minFen: 1_280, maxFen: 2_300 }],
    ['more for a higher step', { missingFen: 1_280, thresholdFen: 29_900 }, { minFen: 1_280, maxFen: 4_300 }],
    ['five yuan at least', { missingFen: 300, thresholdFen: 2_000 }, { minFen: 300, maxFen: 800 }],
    ['by itself where no step is named', { missingFen: 10_000 }, { minFen: 10_000, maxFen: 11_000 }],
    ['any goods fill pieces', { missingPieces: 2 }, null],
    ['nothing is missing', {}, null],
  ])('%s', (_what, reason, range) => {
    const progress = progressOf('FULL_REDUCTION', '9', [entry({ reason: { code: 'MISSING', ...reason } })]);
    expect(fitRange(progress!)).toEqual(range);
  });
});
