import { describe, expect, test } from 'vitest';
import { receiptTexts } from './receipt.texts.ts';
import type { ReceiptEntry } from './receipt-words.ts';
import { amountText, reasonOf } from './receipt-words.ts';

const freight: ReceiptEntry = { kind: 'FREIGHT', name: '', amountFen: 600, isTaken: true, reason: { code: 'FLAT' } };
const because = (reason: ReceiptEntry['reason']) => reasonOf({ ...freight, reason }, receiptTexts.zhCN);

describe('reasons on the price receipt (spec 9)', () => {
  test.each<[ReceiptEntry['reason'], string]>([
    [{ code: 'FLAT' }, '店铺统一运费'],
    [{ code: 'FREE' }, '店铺包邮'],
    [{ code: 'FREE_FROM', thresholdFen: 9_900, missingFen: 0 }, '已满 ¥99.00，免运费'],
    [{ code: 'FREE_FROM', thresholdFen: 9_900, missingFen: 2_010 }, '满 ¥99.00 免运费，还差 ¥20.10'],
    [{ code: 'MISSING', thresholdFen: 19_900, missingFen: 1 }, '满 ¥199.00 可用，还差 ¥0.01'],
    [{ code: 'EXCLUDED' }, '不可与已用优惠叠加'],
  ])('%j is said as %s', (reason, words) => {
    expect(because(reason)).toBe(words);
  });

  test('reductions carry a sign, additions none', () => {
    expect(amountText(-1_500)).toBe('−¥15.00');
    expect(amountText(600)).toBe('¥6.00');
    expect(amountText(0)).toBe('¥0.00');
  });
});
