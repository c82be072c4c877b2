import type { BrowserContext, Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';

const home = `${h5}/shop/?cid=101`;
const names = {
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Mobile Safari/537.36 MicroMessenger/8.0.54',
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.54',
};

/** Some goods have the word in their names. */
const shareButton = (page: Page) => page.getByRole('button', { name: '分享', exact: true });
const openItem = async (page: Page) => {
  await page.locator('a[href*="/item/"]').first().click();
  await expect(shareButton(page)).toBeVisible();
};

interface MessengerCall {
  readonly api: string;
  readonly told: Readonly<Record<string, string>>;
}

/** The messenger's side of its pages: it asks the platform about a signature, and keeps what its menu is told. */
async function openMessenger(context: BrowserContext, page: Page, seenUrl: () => string): Promise<MessengerCall[]> {
  const received: MessengerCall[] = [];
  await context.exposeFunction('askMessenger', async (api: string, told: MessengerCall['told']) => {
    received.push({ api, told });
    if (api !== 'preVerifyJSAPI') return `${api}:ok`;
    const { verifyAppId: appId, verifyTimestamp: timestamp, verifyNonceStr: nonceStr, verifySignature: signature } = told;
    const answer = await page.request.post(`${process.env.E2E_SIMULATOR}/wechat-open/verify`, {
      data: { appId, timestamp, nonceStr, signature, url: seenUrl() },
    });
    return ((await answer.json()) as { isSigned: boolean }).isSigned ? `${api}:ok` : `${api}:fail:invalid signature`;
  });
  await context.addInitScript(() => {
    const ask = (window as unknown as { askMessenger: (api: string, told: object) => Promise<string> }).askMessenger;
    Object.assign(window, {
      WeixinJSBridge: {
        invoke: (api: string, told: object, answer?: (reply: object) => void) =>
          void ask(api, JSON.parse(JSON.stringify(told))).then((err_msg) => answer?.({ err_msg })),
        on: () => undefined,
      },
    });
  });
  return received;
}
/** Where the menu's messages would lead, in the order it was told. */
const links = (received: readonly MessengerCall[]) => toldOf(received, 'updateAppMessageShareData').map(({ link }) => link);
const toldOf = (received: readonly MessengerCall[], api: string) => received.filter((one) => one.api === api).map(({ told }) => told);

test.describe('sharing an item (spec 3, 7.2)', () => {
  test('shows its poster and copies its one address', async ({ page, context, troubles }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, home);
    await openItem(page);
    await shareButton(page).click();
    const poster = page.getByRole('img', { name: '分享海报' });
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(750);
    await page.getByRole('button', { name: '复制链接' }).click();
    await expect(page.getByText('链接已复制')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`^${h5}/shop/item/\\d+\\.html$`));
    await createPageAudit(page, 'share')('sheet');
    expect(troubles.list).toEqual([]);
  });
});

test.describe('in the messenger (spec 2.1, 7.2)', () => {
  test.describe('on Android', () => {
    test.use({ userAgent: names.android });

    test('every page is believed with a signature of its own address', async ({ page, context }) => {
      const received = await openMessenger(context, page, () => page.url());
      await page.goto(home);
      await expect.poll(() => links(received)).toEqual([`${h5}/shop/`]);
      await openItem(page);
      await expect.poll(() => links(received)).toEqual([`${h5}/shop/`, page.url().split('?')[0]]);
      expect(toldOf(received, 'preVerifyJSAPI')).toHaveLength(2);
      for (const { imgUrl } of toldOf(received, 'updateTimelineShareData'))
        expect((await page.request.get(imgUrl?.replace(/img\d\.localhost/, '127.0.0.1') ?? '')).status()).toBe(200);
      await shareButton(page).click();
      await expect(page.getByText('点右上角 ··· 发送给朋友或分享到朋友圈')).toBeVisible();
    });
  });

  test.describe('on iOS', () => {
    test.use({ userAgent: names.iPhone });

    test('the address the visit began with is signed, once for all pages', async ({ page, context }) => {
      const received = await openMessenger(context, page, () => home);
      await page.goto(home);
      await expect.poll(() => links(received)).toEqual([`${h5}/shop/`]);
      await openItem(page);
      await expect.poll(() => links(received)).toEqual([`${h5}/shop/`, page.url().split('?')[0]]);
      expect(toldOf(received, 'preVerifyJSAPI')).toHaveLength(1);
    });
  });
});
