import type { Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { enterAsMember } from '../fixtures/member.ts';
import { openPage } from '../fixtures/open-page.ts';
import { codeFor } from '../fixtures/outside.ts';
import { askForCode, enterPayPassword } from '../fixtures/shopper.ts';

const centre = `${h5}/shop/userCenter.html`;
const phone = { userAgent: devices['Pixel 7'].userAgent };

/** From the user centre of a visitor; the phone that has an account now. */
async function logIn(page: Page): Promise<string> {
  await page.goto(centre);
  await page.getByRole('button', { name: '登录 / 注册' }).click();
  const number = await askForCode(page);
  await page.getByLabel('6 位验证码').fill(await codeFor(number));
  await expect(page).toHaveURL(/\/userCenter\.html/);
  return number;
}

test.describe('a member’s own pages (spec 2.2, 7.5)', () => {
  test.use(phone);
  test.setTimeout(180_000);

  test('from a visitor to a member who says who they are, holds a payment password, ends a session and logs out', async ({
    page,
    browser,
    troubles,
  }) => {
    const lookAt = createPageAudit(page, 'user-center');
    await openPage(page, centre);
    await expect(page).toHaveTitle('个人中心');
    await lookAt('visitor');
    const number = await logIn(page);
    const masked = `${number.slice(0, 3)}****${number.slice(7)}`;
    await expect(page.getByRole('link', { name: '待付款' })).toBeVisible();
    await lookAt('member');

    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('textbox', { name: '昵称' }).fill('一个名字写到二十个字那么长的会员林知夏呀');
    await page.getByRole('radio', { name: '女' }).check();
    await page.getByRole('button', { name: '生日' }).click();
    for (const part of ['1996年', '5月', '20日']) await page.getByRole('option', { name: part, exact: true }).click();
    await lookAt('birthday');
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('button', { name: '生日' })).toContainText('1996年5月20日');
    const buffer = await page.screenshot({ type: 'jpeg' });
    await page.getByLabel('上传头像').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('radio', { name: '第 1 张图' })).toBeChecked();
    await lookAt('personal-data');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page).toHaveURL(/\/userCenter\.html/);
    await expect(page.getByRole('heading', { level: 1, name: '一个名字写到二十个字那么长的会员林知夏呀' })).toBeVisible();
    await lookAt('long-name');

    await page.getByRole('link', { name: '安全中心' }).last().click();
    await expect(page.getByText(masked)).toBeVisible();
    await page.getByRole('link', { name: /支付密码/ }).click();
    await expect(page.getByRole('heading', { name: masked })).toBeVisible();
    await lookAt('code');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('验证码已发送')).toBeVisible();
    await page.getByLabel('6 位验证码').fill(await codeFor(number));
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('heading', { name: '请设置 6 位数字支付密码' })).toBeVisible();
    await lookAt('pay-password');
    await enterPayPassword(page, '246810');
    await expect(page.getByRole('heading', { name: '请再次输入' })).toBeVisible();
    await enterPayPassword(page, '246810');
    await expect(page.getByRole('link', { name: /支付密码.*已设置/ })).toBeVisible();

    await page.getByRole('link', { name: /支付密码/ }).click();
    await expect(page.getByRole('heading', { name: '请输入原支付密码' })).toBeVisible();
    await enterPayPassword(page, '000000');
    await expect(page.getByRole('alert')).toContainText('还可尝试 4 次');
    await lookAt('wrong-password');
    await enterPayPassword(page, '246810');
    await expect(page.getByRole('heading', { name: '请设置 6 位数字支付密码' })).toBeVisible();
    await enterPayPassword(page, '135790');
    await expect(page.getByRole('heading', { name: '请再次输入' })).toBeVisible();
    await enterPayPassword(page, '135790');
    await expect(page.getByRole('status').filter({ hasText: '支付密码已设置' })).toBeVisible();
    expect(troubles.list).toEqual([]);

    // The same member on another phone.
    const elsewhere = await browser.newContext(phone);
    const other = await elsewhere.newPage();
    await other.goto(`${h5}/shop/login.html?returnUrl=%2Fshop%2FuserCenter.html`);
    await other.getByRole('textbox', { name: '手机号' }).fill(number);
    await other.getByRole('checkbox', { name: '已阅读并同意' }).check();
    await other.getByRole('button', { name: '获取验证码' }).click();
    await expect(other.getByText('验证码已发送')).toBeVisible();
    await other.getByLabel('6 位验证码').fill(await codeFor(number));
    await expect(other.getByRole('heading', { level: 1, name: /林知夏/ })).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: /^下线：手机网页/ }).click();
    await lookAt('end-session');
    await page.getByRole('dialog').getByRole('button', { name: '下线' }).click();
    await expect(page.getByText('该设备已下线')).toBeVisible();
    await other.goto(`${h5}/shop/orderList.html`);
    await expect(other).toHaveURL(/login/);
    await elsewhere.close();

    await lookAt('security');
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByRole('button', { name: '登录 / 注册' })).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token_1001');
  });

  test('in English, no violation of WCAG 2.2 AA on any of them', async ({ page, context }) => {
    await enterAsMember(context);
    await page.goto(centre);
    const lookAt = createPageAudit(page, 'user-center-en');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveTitle('My account');
    await lookAt('member');
    for (const [path, title] of [
      ['personalData', 'Profile'],
      ['securityCenter', 'Security'],
      ['setpayPassword', 'Payment password'],
    ] as const) {
      await openPage(page, `${h5}/shop/${path}.html`);
      await expect(page).toHaveTitle(title);
      await lookAt(path);
    }
  });
});
