import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callMall } from '../../tools/load/mall-client.ts';
import { consoleScreen, openConsolePage, signInAs } from '../fixtures/console.ts';
import { expect, test } from '../fixtures/mall-test.ts';
import { createMember } from '../fixtures/member.ts';

test.use(consoleScreen);
test.describe.configure({ timeout: 120_000 });

test('a coupon from the first letter to its end: tried out, published, claimed, held to, given out as codes', async ({
  page,
  troubles,
}) => {
  const name = `E2E trial ${Date.now().toString(36)}`;
  await signInAs(page, 'owner', '/coupons/new');
  await test.step('what is missing is said beside its field', () => sayMissing(page));
  await test.step('a basket is priced as the owner types', () => tryOut(page, name));
  const id = await test.step('published, it stands in the list', () => publish(page, name));
  await test.step('once claimed, what it promises cannot be changed', async () => {
    const { token } = await createMember();
    const claimed = await callMall(
      { api: process.env.E2E_API ?? '', mid: '1001', cid: '101', token },
      'marketing.coupon.multipleReceive',
      { cid: '101', ids: [id] },
      randomUUID(),
    );
    expect(claimed.outcome).toBe('ok');
    await changeTotal(page, id);
  });
  await test.step('codes are downloaded once', () => makeCodes(page, id, name));
  await test.step('it is ended', () => endCoupon(page, name));
  expect(troubles.list).toEqual([]);
});

async function sayMissing(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存并发布' }).click();
  await expect(page.getByText('请填写')).toHaveCount(2);
  await expect(page.getByLabel('优惠券名称')).toBeFocused();
}

async function tryOut(page: Page, name: string): Promise<void> {
  await page.getByLabel('优惠券名称').fill(name);
  await page.getByLabel('减多少').fill('15');
  await page.getByLabel('使用门槛').fill('99999');
  await expect(page.getByText(/还差 ¥[\d,.]+ 到门槛，到了可减 ¥15\.00/)).toBeVisible();
  await page.getByLabel('使用门槛').fill('1');
  await expect(page.getByText('−¥15.00')).toBeVisible();
  await expect(page.getByText(/共省 ¥/)).toBeVisible();
}

async function publish(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: '保存并发布' }).click();
  await expect(page.getByText(`“${name}”可以领取了`)).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const id = /coupons\/(\d+)/.exec(page.url())?.[1] ?? '';
  await openConsolePage(page, `/coupons?tab=ON&words=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name })).toContainText('¥15 满 ¥1 可用');
  return id;
}

async function changeTotal(page: Page, id: string): Promise<void> {
  await openConsolePage(page, `/coupons/${id}/edit`);
  await expect(page.getByText('已领出 1 张，承诺过的内容不能再改')).toBeVisible();
  await expect(page.getByLabel('减多少')).toBeDisabled();
  await page.getByLabel('发放总量').fill('20');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('共 20 张')).toBeVisible();
}

async function makeCodes(page: Page, id: string, name: string): Promise<void> {
  await openConsolePage(page, `/coupons/${id}`);
  await page.getByRole('button', { name: '生成兑换码' }).click();
  await page.getByLabel('生成多少个').fill('3');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: '生成 3 个并下载' }).click();
  const file = await coming;
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(new RegExp(`^"[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}","${name}"$`));
  await page.getByRole('button', { name: '我已保存，关闭' }).click();
  await expect(page.getByText('已用 0 / 已生成 3')).toBeVisible();
}

async function endCoupon(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}：更多操作` }).click();
  await page.getByRole('menuitem', { name: '结束' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '结束' }).click();
  await expect(page.getByText(`“${name}”已结束`)).toBeVisible();
  await expect(page.getByRole('button', { name: '生成兑换码' })).toHaveCount(0);
}
