import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MadeForPictures } from '../../apps/storefront/src/navigation/page-facts.types.ts';
import { openedPages } from '../../apps/storefront/src/navigation/page-table.ts';
import type { Browser, BrowserContext, Page } from '../../e2e/fixtures/browser.ts';
import { openPhone } from '../../e2e/fixtures/browser.ts';
import { askStaff } from '../../e2e/fixtures/outside.ts';
import { inCheckout } from '../mall/paths.ts';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { h5, open } from './open-page.ts';
import { buyFirstGoods, fillCart, logIn, lookAtFirstGoods, openFirstGoods, payOrder, saveAddress, submitOrder } from './shop-in.ts';
import type { Mall } from './view.types.ts';

const folder = inCheckout('reports/pages');
const languages = ['zh-CN', 'en'];
const screens = [
  { name: '375', viewport: { width: 375, height: 812 }, columns: 6, width: 300 },
  { name: '1280', viewport: { width: 1280, height: 800 }, columns: 3, width: 620 },
];
const rows = 2;

/** Photographs every built page in two widths and both languages, as contact sheets under reports/pages. */
export async function photographEveryPage(browser: Browser, mall: Mall): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const phone = await openPhone(browser, { deviceScaleFactor: 1, reducedMotion: 'reduce' });
  const made = await buy(await phone.newPage(), mall);
  const storageState = await phone.storageState();
  for (const { name, viewport, columns, width } of screens) {
    const context = await openPhone(browser, { viewport, storageState, deviceScaleFactor: 1, reducedMotion: 'reduce', isMobile: false });
    const ratio = viewport.height / viewport.width;
    for (const language of languages) {
      const shots = await photograph(context, mall, made, language);
      for (let start = 0; start < shots.length; start += columns * rows) {
        const file = path.join(folder, `${name}-${language}-${start / (columns * rows) + 1}.png`);
        writeFileSync(file, await contactSheet(shots.slice(start, start + columns * rows), columns, width, ratio));
        console.log(file);
      }
    }
    await context.close();
  }
  await phone.close();
}

async function photograph(context: BrowserContext, mall: Mall, made: MadeForPictures, language: string): Promise<Shot[]> {
  const page = await context.newPage();
  // what is to be confirmed is stored in the tab
  await buyFirstGoods(page, mall, '101');
  const shots: Shot[] = [];
  for (const { name, states } of openedPages) {
    for (const address of states(made)) {
      const url = new URL(h5(address)(mall));
      if (!url.searchParams.has('cid')) url.searchParams.set('cid', '101');
      url.searchParams.set('lang', language);
      await page.goto(url.href);
      await settle(page);
      shots.push({ title: `${name} ${address}`, screenshot: await page.screenshot() });
    }
  }
  await page.close();
  return shots;
}

/** A conversation's stream never ends, so a page that is never idle is taken as it is. */
const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);

async function buy(page: Page, mall: Mall): Promise<MadeForPictures> {
  await logIn(page, mall);
  for (const cid of ['103', '102', '101']) await fillCart(page, mall, cid);
  await lookAtFirstGoods(page, mall, '102');
  await buyFirstGoods(page, mall, '102');
  await saveAddress(page);
  await submitOrder(page);
  const unpaidTradeId = idOn(page);
  await buyFirstGoods(page, mall, '103');
  await submitOrder(page);
  await payOrder(page);
  const paidTradeId = idOn(page);
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.getByRole('heading', { name: '待发货' }).waitFor();
  const paidOrderId = idOn(page);
  await open(page, h5('?cid=101')(mall));
  await openFirstGoods(page);
  const goodsId = /item\/(\d+)/.exec(page.url())?.[1] ?? '';
  const map = await (await page.request.get(`${mall.h5}/sitemap-pages-101.xml`)).text();
  const idIn = (name: string) => new RegExp(`/${name}\\.html\\?[^<]*?id=(\\d+)`).exec(map)?.[1] ?? '';
  const [micropageId, micropageClassId] = [idIn('micropage'), idIn('micropageClass')];
  const couponId = await claimCoupon(page, mall);
  return { goodsId, unpaidTradeId, paidTradeId, paidOrderId, micropageId, micropageClassId, couponId, ...(await runningActivities()) };
}

/** The first of the centre that can be claimed; none where the shop gives none away. */
async function claimCoupon(page: Page, mall: Mall): Promise<string> {
  await open(page, h5('getCoupons.html?cid=101')(mall));
  const claim = page.getByRole('button', { name: '领取', exact: true }).first();
  if ((await claim.count()) > 0) await claim.click();
  const toGoods = page.getByRole('link', { name: '去使用' }).first();
  const href = await toGoods.getAttribute('href', { timeout: 3000 }).catch(() => null);
  return new URLSearchParams(href?.split('?')[1]).get('id') ?? '1';
}

/** Of each kind the first that runs; none where the merchant runs none. */
async function runningActivities(): Promise<Pick<MadeForPictures, 'setActivityId' | 'reductionId' | 'packageId'>> {
  const idOf = async (kind: 'N_FOR_PRICE' | 'FULL_REDUCTION' | 'PACKAGE') => {
    const { list } = await askStaff<{ list: { id: string }[] }>('marketing.activity.list', { state: 'ON', kind });
    return list[0]?.id ?? '1';
  };
  return { setActivityId: await idOf('N_FOR_PRICE'), reductionId: await idOf('FULL_REDUCTION'), packageId: await idOf('PACKAGE') };
}

const idOn = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';
