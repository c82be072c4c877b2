import type { BrowserContext, Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, test } from '../fixtures/mall-test.ts';
import { messenger, topWebView } from '../fixtures/messenger.ts';
import { codeFor } from '../fixtures/outside.ts';
import type { Shop } from '../fixtures/shopper.ts';
import { askForCode, chooseSku, writeAddress } from '../fixtures/shopper.ts';
import { allow, aPerson, bindPhone, deny, holdPhone, openOfficialPage, tapWechatLogin, wechatBrowser } from '../fixtures/wechat.ts';

const shop = `${messenger}/shop`;
const tokenOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'token_1001')?.value;
const login = `${shop}/login.html?returnUrl=${encodeURIComponent('/shop/favourites.html')}`;

test.use({ userAgent: wechatBrowser });
test.describe.configure({ timeout: 60_000 });

// As it is shown to others: the desk beside the phone.
const desk = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

test.describe('a purchase at the official account, in the messenger (spec 1, 3, 4, 7.5)', () => {
  test.use(desk);
  test.describe.configure({ timeout: 240_000 });

  test('one tap to sign in, back where he was, a phone, the payment, and a friend who opens it', async ({ page, context, troubles }) => {
    const lookAt = createPageAudit(page, 'wechat-account');
    await holdPhone(context, aPerson());
    const result = secretsOf(page);
    const view = await openOfficialPage(page, '/shop/?guiderId=880001');

    await test.step('a visitor puts goods into the cart', async () => {
      await lookAt('home');
      await fillCart(view);
      await lookAt('cart');
      await view.getByRole('button', { name: '结算 (1)' }).click();
    });
    await test.step('signs in with one tap', async () => {
      await expect(view.getByRole('button', { name: '微信一键登录' })).toBeVisible();
      await lookAt('login');
      await tapWechatLogin(view);
      await lookAt('consent');
      await allow(view);
    });
    await test.step('binds a phone', async () => {
      await expect(view.getByRole('heading', { name: '绑定手机号' })).toBeVisible();
      await lookAt('bind-phone');
      await bindPhone(view);
    });
    await test.step('and is where he was, with the cart he had', async () => {
      await placeOrder(view);
      await lookAt('pay');
    });
    await test.step('nothing of the sign-in is left behind', async () => {
      expect(result().length).toBeGreaterThanOrEqual(2);
      expect(await stored(view)).not.toMatch(new RegExp(result().join('|')));
    });
    await test.step('pays in the messenger', () => payInMessenger(page, view));
    await lookAt('paid');
    await test.step('and shares the shop with somebody else, who comes as a visitor with his marks', async () => {
      await view.getByRole('link', { name: '查看订单' }).click();
      await expect(view.getByRole('heading', { name: '待发货' })).toBeVisible();
      await lookAt('order');
      await page.getByRole('button', { name: '更多' }).click();
      await page.getByRole('button', { name: '转发给朋友' }).click();
      await page.getByRole('button', { name: '转发给 周一鸣' }).click();
      const arrived = await topWebView(page);
      await expect(arrived.locator('article h3 a').first()).toBeVisible();
      const { cookie } = await arrived.evaluate(() => ({ cookie: document.cookie }));
      expect(cookie).toContain('guiderId=880001');
      expect(cookie).not.toContain('token_1001=');
      await lookAt('arrived');
    });
    expect(troubles.list).toEqual([]);
  });

  test('who came in by a code to the phone pays here too: WeChat tells who he is without a question', async ({ page, context }) => {
    await holdPhone(context, aPerson());
    const result = secretsOf(page);
    const view = await openOfficialPage(page);
    await fillCart(view);
    await view.getByRole('button', { name: '结算 (1)' }).click();
    const phone = await askForCode(view);
    await view.getByLabel('6 位验证码').fill(await codeFor(phone));
    await placeOrder(view);
    await payInMessenger(page, view);
    expect(result().length).toBeGreaterThanOrEqual(2);
    expect(await stored(view)).not.toMatch(new RegExp(result().join('|')));
  });
});

test.describe('a page of the official account (spec 3, 4, 7.5)', () => {
  test('who will not bind a phone goes on, and can do so in the security centre', async ({ page, context }) => {
    const lookAt = createPageAudit(page, 'wechat-unbound');
    await holdPhone(context, aPerson());
    await page.goto(login);
    await tapWechatLogin(page);
    await allow(page);
    await page.getByRole('button', { name: '暂不绑定' }).click();
    await page.waitForURL(`${shop}/favourites.html`);
    await page.goto(`${shop}/setpayPassword.html`);
    await expect(page.getByText('设置支付密码前，请先绑定手机号')).toBeVisible();
    await lookAt('pay-password');
    await page.getByRole('link', { name: '去绑定手机号' }).click();
    await page.getByRole('button', { name: /手机号.*未绑定/ }).click();
    await lookAt('security-center');
    const phone = await bindPhone(page);
    await expect(page.getByText('手机号已绑定')).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`手机号.*${phone.slice(0, 3)}\\*{4}${phone.slice(-4)}`) })).toBeVisible();
  });

  test('the phone of another account leads to that account', async ({ page, context }) => {
    await page.goto(`${shop}/login.html`);
    const phone = await askForCode(page);
    await page.getByLabel('6 位验证码').fill(await codeFor(phone));
    await page.waitForURL(`${shop}/`);
    const before = await ownId(page);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await holdPhone(context, aPerson());
    await page.goto(login);
    await tapWechatLogin(page);
    await allow(page);
    await expect(page.getByRole('heading', { name: '绑定手机号' })).toBeVisible();
    expect(await ownId(page)).not.toBe(before);
    await bindPhone(page, phone);
    await page.waitForURL(`${shop}/favourites.html`);
    expect(await ownId(page)).toBe(before);
  });

  test('who says no at WeChat is told so, and can log in by phone', async ({ page, context }) => {
    const lookAt = createPageAudit(page, 'wechat-denied');
    await holdPhone(context, aPerson());
    await page.goto(login);
    await tapWechatLogin(page);
    await deny(page);
    await expect(page.getByText('您已取消微信授权，可以重试，或使用手机号登录')).toBeVisible();
    await lookAt('denied');
    expect(page.url()).toBe(login);
    expect(await tokenOf(context)).toBeUndefined();
    const phone = await askForCode(page);
    await page.getByLabel('6 位验证码').fill(await codeFor(phone));
    await page.waitForURL(`${shop}/favourites.html`);
  });
});

test.describe('a return nobody here has asked for (spec 4, 6)', () => {
  /** A code of the attacker's own, with a state that is good for it; the attacker's tab keeps the verifier. */
  async function stolen(page: Page, context: BrowserContext): Promise<string> {
    await holdPhone(context, aPerson());
    await page.goto(login);
    await tapWechatLogin(page);
    const answered = await page.request.post(page.url(), { form: { answer: 'allow' }, maxRedirects: 0 });
    const back = answered.headers().location ?? '';
    expect(back).toContain('code=');
    return back;
  }

  test('logs nobody in: no verifier in the tab, or one of another sign-in', async ({ page, context, browser }) => {
    const back = await stolen(page, context);
    const victim = await browser.newContext({ userAgent: wechatBrowser, locale: 'zh-CN' });
    const theirs = await victim.newPage();
    const calls: string[] = [];
    theirs.on('request', (request) => request.url().includes('/wechat/login') && calls.push(request.url()));
    await theirs.goto(back);
    await expect(theirs.getByText('微信登录失败，请重试，或使用手机号登录')).toBeVisible();
    expect(calls).toEqual([]);
    expect(theirs.url()).toBe(login);

    // The victim has begun one, too: its verifier does not fit the attacker's state.
    await holdPhone(victim, aPerson());
    await tapWechatLogin(theirs);
    await theirs.goto(back);
    await expect(theirs.getByText('微信登录失败，请重试，或使用手机号登录')).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(await tokenOf(victim)).toBeUndefined();
    expect(await stored(theirs)).not.toContain(new URL(back).searchParams.get('code') ?? '-');
    await victim.close();
  });
});

async function fillCart(view: Shop): Promise<void> {
  await view.locator('article h3 a').first().click();
  await view.getByRole('button', { name: '加入购物车' }).click();
  const sheet = await chooseSku(view);
  await sheet.getByRole('button', { name: '加入购物车' }).click();
  await view.getByRole('link', { name: '购物车，1 件' }).click();
  await expect(view.getByRole('button', { name: '结算 (1)' })).toBeVisible();
}

async function placeOrder(view: Shop): Promise<void> {
  await expect(view.getByRole('heading', { name: '确认订单' })).toBeVisible();
  expect(new URL(view.url()).pathname).toBe('/shop/orderConfirm.html');
  await writeAddress(view);
  await view.getByRole('button', { name: '保存' }).click();
  await expect(view.getByRole('button', { name: /文三路 1 号 2 幢 301/ })).toBeVisible();
  await view.getByRole('button', { name: '提交订单' }).click();
  await expect(view.getByRole('button', { name: /^微信(扫码)?支付 ¥/ })).toBeVisible();
}

/** The messenger's own cashier rises over the page. */
async function payInMessenger(page: Page, view: Shop): Promise<void> {
  await view.getByRole('button', { name: /^微信(扫码)?支付 ¥/ }).click();
  await page.getByRole('dialog', { name: '微信支付' }).getByRole('button', { name: '支付', exact: true }).click();
  await expect(view.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 15_000 });
}

/** Codes and states in addresses the page has been at, as they were seen on their way. */
function secretsOf(page: Page): () => readonly string[] {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const { searchParams, pathname } = new URL(request.url());
    if (!request.isNavigationRequest() || !pathname.startsWith('/shop/')) return;
    for (const name of ['code', 'state']) if (searchParams.has(name)) seen.add(searchParams.get(name) ?? '');
  });
  return () => [...seen];
}

/** Everything the page could tell somebody later. */
const stored = (page: Shop): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.referrer,
      document.cookie,
      ...navigation.entries().map(({ url }) => url),
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      document.documentElement.outerHTML,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );

/** Who the phone says is logged in. */
const ownId = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('userInfo_1001') ?? '{}') as { id?: string }).id ?? '');
