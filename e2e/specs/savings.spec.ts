import { randomUUID } from 'node:crypto';
import type { CallName } from '../../packages/contract/src/rows.ts';
import type { OutputOf } from '../../packages/contract/src/types.ts';
import { callMall } from '../../tools/load/mall-client.ts';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { enterAsMember } from '../fixtures/member.ts';
import { openPage } from '../fixtures/open-page.ts';
import { staffCall } from '../fixtures/outside.ts';

const cid = '101';

/** What the shop lowers for whoever buys there first, paid at the provider's cashier: the sum it was lowered by. */
async function buyFirst(token: string): Promise<number> {
  const ask = async <N extends CallName>(name: N, input: object, key?: string): Promise<OutputOf<N>> => {
    const result = await callMall<OutputOf<N>>({ api: h5, mid: '1001', cid, token }, name, input, key);
    if (result.outcome !== 'ok') throw new Error(`${name} is refused: ${JSON.stringify(result)}`);
    return result.data;
  };
  const { list } = await ask('catalog.product.pageList', { cid, sortType: 'default', pageNum: 1, pageSize: 50 });
  const prices = await ask('checkout.price.list', { cid, goodsIds: list.map(({ id }) => id) });
  const discounted = prices.filter(({ activity }) => activity?.terms.kind === 'LIMITED_DISCOUNT');
  const alone = await Promise.all(discounted.map(({ goodsId }) => ask('checkout.price.list', { cid, goodsIds: [goodsId] })));
  // By an activity: a coupon would have to be claimed first.
  const lowered = alone
    .flat()
    .find(({ bestPrice }) => bestPrice?.how.length === 1 && bestPrice.how[0]?.promotionKind === 'LIMITED_DISCOUNT');
  const { skus } = await ask('catalog.product.info', { cid, id: lowered?.goodsId ?? '' });
  const cheapest = skus.toSorted((one, other) => one.priceFen - other.priceFen)[0];
  const lines = [{ cid, skuId: cheapest?.id ?? '', quantity: 1 }];
  await staffCall('catalog.stock.supplyMany', { cid, lines: [{ skuId: cheapest?.id, quantity: 1 }] });
  const address = { name: '林知夏', phone: '13912345678', regionCode: '330106', street: '文三路 1 号 2 幢 301', isDefault: true };
  const { id: addressId } = await ask('member.address.add', address);
  const { totals } = await ask('trade.order.confirm', { lines });
  const placed = await ask('trade.order.place', { lines, addressId, seenPayableFen: totals.payableFen }, randomUUID());
  const { ticket } = await ask('trade.order.pay', { tradeId: placed.tradeId, way: 'WECHAT_H5' }, randomUUID());
  if (ticket.kind !== 'redirect') throw new Error('a phone is sent to the cashier');
  const cashier = new URL(ticket.url);
  const form = { prepay_id: cashier.searchParams.get('prepay_id') ?? '', redirect_url: '', action: 'pay' };
  await fetch(cashier.origin + cashier.pathname, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await expect.poll(async () => (await ask('trade.pay.status', { tradeId: placed.tradeId })).state).toBe('PAID');
  const { savedFen } = await ask('trade.saving.summary', {});
  expect(savedFen).toBeGreaterThanOrEqual(totals.discountFen);
  return totals.discountFen;
}

test('what a paid order was lowered by stands in the member’s savings, to the fen (rules 9.3)', async ({ page, troubles }) => {
  const lookAt = createPageAudit(page, 'savings');
  await enterAsMember(page.context());
  await openPage(page, `${h5}/shop/memberSaving.html?cid=${cid}`);
  await expect(page.getByText('还没有省钱记录')).toBeVisible();
  await lookAt('nothing');
  const token = (await page.context().cookies()).find(({ name }) => name === 'token_1001')?.value ?? '';
  const loweredFen = await buyFirst(decodeURIComponent(token));
  expect(loweredFen).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: '怎么省的' })).toBeVisible();
  const kinds = await page.locator('dl dd').allTextContents();
  const shownFen = kinds.reduce((sum, text) => sum + Math.round(Number(text.replace(/[¥,]/g, '')) * 100), 0);
  expect(shownFen).toBeGreaterThanOrEqual(loweredFen);
  await expect(page.getByRole('link', { name: /−\d/ })).toHaveCount(1);
  await lookAt('one-order');
  await openPage(page, `${cp}/cp/memberSaving?cid=${cid}`);
  await expect(page.getByRole('heading', { name: '怎么省的' })).toBeVisible();
  expect(troubles.list).toEqual([]);
});
