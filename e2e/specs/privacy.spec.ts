import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { codeFor } from '../fixtures/outside.ts';
import { askForCode, enterPayPassword } from '../fixtures/shopper.ts';

const phone = { userAgent: devices['Pixel 7'].userAgent };

async function logIn(page: Page, shop: string, number?: string): Promise<string> {
  await page.goto(`${shop}/login?returnUrl=${encodeURIComponent(`${new URL(shop).pathname}/securityCenter.html`)}`);
  const given = await askForCode(page, number);
  await page.getByLabel('6 位验证码').fill(await codeFor(given));
  await expect(page).toHaveURL(/securityCenter/);
  return given;
}

/** In the open sheet: the code that has just been asked for. */
async function proveByCode(page: Page, number: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '获取验证码' }).click();
  await expect(sheet.getByText('验证码已发送')).toBeVisible();
  await sheet.getByLabel('6 位验证码').fill(await codeFor(number));
  await sheet.getByRole('button', { name: '下一步' }).click();
}

async function setPayPassword(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: /支付密码/ }).click();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await page.getByLabel('6 位验证码').fill(await codeFor(number));
  await page.getByRole('button', { name: '下一步' }).click();
  for (const heading of ['请设置 6 位数字支付密码', '请再次输入']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await enterPayPassword(page, '246810');
  }
  await expect(page.getByRole('link', { name: /支付密码.*已设置/ })).toBeVisible();
}

test.describe('a member’s own data (decision 57)', () => {
  test.use(phone);
  test.setTimeout(180_000);

  test('is taken home as a file; the account is left, and the member stays after all', async ({ page, troubles }) => {
    const shop = `${h5}/shop`;
    const lookAt = createPageAudit(page, 'privacy');
    const number = await logIn(page, shop);
    await expect(page.getByRole('heading', { name: '安全记录' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '登录' }).last()).toBeVisible();
    await lookAt('security');

    await page.getByRole('button', { name: /导出个人数据/ }).click();
    await lookAt('export');
    const coming = page.waitForEvent('download');
    await proveByCode(page, number);
    const file = await readFile(await (await coming).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({ data: { member: { account: { phone: number } }, orders: [] } });
    await expect(page.getByText('导出个人数据').last()).toBeVisible();

    await setPayPassword(page, number);
    await page.getByRole('button', { name: /注销账号/ }).click();
    await lookAt('erase');
    await page.getByRole('button', { name: '继续注销' }).click();
    await page.getByRole('button', { name: '改用支付密码验证' }).click();
    await lookAt('erase-proof');
    await enterPayPassword(page, '246810');
    await expect(page).toHaveURL(/userCenter/);
    await expect(page.getByRole('button', { name: '登录 / 注册' })).toBeVisible();
    expect(troubles.list).toEqual([]);

    // A phone gets one login code a minute.
    await expect(async () => {
      await logIn(page, shop, number);
    }).toPass({ timeout: 100_000, intervals: [5_000] });
    await expect(page.getByRole('heading', { name: '账号即将注销' })).toBeVisible();
    await lookAt('leaving');
    await page.getByRole('button', { name: '撤销注销' }).click();
    await expect(page.getByRole('heading', { name: '账号即将注销' })).toBeHidden();
    await expect(page.getByText('撤销注销申请')).toBeVisible();
  });

  test('another phone waits 72 hours where nothing is proven, and is stopped; in the mobile mall, too', async ({ page }) => {
    const shop = `${cp}/cp`;
    const lookAt = createPageAudit(page, 'phone-change');
    const number = await logIn(page, shop);
    await page.getByRole('button', { name: /手机号/ }).click();
    await lookAt('proof');
    await page.getByRole('button', { name: '无法验证？' }).click();
    await lookAt('wait');
    await page.getByRole('button', { name: '申请更换' }).click();
    const next = `137${number.slice(3)}`;
    await page.getByRole('textbox', { name: '新手机号' }).fill(next);
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: '获取验证码' }).click();
    await expect(sheet.getByText('验证码已发送')).toBeVisible();
    await sheet.getByLabel('6 位验证码').fill(await codeFor(next));
    await sheet.getByRole('button', { name: '确认更换' }).click();
    await expect(page.getByRole('heading', { name: '正在申请更换手机号' })).toBeVisible();
    await lookAt('waiting');
    await page.getByRole('button', { name: '停止更换' }).click();
    await expect(page.getByRole('heading', { name: '正在申请更换手机号' })).toBeHidden();
    await expect(page.getByText('停止更换手机号').first()).toBeVisible();
  });
});
