import { devices, type Locator, type Page } from '@playwright/test';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { codeFor } from '../fixtures/outside.ts';
import { regionsOfAddress } from '../fixtures/shopper.ts';

/** More stops than any page has between its top and what is looked for. */
const mostStops = 80;

test.describe('buying without a pointer (spec 2.1)', () => {
  test.setTimeout(120_000);
  test.use({ userAgent: devices['Pixel 7'].userAgent, hasTouch: false, isMobile: false });

  test('the keyboard alone leads from home to a paid order, and the focus is always seen', async ({ page }) => {
    await openPage(page, `${h5}/shop/?cid=101`);
    await press(page, page.locator('article h3 a').first());
    await press(page, page.getByRole('button', { name: '立即购买' }));
    await chooseByKeyboard(page);
    await logInByKeyboard(page);
    await writeAddressByKeyboard(page);
    await press(page, page.getByRole('button', { name: '提交订单' }));
    await press(page, page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ }));
    await page.waitForURL(/cashier/);
    await press(page, page.getByRole('button', { name: '立即支付' }));
    await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 15_000 });
  });
});

/** Tabs on until the element has the focus, sees that it shows, and presses it. */
async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await reach(page, element);
  await page.keyboard.press(key);
}

async function reach(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return expectSeen(element);
    await page.keyboard.press('Tab');
  }
  throw new Error(`${element} is out of the keyboard's reach`);
}

/** A focus that nobody sees is of no use: something at the element or around it looks different without it. */
async function expectSeen(element: Locator): Promise<void> {
  await expect(element).toBeInViewport();
  const isSeen = await element.evaluate(async (node) => {
    const around = node.closest('article, form') ?? node;
    const look = () =>
      [around, ...around.querySelectorAll('*')]
        .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::after')])
        .map(({ outline, boxShadow, borderColor }) => outline + boxShadow + borderColor)
        .join();
    const focused = look();
    (node as HTMLElement).blur();
    await new Promise(requestAnimationFrame);
    const blurred = look();
    (node as HTMLElement).focus();
    return focused !== blurred;
  });
  expect(isSeen, `${element} shows its focus`).toBe(true);
}

async function chooseByKeyboard(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '选择规格' });
  await expect(sheet).toBeVisible();
  for (const axis of await sheet.locator('fieldset:has(legend)').all()) await press(page, axis.locator('button:not([disabled])').first());
  await press(page, sheet.getByRole('button', { name: '立即购买' }));
}

async function logInByKeyboard(page: Page): Promise<void> {
  const phone = `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await reach(page, page.getByRole('textbox', { name: '手机号' }));
  await page.keyboard.type(phone);
  await press(page, page.getByRole('checkbox', { name: '已阅读并同意' }), 'Space');
  await press(page, page.getByRole('button', { name: '获取验证码' }));
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await reach(page, page.getByLabel('6 位验证码'));
  await page.keyboard.type(await codeFor(phone));
  await expect(page.getByRole('heading', { name: '确认订单' })).toBeVisible();
}

async function writeAddressByKeyboard(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: '添加收货地址' }));
  await write(page, '收货人', '林知夏');
  await write(page, '手机号码', '13912345678');
  await press(page, page.getByRole('button', { name: '所在地区' }));
  const regions = page.getByRole('dialog', { name: '选择所在地区' });
  for (const [level, region] of regionsOfAddress) {
    await press(page, regions.getByRole('list', { name: level }).getByRole('button', { name: region }));
  }
  await expect(regions).toBeHidden();
  await expect(page.getByRole('button', { name: '所在地区' }), 'a closed sheet gives the focus back').toBeFocused();
  await write(page, '详细地址', '文三路 1 号 2 幢 301');
  await press(page, page.getByRole('button', { name: '保存' }));
  await expect(page.getByRole('button', { name: /文三路 1 号 2 幢 301/ })).toBeVisible();
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await reach(page, page.getByLabel(label));
  await page.keyboard.type(text);
}
