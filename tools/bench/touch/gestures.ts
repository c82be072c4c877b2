import { type Browser, type BrowserContext, openPhone, type Page } from '../../../e2e/fixtures/browser.ts';
import { codeFor } from '../../../e2e/fixtures/outside.ts';
import { askForCode, regionsOfAddress } from '../../../e2e/fixtures/shopper.ts';
import { forgetTaps, openSlow, p95Of, TAPS } from './slow-phone.ts';

/** On a page of its own: what leads up to the taps that count, then as many of them as asked for. */
interface Gesture {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly tap: (page: Page, nth: number) => Promise<unknown>;
}

/** A click by script is no tap and is not timed. */
const untimed = 'click';

const itemPath = '/shop/?cid=101';
const openItem = async (page: Page) => {
  await page.click('article h3 a >> nth=0');
  await page.getByRole('button', { name: '加入购物车' }).first().waitFor();
};
const skuSheet = (page: Page) => page.getByRole('dialog', { name: '选择规格' });
const regionSheet = (page: Page) => page.getByRole('dialog', { name: '选择所在地区' });
const tabBar = (page: Page) => page.getByRole('navigation', { name: '底部导航' });

/** TABLE of what a finger does most. */
const gestures: readonly Gesture[] = [
  {
    name: 'the SKU sheet opened',
    path: itemPath,
    prepare: openItem,
    tap: async (page) => {
      await page.getByRole('button', { name: '加入购物车' }).first().tap();
      await skuSheet(page).waitFor();
      await page.keyboard.press('Escape');
      await skuSheet(page).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'the stepper tapped',
    path: itemPath,
    prepare: async (page) => {
      await openItem(page);
      await page.getByRole('button', { name: '加入购物车' }).first().tap();
      await chooseUntimed(page);
    },
    // There and back, so that no stock is too small.
    tap: async (page, nth) => {
      const buttons = skuSheet(page).getByRole('group', { name: '数量' }).getByRole('button');
      await buttons.nth(nth % 2 === 0 ? 1 : 0).tap();
      await page.waitForTimeout(50);
    },
  },
  {
    name: 'put into the cart',
    path: itemPath,
    prepare: openItem,
    tap: async (page) => {
      await page.getByRole('button', { name: '加入购物车' }).first().dispatchEvent(untimed);
      await chooseUntimed(page);
      await skuSheet(page).getByRole('button', { name: '加入购物车' }).tap();
      await skuSheet(page).waitFor({ state: 'hidden' });
      // Until it has slid away it is the same sheet, which takes a second tap for a slip.
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'a bottom tab changed',
    path: itemPath,
    tap: async (page, nth) => {
      const word = nth % 2 === 0 ? '我的' : '首页';
      await tabBar(page).getByRole('link', { name: word }).tap();
      await tabBar(page).locator('[aria-current="page"]', { hasText: word }).waitFor();
    },
  },
  {
    name: 'a tab of the orders changed',
    path: '/shop/orderList.html?cid=101',
    tap: async (page, nth) => {
      const tabs = page.getByRole('tab');
      await tabs.nth((nth + 1) % (await tabs.count())).tap();
      await page.waitForTimeout(100);
    },
  },
  {
    name: 'a level of the regions chosen',
    path: '/shop/addressModify.html?cid=101',
    tap: async (page, nth) => {
      const [level, region] = regionsOfAddress[nth % regionsOfAddress.length] ?? regionsOfAddress[0];
      if (nth % regionsOfAddress.length === 0) await openRegionsAnew(page);
      await regionSheet(page).getByRole('list', { name: level }).getByRole('button', { name: region }).tap();
      if (level === '区县') await regionSheet(page).waitFor({ state: 'hidden' });
    },
  },
];

/** One of everything that is to be chosen. */
async function chooseUntimed(page: Page): Promise<void> {
  await skuSheet(page).waitFor();
  for (const axis of await skuSheet(page).locator('fieldset:has(legend)').all()) {
    await axis.locator('button:not([disabled])').first().dispatchEvent(untimed);
  }
}

/** At the first level, whatever was chosen before. */
async function openRegionsAnew(page: Page): Promise<void> {
  await page.getByRole('button', { name: '所在地区' }).dispatchEvent(untimed);
  await regionSheet(page).getByRole('tab').first().dispatchEvent(untimed);
}

/** Each gesture as often as asked for, on one slow phone whose shopper is logged in. */
export async function measureGestures(browser: Browser, h5: string): Promise<{ name: string; p95: number }[]> {
  const phone = await openPhone(browser);
  await logIn(phone, h5);
  const measured: { name: string; p95: number }[] = [];
  for (const gesture of gestures) {
    measured.push({ name: gesture.name, p95: await measure(phone, h5, gesture) });
  }
  await phone.close();
  return measured;
}

async function measure(phone: BrowserContext, h5: string, { path, prepare, tap }: Gesture): Promise<number> {
  const page = await openSlow(phone, h5 + path);
  await prepare?.(page);
  await forgetTaps(page);
  for (let nth = 0; nth < TAPS; nth += 1) await tap(page, nth);
  return p95Of(page);
}

async function logIn(phone: BrowserContext, h5: string): Promise<void> {
  const page = await phone.newPage();
  await page.goto(`${h5}/shop/orderList.html?cid=101`);
  await page.getByLabel('6 位验证码').waitFor({ state: 'attached' });
  const number = await askForCode(page);
  await page.getByLabel('6 位验证码').fill(await codeFor(number));
  await page.getByRole('heading', { name: '我的订单' }).waitFor();
  await page.close();
}
