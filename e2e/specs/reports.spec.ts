import type { Page, Request } from '@playwright/test';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { staffCall } from '../fixtures/outside.ts';

// Each waits for what comes late on purpose, some of it twice.
test.setTimeout(90_000);

/** A figure of the api's, by the beginning of its line. */
async function figure(line: string): Promise<number> {
  const text = await (await fetch(`${process.env.E2E_API}/metrics`)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length) ?? 0);
}

/** What a page tells of itself begins with this question, seconds after it can be used. */
const watchBegins = (page: Page) => page.waitForResponse('**/analytics/config');

test.describe('what a page tells of itself (spec 8, 9)', () => {
  test('an error arrives with the steps before it, and without any query', async ({ page }) => {
    const errors = 'qianpu_phone_errors_total{kind="page"}';
    const before = await figure(errors);
    const begun = watchBegins(page);
    await page.goto(`${h5}/shop/?note=CANARY`);
    await begun;
    await page.locator('article h3 a').first().click();
    await expect(page).toHaveURL(/\/item\//);
    const [report] = await Promise.all([
      page.waitForRequest('**/report/error'),
      page.evaluate(() => {
        setTimeout(() => {
          throw new TypeError('planted at /shop/?note=CANARY');
        });
      }),
    ]);
    const result = report.postDataJSON();
    expect(result).toMatchObject({ kind: 'page', page: expect.stringMatching(/^\/shop\/item\/\d+\.html$/), env: 'pc' });
    expect(result.message).toContain('TypeError: planted at /shop/');
    const steps: string[] = result.breadcrumbs.map(({ kind, what }: { kind: string; what: string }) => `${kind} ${what}`);
    expect(steps[0]).toBe('page /shop/');
    expect(steps).toContain(`tap link ${result.page}`);
    expect(steps).toContain(`page ${result.page}`);
    expect(report.postData()).not.toContain('CANARY');
    expect(report.headers()).not.toHaveProperty('cookie');
    await expect.poll(() => figure(errors)).toBeGreaterThan(before);
  });

  test('how fast it was arrives when it is left', async ({ page }) => {
    const shown = 'qianpu_vitals_seconds_count{vital="LCP",page="index",env="pc"}';
    const before = await figure(shown);
    const begun = watchBegins(page);
    await page.goto(`${h5}/shop/`);
    await begun;
    await page.goto('about:blank');
    await expect.poll(() => figure(shown)).toBeGreaterThan(before);
  });
});

interface SentReport {
  readonly sessionId: string;
  readonly channel?: string;
  readonly events: readonly { readonly name: string; readonly page: string; readonly stayMs?: number }[];
}

test.describe('what is told of a visit (spec 9)', () => {
  test('pages and stays in sessions that a pause of half an hour ends; the channel is remembered', async ({ page }) => {
    const result: SentReport[] = [];
    page.on('request', (request: Request) => {
      if (request.url().includes('/report/analytics')) result.push(request.postDataJSON());
    });
    const waiting = new Set<Request>();
    page.on('request', (request) => request.url().includes('/assets/') && waiting.add(request));
    page.on('requestfinished', (request) => waiting.delete(request));
    page.on('requestfailed', (request) => waiting.delete(request));
    await page.clock.install();
    const begun = watchBegins(page);
    await page.goto(`${h5}/shop/?channel=e2e-poster`);
    await page.clock.runFor(4_000);
    await begun;
    await expect.poll(() => waiting.size).toBe(0);
    await page.locator('article h3 a').first().click();
    await page.clock.runFor(25_000);
    const wordsOf = (isMeant: (report: SentReport) => boolean) =>
      result.filter(isMeant).flatMap(({ events }) => events.map(({ name, page }) => `${name} ${page}`));
    const isFirst = ({ sessionId }: SentReport) => sessionId === result[0]?.sessionId;
    const patience = { timeout: 30_000 };
    await expect
      .poll(() => wordsOf(isFirst), patience)
      .toEqual(expect.arrayContaining(['view index', 'tap index', 'leave index', 'view goodDetail']));

    // The phone lies in a pocket: no beat in between. A script that is still on its way would be given up after so long.
    await expect.poll(() => waiting.size).toBe(0);
    await page.clock.fastForward(31 * 60_000);
    await page.goBack();
    await page.clock.runFor(25_000);
    await expect.poll(() => wordsOf((report) => !isFirst(report)), patience).toContain('view index');
    expect(new Set(result.map(({ channel }) => channel))).toEqual(new Set(['e2e-poster']));
  });

  test('is nothing for who asks not to be tracked', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    const result: string[] = [];
    page.on('request', (request) => /analytics/.test(request.url()) && result.push(request.url()));
    await page.clock.install();
    await page.goto(`${h5}/shop/`);
    const checked = page.waitForResponse('**/domainCheck/config*');
    await page.clock.runFor(4_000);
    await checked;
    await page.clock.runFor(60_000);
    expect(result).toEqual([]);
  });
});

test.describe('the domain check (spec 4, 7.3)', () => {
  test.afterAll(async () => {
    await staffCall('ops.domainCheck.set', {});
  });

  test('asks another domain of the merchant; what could not be reported waits and is reported after the interval', async ({
    page,
    context,
  }) => {
    await staffCall('ops.domainCheck.set', { bizDomains: ['127.0.0.1'], reportMinutes: 1 });
    const home = `${h5.replace('127.0.0.1', 'localhost')}/shop/`;
    await expect(async () => {
      expect((await context.request.get(home)).headers()['content-security-policy']).toContain('127.0.0.1:*');
    }).toPass();
    await page.clock.install();
    await page.route('**/domainCheck/report/**', (route) => route.abort());
    const requested = page.waitForResponse(/127\.0\.0\.1:\d+\/.*serverTime/);
    const refused = page.waitForRequest('**/domainCheck/report/**');
    await page.goto(home);
    await page.clock.runFor(4_000);
    expect((await (await requested).json()).data.serverTime).toBeGreaterThan(0);
    expect((await refused).postDataJSON()).toMatchObject([{ domain: '127.0.0.1', bizType: 1, errorTime: null, thirdPartyFlag: 0 }]);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('domainReports_'))))
      .toHaveLength(1);

    await page.unroute('**/domainCheck/report/**');
    await page.clock.fastForward(61_000);
    const reported = page.waitForResponse('**/domainCheck/report/**');
    await page.reload();
    await page.clock.runFor(4_000);
    const reply = await reported;
    expect(await reply.json()).toEqual({ code: 200 });
    expect(reply.request().postDataJSON()).toHaveLength(2);
  });
});
