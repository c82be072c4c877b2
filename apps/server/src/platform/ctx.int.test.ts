import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMerchant } from '../../test/a-merchant.ts';
import { type TestMall, testMall } from '../../test/test-mall.ts';
import { inTx } from './ctx.ts';

let mall: TestMall;

beforeAll(async () => {
  mall = await testMall();
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], goods: [] });
});
afterAll(() => mall.close());

describe('what is to be done after the commit', () => {
  it('is done in order, when the transaction is over', async () => {
    const done: string[] = [];
    await inTx(mall.ctx('1'), async (ctx) => {
      ctx.afterCommit(() => done.push('first'));
      ctx.afterCommit(() => done.push('second'));
      done.push('work');
    });
    expect(done).toEqual(['work', 'first', 'second']);
  });

  it('is not done when the transaction fails', async () => {
    const done: string[] = [];
    const failing = inTx(mall.ctx('1'), async (ctx) => {
      ctx.afterCommit(() => done.push('never'));
      throw new Error('the work');
    });
    await expect(failing).rejects.toThrow('the work');
    expect(done).toEqual([]);
  });
});
