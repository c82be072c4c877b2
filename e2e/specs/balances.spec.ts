import type { Page } from '@playwright/test';
import { consoleScreen, signInAs } from '../fixtures/console.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { enterAsMember } from '../fixtures/member.ts';
import { openPage } from '../fixtures/open-page.ts';
import { phoneScreen } from '../fixtures/phone.ts';

test.use(consoleScreen);
test.describe.configure({ timeout: 180_000 });

/** Changes a balance from the console's drawer; what it says then. */
async function change(page: Page, phone: string, yuan: string, says: string): Promise<void> {
  await page.getByRole('button', { name: '调整余额' }).click();
  await page.getByLabel('会员手机号或编号').fill(phone);
  await page.getByRole('button', { name: '查找', exact: true }).click();
  await expect(page.getByText(/^可用 ¥/)).toBeVisible();
  await page.getByLabel('本金').check();
  await page.getByLabel('金额').fill(yuan);
  await page.getByRole('button', { name: `调整 +¥${yuan}.00` }).click();
  await expect(page.getByText(says)).toBeVisible();
}

test('a balance is changed by one person, above the limit by two, and its member sees each movement (issue 27)', async ({
  page,
  browser,
  troubles,
}) => {
  const context = await browser.newContext(phoneScreen);
  const number = await enterAsMember(context);
  const phone = await context.newPage();

  await test.step('without movements the page says so', async () => {
    await openPage(phone, `${h5}/shop/balanceList.html?cid=101`);
    await expect(phone.getByText('还没有余额变动')).toBeVisible();
  });

  await test.step('customer service gives a little at once, and asks for more', async () => {
    await signInAs(page, 'service', '/members/balances');
    await change(page, number, '80', '余额已调整');
    await change(page, number, '150', '已提交，等另一位员工同意');
    const own = page.getByRole('row').filter({ hasText: '+¥150.00' }).first();
    await expect(own.getByRole('button', { name: '撤回' })).toBeVisible();
  });

  await test.step('the owner agrees', async () => {
    const owner = await (await browser.newContext(consoleScreen)).newPage();
    await signInAs(owner, 'owner', '/members/balances');
    await owner.getByRole('row').filter({ hasText: '+¥150.00' }).first().getByRole('button', { name: '同意', exact: true }).click();
    await owner.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click();
    await expect(owner.getByText('已生效：+¥150.00')).toBeVisible();
  });

  await test.step('the member sees what it came to, and is told', async () => {
    await openPage(phone, `${h5}/shop/balanceList.html?cid=101`);
    await expect(phone.getByText('本金 ¥230.00，赠送 ¥0.00')).toBeVisible();
    await expect(phone.getByText('余 230.00')).toBeVisible();
    await expect(phone.getByText('余 80.00')).toBeVisible();
    await expect(async () => {
      await phone.goto(`${h5}/shop/messages.html`);
      await expect(phone.getByRole('link', { name: /您的余额增加了 ¥150.00/ })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await openPage(phone, `${h5}/shop/userCenter.html`);
    await phone.getByRole('link', { name: /^¥\s?230\s?余额$/ }).click();
    await expect(phone.getByRole('heading', { level: 1, name: '余额明细' })).toBeVisible();
  });
  expect(troubles.list).toEqual([]);
});
