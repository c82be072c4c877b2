import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aPlacedOrder, aShopper } from '../../../test/builders/shopper.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { recomputePrices } from './recompute-prices.ts';
import { refereeOf } from './referee.repo.ts';

let mall: TestMall;
let tradeId: string;
beforeAll(async () => {
  mall = await testMall();
  const merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'apples.test': '1' }, goods: ['苹果'] });
  ({ tradeId } = await aPlacedOrder(merchant, await aShopper(mall, merchant)));
});
afterAll(() => mall.close());

describe('stored prices computed again (spec 9)', () => {
  test('are those that were asked for, by the engine and by the second program', async () => {
    expect(await recomputePrices(refereeOf(mall.pod))).toEqual({ findings: [], prices: 1, twice: 1 });
  });

  test('an older one is looked at in a sample, one of another engine not at all', async () => {
    expect(await recomputePrices(refereeOf(mall.pod), 0)).toMatchObject({ prices: 1 });
    await mall.sql('update trade.receipt_input set engine_version = engine_version + 1');
    expect(await recomputePrices(refereeOf(mall.pod))).toMatchObject({ prices: 0 });
    await mall.sql('update trade.receipt_input set engine_version = engine_version - 1');
  });

  test('PR2 is found: a piece cost something else when the price was computed', async () => {
    await mall.sql(`update trade.receipt_input set basket = jsonb_set(basket, '{lines,0,unitFen}', '1')`);
    const { findings } = await recomputePrices(refereeOf(mall.pod));
    expect(findings.map(({ check, id }) => [check, id])).toEqual([
      ['PR2', tradeId],
      ['PR2', tradeId],
    ]);
  });
});
