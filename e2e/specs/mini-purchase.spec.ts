import type { Frame, Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, test } from '../fixtures/mall-test.ts';
import { openOfficial, openShell, topWebView } from '../fixtures/messenger.ts';
import { untilAtRest } from '../fixtures/open-page.ts';
import { chooseSku, writeAddress } from '../fixtures/shopper.ts';
import { allow, aPerson, bindPhone, holdPhone, tapWechatLogin } from '../fixtures/wechat.ts';

const marks = { guiderId: '880001', posterId: '770001', recommenderMemberId: '660001' };
const marked = new URLSearchParams(marks).toString();

// As it is shown to others: the desk beside the phone.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

/** What the shop in a web-view remembers of who brought its shopper. */
const rememberedBy = (shop: Frame) =>
  shop.evaluate(() => {
    const pages = Object.entries({ ...localStorage }).filter(([key]) => !key.startsWith('messenger:'));
    return document.cookie + JSON.stringify(pages);
  });

test('a purchase in the mini-program, from home to a friend who opens what was shared (spec 1, 2.4, 4)', async ({ page, troubles }) => {
  test.setTimeout(240_000);
  const lookAt = createPageAudit(page, 'mini');
  await holdPhone(page.context(), aPerson());
  const { stack, log, goBack } = await openShell(page, `/pages/home/index?${marked}`);

  await test.step('home, and an item above it', async () => {
    const home = await topWebView(page);
    await lookAt('home');
    await home.locator('article h3 a').first().click();
    await expect(stack).toHaveText([/^\/pages\/home\/index/, /^\/classifyPage\/productDetail\/index\?id=\d+/]);
    await expect((await topWebView(page)).locator('h1')).toBeVisible();
    await lookAt('item');
  });

  await test.step('buying asks to sign in', async () => {
    const item = await topWebView(page);
    await item.getByRole('button', { name: '立即购买' }).click();
    const sheet = await chooseSku(item as unknown as Page);
    await sheet.getByRole('button', { name: '立即购买' }).click();
    await expect(stack.last()).toContainText('/pack1/authorizedMiddle/index?returnUrl=/shop/orderConfirm.html');
    await page.getByRole('button', { name: '微信一键登录' }).click();
    await expect(page.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
    await page.getByRole('checkbox', { name: '已阅读并同意' }).check();
    await lookAt('sign-in');
    await page.getByRole('button', { name: '微信一键登录' }).click();
  });

  await test.step('and for the phone, which the messenger gives', async () => {
    await page.getByRole('button', { name: '手机号快捷绑定' }).click();
    await lookAt('phone');
    await page.getByRole('button', { name: /允许使用/ }).click();
    await expect(stack.last()).toContainText('/pages/orderConfirm/index');
  });

  const tradeId = await test.step('the order is placed, and paid on the native page', async () => {
    const confirm = await topWebView(page);
    await writeAddress(confirm as unknown as Page);
    await confirm.getByRole('button', { name: '保存' }).click();
    await lookAt('order-confirm');
    await confirm.getByRole('button', { name: '提交订单' }).click();
    await expect(stack.last()).toContainText('/pages/pay/index?id=');
    const cashier = page.getByRole('dialog', { name: '微信支付' });
    await expect(cashier).toBeVisible();
    await lookAt('pay');
    const id = /id=(\d+)/.exec((await stack.last().textContent()) ?? '')?.[1];
    await cashier.getByRole('button', { name: '支付', exact: true }).click();
    return id;
  });
  expect(tradeId).toBeTruthy();

  await test.step('the order’s page shows it paid', async () => {
    await expect(stack.last()).toContainText('/pages/orderDetail/index?id=');
    await expect((await topWebView(page)).getByText('待发货').first()).toBeVisible();
    await lookAt('order');
  });

  await test.step('the item is shared to somebody who arrives with the sharer’s marks', async () => {
    await goBack();
    await expect(stack.last()).toContainText('/classifyPage/productDetail/index');
    const title = await (await topWebView(page)).locator('h1').textContent();
    await expect(log.filter({ hasText: 'postMessage' }).first()).toContainText('/shop/item/');
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('button', { name: '转发给朋友' }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(`转发「${title}」`);
    await lookAt('share');
    await page.getByRole('button', { name: '转发给 周一鸣' }).click();
    await expect(page.getByRole('button', { name: /周一鸣/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(stack).toHaveText([/^\/classifyPage\/productDetail\/index\?.*posterId=770001/]);
    await expect(stack).toHaveAttribute('data-by', 'share');
    const arrived = await topWebView(page);
    await expect(arrived.locator('h1')).toBeVisible();
    const remembered = await rememberedBy(arrived);
    for (const id of Object.values(marks)) expect(remembered).toContain(id);
    expect(remembered).not.toMatch(/token_\d+=\d+-/);
    await lookAt('arrived');
  });
  expect(troubles.list).toEqual([]);
});

test('a purchase in the official account, in the same phone (spec 1, 3, 4)', async ({ page, troubles }) => {
  test.setTimeout(240_000);
  const lookAt = createPageAudit(page, 'official');
  await holdPhone(page.context(), aPerson());
  await openOfficial(page, `/shop/?${marked}`);
  // One window of the messenger's browser: it stays the same through every page.
  const shop = await topWebView(page);
  const asPage = shop as unknown as Page;
  await lookAt('home');
  expect(await shop.evaluate(() => navigator.userAgent)).toMatch(/MicroMessenger(?!.*miniProgram)/);

  await test.step('an item is bought, which asks to sign in', async () => {
    await shop.locator('article h3 a').first().click();
    await shop.getByRole('button', { name: '立即购买' }).click();
    const sheet = await chooseSku(asPage);
    await sheet.getByRole('button', { name: '立即购买' }).click();
    await tapWechatLogin(asPage);
    await lookAt('consent');
    await allow(asPage);
    await bindPhone(asPage);
  });

  await test.step('the order is placed, and paid in the messenger’s cashier', async () => {
    await writeAddress(asPage);
    await shop.getByRole('button', { name: '保存' }).click();
    // before it is there, to place an order means to choose an address
    await expect(shop.getByRole('button', { name: /文三路/ })).toBeVisible();
    await shop.getByRole('button', { name: '提交订单' }).click();
    await shop.getByRole('button', { name: /^微信(扫码)?支付 ¥/ }).click();
    const cashier = page.getByRole('dialog', { name: '微信支付' });
    await expect(cashier).toBeVisible();
    await lookAt('cashier');
    await cashier.getByRole('button', { name: '支付', exact: true }).click();
    await expect(shop.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 15_000 });
    await lookAt('paid');
    await shop.getByRole('link', { name: '查看订单' }).click();
    await expect(shop.getByRole('heading', { name: '待发货' })).toBeVisible();
    await lookAt('order');
  });

  await test.step('the shop is shared to somebody who arrives with the sharer’s marks', async () => {
    await untilAtRest(shop);
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('button', { name: '转发给朋友' }).click();
    await page.getByRole('button', { name: '转发给 周一鸣' }).click();
    await expect(page.getByRole('button', { name: /周一鸣/ })).toHaveAttribute('aria-pressed', 'true');
    const arrived = await topWebView(page);
    await expect(arrived.locator('article h3 a').first()).toBeVisible();
    const remembered = await rememberedBy(arrived);
    expect(remembered).toContain(marks.guiderId);
    expect(remembered).not.toMatch(/token_\d+=\d+-/);
    await lookAt('arrived');
  });
  expect(troubles.list).toEqual([]);
});

interface JumpTableModule {
  readonly jumps: Readonly<Record<string, unknown>>;
  readonly jumpTableWith: (outside: (address: string) => { href: string }) => JumpTable;
}
type JumpTable = (name: string, query: object, allowed: object) => { mode: string; url: string } | null;

/** Asks the mini-program for a jump, as a web-view's script does. */
const ask = (page: Page, name: string | undefined, url: string) =>
  page.evaluate(
    ([name, url]) =>
      (window as unknown as { messenger: { invoke: (api: string, result: object, frame: null) => unknown } }).messenger.invoke(
        'invokeMiniProgramAPI',
        { name, arg: { url } },
        null,
      ),
    [name, url],
  );

/** Every page that was opened since: a member's own page leads on to the login before anybody can look. */
async function watchStack(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const opened = new Set<string>();
    Object.assign(window, { opened });
    const stack = document.getElementById('stack');
    if (!stack) throw new Error('the desk shows no stack');
    new MutationObserver(() => {
      for (const row of stack.children) opened.add(row.textContent);
    }).observe(stack, { childList: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { opened: Set<string> }).opened]);
}

test('a page that asked to go on is not heard once the mini-program is opened anew', async ({ page }) => {
  const { stack } = await openShell(page);
  await topWebView(page);
  await page.clock.install();
  expect(await ask(page, 'navigateTo', '/pages/address/index')).toEqual({ err_msg: 'invokeMiniProgramAPI:ok' });
  await page.locator('#icon-mini').dispatchEvent('click');
  await page.clock.runFor(1_000);
  await expect(stack).toHaveText([/^\/pages\/home\/index$/]);
});

test('all 29 jumps reach a page that exists and shows something (spec 2.4)', async ({ page }) => {
  test.setTimeout(240_000);
  const { stack } = await openShell(page);
  await topWebView(page);
  const jumps = await page.evaluate(async () => {
    const file = '/messenger/packages/jumps/jump-table.ts';
    const { jumps, jumpTableWith }: JumpTableModule = await import(file);
    const table = jumpTableWith((address) => ({ href: address }));
    const query = { id: '1', url: `${location.origin}/shop/agree.html`, title: '用户协议' };
    return Object.keys(jumps).map((name) => ({ name, ...table(name, query, { origin: location.origin, linkHosts: [] }) }));
  });
  expect(jumps).toHaveLength(29);
  const opened = await watchStack(page);
  for (const { name, mode, url = '' } of jumps) {
    await test.step(`${name}: ${mode} ${url}`, async () => {
      const said = await ask(page, mode, url);
      expect(said).toEqual({ err_msg: 'invokeMiniProgramAPI:ok' });
      const [path = ''] = url.split('?');
      await expect.poll(opened).toContainEqual(expect.stringMatching(new RegExp(`^${path}(\\?|$)`)));
      await expect(page.locator('iframe:not([inert]), article:not([hidden]):not([inert])').last()).toBeVisible();
      // Below ten pages, and whatever a page asked for by itself is left behind.
      await page.getByRole('button', { name: '更多' }).click();
      await page.getByRole('button', { name: '重新进入' }).click();
      await expect(stack).toHaveText([/^\/pages\/home\/index$/]);
    });
  }
});
