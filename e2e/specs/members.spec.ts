import type { CallName } from '../../packages/contract/src/rows.ts';
import type { OutputOf } from '../../packages/contract/src/types.ts';
import { callMall } from '../../tools/load/mall-client.ts';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { createMember, enterAsMember } from '../fixtures/member.ts';
import { openMini } from '../fixtures/messenger.ts';
import { openPage } from '../fixtures/open-page.ts';
import { staffCall } from '../fixtures/outside.ts';

const cid = '101';
test.describe.configure({ timeout: 180_000 });

const callAs =
  (token: string) =>
  async <N extends CallName>(name: N, input: object): Promise<OutputOf<N>> => {
    const result = await callMall<OutputOf<N>>({ api: h5, mid: '1001', cid, token }, name, input);
    if (result.outcome !== 'ok') throw new Error(`${name} is refused: ${JSON.stringify(result)}`);
    return result.data;
  };

/** Growth of the third level, and points, as staff give them. */
async function raise(memberId: string): Promise<void> {
  await staffCall('member.growth.adjust', { memberId, amount: 1_600, reason: '活动补发' });
  await staffCall('member.points.adjust', { memberId, amount: 1_280, reason: '活动补发' });
}

test('a member sees level, points and cards, and the level lowers what goods cost (issue 27)', async ({ page, troubles }) => {
  const lookAt = createPageAudit(page, 'members');
  await enterAsMember(page.context());
  await openPage(page, `${h5}/shop/userCenter.html?cid=${cid}`);
  const token = decodeURIComponent((await page.context().cookies()).find(({ name }) => name === 'token_1001')?.value ?? '');
  const ask = callAs(token);

  await test.step('who has just come is of the first level, and has no points', async () => {
    await expect(page.getByText('还差 300 升级为「银卡会员」')).toBeVisible();
    await page.getByRole('link', { name: /^0\s?积分$/ }).click();
    await expect(page.getByText('还没有积分')).toBeVisible();
    await lookAt('no-points');
  });

  await raise((await ask('member.account.detail', {})).id);

  await test.step('the member centre names the level, what is missing and what it is worth', async () => {
    await openPage(page, `${h5}/shop/userCenter.html?cid=${cid}`);
    await page.getByRole('link', { name: /看权益/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: '金卡会员', exact: true })).toBeVisible();
    // The user centre is kept below, with the same words.
    await expect(page.getByText('还差 3,400 升级为「铂金会员」').filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^金卡会员权益/ })).toBeInViewport();
    await lookAt('centre');
    await page.getByRole('button', { name: /^黑金会员/ }).click();
    await expect(page.getByRole('heading', { name: /^黑金会员权益/ })).toBeInViewport();
    await expect(page.getByText('+1,600')).toBeVisible();
  });

  await test.step('points say what ends when, and where they came from', async () => {
    await openPage(page, `${h5}/shop/points.html?cid=${cid}`);
    await expect(page.getByText(/^1,280 分 \d{4}-12-31 到期$/)).toBeVisible();
    await expect(page.getByText('+1,280')).toBeVisible();
    await lookAt('points');
  });

  await test.step('the free card is there for the asking; the others are sold', async () => {
    await openPage(page, `${h5}/shop/memberCard.html?cid=${cid}`);
    await expect(page.getByRole('button', { name: /^立即开通/ }).first()).toBeVisible();
    await lookAt('cards');
    await page.getByRole('button', { name: '免费领取' }).click();
    await expect(page.getByText(/^卡号 \d{4} \d{4} \d{4}$/)).toBeVisible();
  });

  await test.step('an item and the cart say what the level takes off', async () => {
    const { list } = await ask('catalog.product.pageList', { cid, sortType: 'default', pageNum: 1, pageSize: 50 });
    const prices = await ask('checkout.price.list', { cid, goodsIds: list.map(({ id }) => id) });
    // For a visitor nothing lowers these.
    const plain = prices.find(({ bestPrice }) => bestPrice === null);
    const { id, skus } = await ask('catalog.product.info', { cid, id: plain?.goodsId ?? '' });
    await openPage(page, `${h5}/shop/item/${id}.html?cid=${cid}`);
    await expect(page.getByText(/^到手价/).first()).toBeVisible();
    await page.getByText(/领 \d+ 张券/).click();
    await expect(page.getByRole('dialog').getByText('金卡会员')).toBeVisible();
    await ask('cart.line.add', { cid, skuId: skus[0]?.id ?? '', quantity: 1 });
    await openPage(page, `${h5}/shop/cart.html?cid=${cid}`);
    await page.getByRole('button', { name: /明细/ }).click();
    await expect(page.getByRole('dialog', { name: '金额明细' }).getByText('金卡会员').first()).toBeVisible();
  });

  await test.step('mobile-mall has the same pages', async () => {
    await openPage(page, `${cp}/cp/memberCenter?cid=${cid}`);
    await expect(page.getByRole('heading', { level: 2, name: '金卡会员', exact: true })).toBeVisible();
  });
  expect(troubles.list).toEqual([]);
});

test('in the mini-program, too (issue 27)', async ({ page, troubles }) => {
  const { token, user } = await createMember();
  await raise(user.id);
  const { shop } = await openMini(page, { path: `/userCenter.html?cid=${cid}`, login: '地址里的 token', token });
  await shop.getByRole('link', { name: /看权益/ }).click();
  await expect(shop.getByRole('heading', { level: 2, name: '金卡会员', exact: true })).toBeVisible();
  expect(troubles.list).toEqual([]);
});
