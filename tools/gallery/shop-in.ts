import type { Page } from '../../e2e/fixtures/browser.ts';
import { codeFor } from '../../e2e/fixtures/outside.ts';
import { aPhone, askForCode, chooseSku, writeAddress } from '../../e2e/fixtures/shopper.ts';
import { h5, open } from './open-page.ts';
import type { Mall } from './view.types.ts';

export async function logIn(page: Page, mall: Mall): Promise<void> {
  await open(page, h5('orderList.html?cid=101')(mall));
  const phone = await askForCode(page, aPhone('8000'));
  await page.getByLabel('6 位验证码').fill(await codeFor(phone));
  await page.getByRole('heading', { name: '我的订单' }).waitFor();
}

/** On the order confirm page of somebody without an address. */
export async function saveAddress(page: Page): Promise<void> {
  await writeAddress(page);
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: /文三路 1 号 2 幢 301/ }).waitFor();
}

export const firstGoods = 'article h3 a >> nth=0';

/** From a shop's home to its first goods. */
export async function openFirstGoods(page: Page): Promise<void> {
  await page.click(firstGoods);
  await page.getByRole('button', { name: /^(立即购买|Buy now)$/ }).waitFor();
}

/** Looks at a shop's first goods for as long as it takes to count as viewed. */
export async function lookAtFirstGoods(page: Page, mall: Mall, cid: string): Promise<void> {
  await open(page, h5(`?cid=${cid}`)(mall));
  const counted = page.waitForResponse((answer) => answer.url().includes('/footprint/add'));
  await openFirstGoods(page);
  await counted;
}

/** Puts the first goods of a shop into the cart. */
export async function fillCart(page: Page, mall: Mall, cid: string): Promise<void> {
  await open(page, h5(`?cid=${cid}`)(mall));
  await openFirstGoods(page);
  await page.getByRole('button', { name: '加入购物车' }).click();
  const sheet = await chooseSku(page);
  await sheet.getByRole('button', { name: '加入购物车' }).click();
  await sheet.waitFor({ state: 'hidden' });
}

/** From a shop's home to the order confirm page with its first goods. */
export async function buyFirstGoods(page: Page, mall: Mall, cid: string): Promise<void> {
  await open(page, h5(`?cid=${cid}`)(mall));
  await openFirstGoods(page);
  await page.getByRole('button', { name: '立即购买' }).click();
  const sheet = await chooseSku(page);
  await sheet.getByRole('button', { name: '立即购买' }).click();
  await page.getByRole('button', { name: '提交订单' }).waitFor();
}

export async function submitOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ }).waitFor();
}

export async function payOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ }).click();
  await page.getByRole('button', { name: '立即支付' }).click();
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
}
