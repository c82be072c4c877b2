import { devices, type Page } from '@playwright/test';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { codeFor, staffCall } from '../fixtures/outside.ts';
import { askForCode, chooseSku, writeAddress } from '../fixtures/shopper.ts';

/** Where each run environment has its pages. */
const envs = {
  h5: (page: string) => `${h5}/shop/${page === 'home' ? '' : `${page}.html`}`,
  'mobile-mall': (page: string) => `${cp}/cp/${page}`,
};
type AddressOf = (page: string) => string;

// One after another: both walks act as the same staff.
test.describe.configure({ mode: 'default', timeout: 150_000 });
// A phone is sent to WeChat to pay.
test.use({ userAgent: devices['Pixel 7'].userAgent });

/** What spec 3 names and the mall knows by the end of a purchase. What levels, resellers and after-sale bring comes with them. */
const named = {
  local: [
    ...['userInfo', 'userInfoDetail', 'colorStyle', 'orderClose', 'orderDetail', 'appraisal', 'cid'],
    ...['posterId', 'recommenderMemberId', 'decorateData', 'shopInfo', 'shopDisplayInfo', 'basePhoneInfo', 'shopBusinessInfo'],
    ...['currentMerchant', 'businessName'],
  ].map((key) => `${key}_1001`),
  cookies: ['cid_1001', 'defaultCid', 'mid', 'guiderId', 'token_1001', 'loginId_1001'],
};
const awaited = ['commitSale', 'shenqingSale', 'VipLevel', 'isOpenResell'].map((key) => `${key}_1001`);
/** Of a member; gone with the login. */
const personal = ['userInfo', 'userInfoDetail', 'orderClose', 'orderDetail', 'appraisal'].map((key) => `${key}_1001`);

interface Kept {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
}

async function keptOn(page: Page): Promise<Kept> {
  const storages = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
  const cookies = await page.context().cookies(page.url());
  return { ...storages, cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)])) };
}

const localKeys = async (page: Page) => Object.keys((await keptOn(page)).local);
const keeps = (page: Page, ...keys: readonly string[]) =>
  expect.poll(() => localKeys(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(keys.map((key) => `${key}_1001`)));

test.describe('what a device keeps (spec 3)', () => {
  for (const [env, addressOf] of Object.entries(envs)) {
    test(`${env}: every value the specification names, and no secret`, async ({ page }) => {
      await test.step('a visitor enters by a poster', () => enter(page, addressOf));
      const phone = await test.step('buys at once, logging in on the way', () => buyAtOnce(page));
      await test.step('receives it, and begins a review', () => receive(page, addressOf));
      await test.step('calls another order off', () => callOff(page, addressOf));
      await test.step('looks at their account', async () => {
        await openPage(page, addressOf('userCenter'));
        await keeps(page, 'userInfoDetail');
      });
      await test.step('everything is there', () => audit(page, phone));
      await test.step('a logout takes what was the member’s', () => logOut(page, addressOf));
    });
  }
});

async function enter(page: Page, addressOf: AddressOf): Promise<void> {
  await openPage(page, `${addressOf('home')}?cid=101&posterId=3&recommenderMemberId=4&guiderId=31`);
  await keeps(page, 'decorateData', 'colorStyle', 'cid', 'shopInfo', 'currentMerchant', 'businessName');
  await keeps(page, 'shopDisplayInfo', 'basePhoneInfo', 'shopBusinessInfo', 'posterId', 'recommenderMemberId');
}

/** The phone; the order stands paid. */
async function buyAtOnce(page: Page): Promise<string> {
  await page.locator('article h3 a').first().click();
  await page.getByRole('button', { name: '立即购买' }).click();
  await (await chooseSku(page)).getByRole('button', { name: '立即购买' }).click();
  const phone = await askForCode(page);
  await page.getByLabel('6 位验证码').fill(await codeFor(phone));
  await writeAddress(page);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('button', { name: /文三路/ })).toBeVisible();
  // the mirror of what is about to be bought
  await keeps(page, 'orderConfirm');
  expect((await keptOn(page)).session).toHaveProperty('orderConfirm_1001');
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ }).click();
  await page.getByRole('button', { name: '立即支付' }).click();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible();
  return phone;
}

async function receive(page: Page, addressOf: AddressOf): Promise<void> {
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await staffCall('trade.order.ship', { id, carrier: '顺丰速运', trackingNo: 'SF1234567890' });
  await page.reload();
  await page.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
  await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible();
  await keeps(page, 'orderDetail');
  // the right to a review follows the receipt by an event
  await expect(async () => {
    await openPage(page, `${addressOf('appraisal')}?orderId=${id}`);
    await expect(page.getByRole('radio', { name: '1 星' }).first()).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await keeps(page, 'appraisal');
}

async function callOff(page: Page, addressOf: AddressOf): Promise<void> {
  await openPage(page, addressOf('home'));
  await page.locator('article h3 a').first().click();
  await page.getByRole('button', { name: '立即购买' }).click();
  await (await chooseSku(page)).getByRole('button', { name: '立即购买' }).click();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ })).toBeVisible();
  await openPage(page, `${addressOf('orderList')}?tab=unpaid`);
  await page.getByRole('button', { name: '取消订单' }).click();
  // what is kept of it is heard of once the page is at rest
  await keeps(page, 'cid');
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('start-later'))))
    .toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await keeps(page, 'orderClose');
}

async function audit(page: Page, phone: string): Promise<void> {
  const { local, session, cookies } = await keptOn(page);
  expect(Object.keys(local)).toEqual(expect.arrayContaining(named.local));
  expect(Object.keys(cookies)).toEqual(expect.arrayContaining(named.cookies));
  expect(Object.keys(local).filter((key) => awaited.includes(key))).toEqual([]);
  expect(local.cid_1001).toBe('101');
  // a sign-in is in its cookie alone; no whole phone, no code, no password anywhere
  const texts = [...Object.entries(local), ...Object.entries(session)].map(([key, text]) => `${key}=${text}`);
  expect(cookies.token_1001).toMatch(/^1001-/);
  for (const secret of [cookies.token_1001 ?? '-', phone]) expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  // whether there is a payment password is no secret
  const words = texts.map((text) => text.replaceAll('hasPayPassword', ''));
  expect(words.filter((text) => /token|password|secret|sms|captcha/i.test(text))).toEqual([]);
  expect(
    Object.entries(cookies).filter(([name, text]) => name !== 'token_1001' && (text.includes('1001-') || text.includes(phone))),
  ).toEqual([]);
}

async function logOut(page: Page, addressOf: AddressOf): Promise<void> {
  await openPage(page, addressOf('securityCenter'));
  await keeps(page, 'userInfo');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByText('已退出登录')).toBeVisible();
  await expect.poll(async () => (await localKeys(page)).filter((key) => personal.includes(key)), { timeout: 20_000 }).toEqual([]);
  const { cookies } = await keptOn(page);
  expect(Object.keys(cookies).filter((name) => /^(token|loginId)_/.test(name))).toEqual([]);
}
