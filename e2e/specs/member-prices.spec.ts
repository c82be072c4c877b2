import type { OutputOf } from '../../packages/contract/src/types.ts';
import { callMall } from '../../tools/load/mall-client.ts';
import { isLong } from '../fixtures/long-form.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { createMember } from '../fixtures/member.ts';
import { staffCall } from '../fixtures/outside.ts';

const cid = '101';
const TURNS = isLong ? 250 : 25;

const read = async <Answer>(
  name: 'catalog.product.pageList' | 'checkout.price.list' | 'marketing.goods.info',
  input: object,
  token = '',
) => {
  const result = await callMall<Answer>({ api: h5, mid: '1001', cid, token }, name, input);
  if (result.outcome !== 'ok') throw new Error(`${name} is refused: ${JSON.stringify(result)}`);
  return result.data;
};

/** A member of a level, by so much growth. */
async function aMemberOf(growth: number): Promise<string> {
  const { token, user } = await createMember();
  await staffCall('member.growth.adjust', { memberId: user.id, amount: growth, reason: '活动补发' });
  return token;
}

/** Goods that cost a visitor what is written on them. */
async function plainGoods(): Promise<string> {
  const { list } = await read<OutputOf<'catalog.product.pageList'>>('catalog.product.pageList', {
    ...{ cid, sortType: 'default', pageNum: 1, pageSize: 50 },
  });
  const prices = await read<OutputOf<'checkout.price.list'>>('checkout.price.list', { cid, goodsIds: list.map(({ id }) => id) });
  const found = list.find(({ id }) => !prices.some(({ goodsId, bestPrice }) => goodsId === id && bestPrice));
  if (!found) throw new Error('everything is cheaper for everybody');
  return found.id;
}

test('a member’s price is in no page and no answer that anybody else gets (issue 27)', async () => {
  test.setTimeout(120_000);
  const [spuId, silver, gold] = [await plainGoods(), await aMemberOf(300), await aMemberOf(1_600)];
  const best = async (token: string) =>
    (await read<OutputOf<'marketing.goods.info'>>('marketing.goods.info', { cid, spuId }, token)).bestPrice;
  const pageOf = async (token: string) => {
    const reply = await fetch(`${h5}/shop/item/${spuId}.html?cid=${cid}`, {
      headers: token ? { cookie: `token_1001=${encodeURIComponent(token)}` } : {},
    });
    expect(reply.status).toBe(200);
    return reply.text();
  };
  const [ofSilver, ofGold] = [await best(silver), await best(gold)];
  expect(ofSilver?.how).toMatchObject([{ promotionKind: 'MEMBER_PRICE' }]);
  expect(ofGold?.fen).toBeLessThan(ofSilver?.fen ?? 0);

  for (let turn = 0; turn < TURNS; turn += 1) {
    const pages = await Promise.all([silver, '', gold, ''].map(pageOf));
    // What a member pays is asked by their own browser.
    for (const page of pages) expect(page).not.toContain('MEMBER_PRICE');
    expect(await Promise.all([silver, '', gold, ''].map(best))).toEqual([ofSilver, null, ofGold, null]);
  }
});
