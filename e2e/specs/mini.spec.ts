import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { APIRequestContext, BrowserContext, Frame, Page, Request } from '@playwright/test';
import { isCall } from '../fixtures/calls.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { createMember } from '../fixtures/member.ts';
import { messenger, openMini, tapAlive, topWebView } from '../fixtures/messenger.ts';
import { openPage, untilAtRest } from '../fixtures/open-page.ts';

/** The path of some item. */
const anItem = async (request: APIRequestContext) => /\/item\/\d+\.html/.exec(await (await request.get(`${h5}/shop/`)).text())?.[0] ?? '';
const cookieOf = async (context: BrowserContext, name: string) => (await context.cookies()).find((cookie) => cookie.name === name)?.value;

/** What a shopper would notice if home had been left and made anew. */
const lookOf = (shop: Frame) =>
  shop.evaluate(() => ({
    y: Math.round(scrollY),
    tab: document.querySelector('button[aria-pressed=true]')?.textContent,
    cards: document.querySelectorAll('article').length,
  }));

test.describe('pages the mini-program opens (spec 2.4)', () => {
  test('an item lies above the web-view; back from it, home is where and as it was, and asks for nothing', async ({ page, troubles }) => {
    const { shop, stack, goBack } = await openMini(page);
    await shop.locator('button[aria-pressed]:visible').nth(1).click();
    await untilAtRest(page);
    const card = shop.locator('article h3 a:visible').nth(14);
    await card.scrollIntoViewIfNeeded();
    await untilAtRest(page);
    const look = await lookOf(shop);
    expect(look.y).toBeGreaterThan(0);

    await card.click();
    await expect(stack).toHaveText([/^\/pages\/home\/index/, /^\/classifyPage\/productDetail\/index\?id=\d+/]);
    await expect(stack.last()).toHaveAttribute('data-by', 'navigateTo');
    await expect((await topWebView(page)).locator('h1')).toBeVisible();
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.frame() === shop && (isCall(request) || request.isNavigationRequest())) requested.push(request.url());
    });
    await goBack();
    await expect(stack).toHaveCount(1);
    expect(await lookOf(shop)).toEqual(look);
    await untilAtRest(shop);
    expect(requested).toEqual([]);
    expect(troubles.list).toEqual([]);
  });

  test('the cart is a tab of the mini-program: it is launched anew, and nothing is left below it', async ({ page, request, troubles }) => {
    const { shop, stack, log } = await openMini(page, { path: await anItem(request) });
    // It has found its host.
    await expect(log.filter({ hasText: 'postMessage' })).not.toHaveCount(0);
    await shop.getByRole('link', { name: /购物车/ }).click();
    await expect(stack).toHaveText([/^\/pages\/cart\/index/]);
    await expect(stack).toHaveAttribute('data-by', 'reLaunch');
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect((await topWebView(page)).getByRole('heading', { name: '购物车' }).first()).toBeVisible();
    expect(troubles.list).toEqual([]);
  });

  test('a page without a jump stays in the web-view, and keeps its environment through a reload', async ({ page }) => {
    const { shop, stack } = await openMini(page, { path: '/instLoadPage.html' });
    const loaded = page.waitForResponse((response) => response.request().isNavigationRequest());
    await shop.evaluate(() => location.reload());
    await loaded;
    await untilAtRest(shop);
    await expect(stack).toHaveCount(1);
    expect(await cookieOf(page.context(), 'env')).toBe('mini');
    expect(shop.url()).toContain('/shop/instLoadPage.html');
  });
});

test.describe('who is there in a mini-program (spec 2.4)', () => {
  /** An item asks for the pieces in the cart only with a login (spec 4). */
  const badgeCall = (page: Page) => page.waitForRequest(/\/ccart\/c\/v2\/count/);

  test('a visitor, and no login or app of before', async ({ page, context, request }) => {
    const url = messenger;
    await context.addCookies([
      { name: 'token_1001', value: `1001-${'x'.repeat(43)}`, url },
      { name: 'appId_1001', value: 'wx0000000000000009', url },
    ]);
    const badges: string[] = [];
    page.on('request', (request) => request.url().includes('/ccart/c/v2/count') && badges.push(request.url()));
    await openMini(page, { path: await anItem(request) });
    expect(await cookieOf(context, 'token_1001')).toBeUndefined();
    expect(await cookieOf(context, 'appId_1001')).toBeUndefined();
    expect(badges).toEqual([]);
  });

  for (const login of ['一次性票据', '地址里的 token'] as const) {
    test(`a member by ${login === '一次性票据' ? 'a ticket' : 'a token in the address'}, and still after a reload`, async ({
      page,
      context,
      request,
      troubles,
    }) => {
      const { token } = await createMember();
      const first = badgeCall(page);
      const { shop } = await openMini(page, { path: await anItem(request), login, token });
      const used = (await (await first).allHeaders()).token ?? '';
      expect(used).toBe(await cookieOf(context, 'token_1001'));
      // A ticket buys a session of its own: the one that asked for it can end without it.
      expect(used === token).toBe(login === '地址里的 token');
      expect(await (await first).response().then((reply) => reply?.json())).toMatchObject({ code: 0 });
      const again = badgeCall(page);
      await shop.evaluate(() => location.reload());
      expect((await (await again).allHeaders()).token).toBe(used);
      expect(troubles.list).toEqual([]);
    });
  }

  test('a ticket that was used is worth nothing', async ({ page, browser }) => {
    const opened: string[] = [];
    page.on('request', (request) => request.url().includes('ticket=') && opened.push(request.url()));
    await openMini(page, { login: '一次性票据', token: (await createMember()).token });
    const [address = ''] = opened;
    expect(address).toContain('/shop/?env=mini&ticket=');
    const thief = await browser.newContext();
    const theirs = await thief.newPage();
    const refused = theirs.waitForResponse(/ticket\/redeem/);
    await openPage(theirs, address);
    expect(await (await refused).json()).toMatchObject({ status: 'error', code: 10020 });
    expect(await cookieOf(thief, 'token_1001')).toBeUndefined();
    expect(theirs.url()).not.toContain('ticket');
    await thief.close();
  });
});

test.describe('a token that came in an address (spec 2.4)', () => {
  const logFolder = path.join(process.env.MALL_HOME ?? path.join(import.meta.dirname, '../../.mall'), 'log');

  /** The part of a request in which a token may stand is left out. */
  async function outsideItsPlace(request: Request): Promise<string> {
    const { token: _token, accesstoken: _accessToken, cookie: _cookie, ...headers } = await request.allHeaders();
    const form = new URLSearchParams(request.postData() ?? '').get('json');
    const body = form === null ? request.postData() : JSON.stringify({ ...JSON.parse(form), head: null });
    return JSON.stringify([request.url(), headers, body]);
  }

  test('leaves it at once, and is found in no referrer, history, storage, log, or part of a request but its own', async ({
    page,
    context,
  }) => {
    const { token } = await createMember();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const { shop, log, goBack } = await openMini(page, { login: '地址里的 token', token });
    expect(await cookieOf(context, 'token_1001')).toBe(token);
    await tapAlive(shop.getByRole('link', { name: /更多/ }).first());
    await untilAtRest(page);
    await goBack();
    await tapAlive(shop.locator('article h3 a:visible').first());
    await untilAtRest(page);

    expect(shop.url()).not.toContain(token);
    const inside = await shop.evaluate(() => [
      document.referrer,
      ...navigation.entries().map(({ url }) => String(url)),
      ...performance.getEntriesByType('resource').map(({ name }) => name),
      // The mini-program's own storage, which a web-view cannot see on a phone, stands beside the page's here.
      JSON.stringify([
        Object.entries({ ...localStorage }).filter(([key]) => !key.startsWith('messenger:')),
        { ...sessionStorage },
        history.state,
      ]),
      document.documentElement.outerHTML,
    ]);
    expect(inside.filter((text) => text.includes(token))).toEqual([]);
    const around = await page.evaluate(() => [...navigation.entries().map(({ url }) => String(url)), document.documentElement.outerHTML]);
    expect([...around, ...(await log.allTextContents())].filter((text) => text.includes(token))).toEqual([]);

    const telling = (await Promise.all(requests.map(outsideItsPlace))).filter((text) => text.includes(token));
    // The address as the mini-program wrote it, and nothing after it.
    expect(telling).toHaveLength(1);
    expect(telling[0]).toContain(`/shop/?env=mini&token=${token}`);
    const logs = readdirSync(logFolder).filter((name) => name.endsWith('.log'));
    expect(logs.length).toBeGreaterThan(3);
    expect(logs.filter((name) => readFileSync(path.join(logFolder, name), 'utf8').includes(token))).toEqual([]);
  });

  test('is nobody outside a mini-program, and leaves the address all the same', async ({ page, context }) => {
    const { token } = await createMember();
    await openPage(page, `${h5}/shop/?token=${token}`);
    await expect(page).toHaveURL(`${h5}/shop/`);
    expect(await cookieOf(context, 'token_1001')).toBeUndefined();
  });
});

test.describe('a window that only says it is a mini-program (spec 1)', () => {
  test('opens pages as routes, and nothing is granted', async ({ page, context }) => {
    await openPage(page, `${h5}/shop/?env=mini`);
    await page.locator('article h3 a:visible').first().click();
    await expect(page).toHaveURL(/\/shop\/item\/\d+\.html\?.*env=mini/);
    await expect(page.locator('h1:visible')).toBeVisible();
    await page.goto(`${h5}/shop/orderList.html?env=mini`);
    await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible();
    expect(await cookieOf(context, 'token_1001')).toBeUndefined();
  });
});

test.describe('a page that would frame or steer the shop (spec 6)', () => {
  test('cannot frame it from another origin', async ({ page }) => {
    const body = `<iframe src="${h5}/shop/?env=mini"></iframe>`;
    const foreign = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(body));
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    const failed: string[] = [];
    page.on('requestfailed', (requested) => failed.push(`${requested.url()} ${requested.failure()?.errorText}`));
    await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
    await expect.poll(() => failed).toEqual([`${h5}/shop/?env=mini net::ERR_BLOCKED_BY_RESPONSE`]);
    expect(page.frames().filter((frame) => frame.url().startsWith(h5))).toEqual([]);
    foreign.close();
  });

  test('is not heard: posted messages change nothing, and nobody listens to them', async ({ page, context }) => {
    const { shop } = await openMini(page);
    // Nothing of the page's own comes later.
    await expect(shop.getByText(/^到手价/).first()).toBeVisible();
    await untilAtRest(page);
    const stateOf = async () => ({
      url: shop.url(),
      cookies: await context.cookies(),
      inside: await shop.evaluate(() => [
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        document.body.textContent,
        history.length,
      ]),
    });
    const before = await stateOf();
    const calls: string[] = [];
    page.on('request', (request) => isCall(request) && calls.push(request.url()));
    await page.evaluate(() => {
      const token = `1001-${'x'.repeat(43)}`;
      const payloads = [
        { token },
        { type: 'login', token },
        { type: 'setToken', data: { token, userInfo: { id: '1' } } },
        { type: 'navigate', url: '/shop/cart.html' },
        { name: 'navigateTo', arg: { url: 'https://elsewhere.example/' } },
        { action: 'redirect', href: 'javascript:alert(1)' },
        { postMessageQuery: { cid: '102', mid: '1002' } },
        { cid: '102', env: 'mini', runEnv: 'mini' },
        { __wxjs_environment: 'miniprogram', WeixinJSBridge: true },
        JSON.stringify({ type: 'logout' }),
        'reload',
        null,
      ];
      for (const payload of payloads) window.frames[0]?.postMessage(payload, '*');
    });
    await untilAtRest(shop);
    expect(await stateOf()).toEqual(before);
    expect(calls).toEqual([]);
    const listeners = await listenersOf(page, shop);
    // What the app does listen to shows that it was asked in the right place.
    expect(listeners).toContain('popstate');
    expect(listeners).not.toContain('message');
  });

  /** Which events the shop's window listens to, as the browser knows it. */
  async function listenersOf(page: Page, shop: Frame): Promise<string[]> {
    const devtools = await page.context().newCDPSession(page);
    const contexts: number[] = [];
    devtools.on('Runtime.executionContextCreated', ({ context }) => contexts.push(context.id));
    await devtools.send('Runtime.enable');
    const expression = `location.href === ${JSON.stringify(shop.url())} ? window : null`;
    for (const contextId of contexts) {
      const { result } = await devtools.send('Runtime.evaluate', { expression, contextId });
      if (result.objectId === undefined) continue;
      const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
      if (listeners.length > 0) return listeners.map(({ type }) => type);
    }
    throw new Error('the shop listens to nothing at all');
  }
});
