import type { Locator, Page } from '@playwright/test';
import type { OutputOf } from '../../packages/contract/src/types.ts';
import { consoleScreen, signInAs } from '../fixtures/console.ts';
import { expect, test } from '../fixtures/mall-test.ts';
import { askStaff, staffCall } from '../fixtures/outside.ts';
import { payForOrders } from '../fixtures/paid-orders.ts';

test.use(consoleScreen);
test.describe.configure({ timeout: 120_000 });

/** More stops than any page has between where somebody is and what they look for. */
const MOST_STOPS = 120;

test('an order is found, opened and shipped by the keyboard alone', async ({ page, troubles }) => {
  const [id = ''] = await payForOrders(1);
  await signInAs(page, 'warehouse');
  await find(page, id);
  await press(page, page.getByRole('link', { name: id }));
  const ship = page.getByRole('button', { name: '发货', exact: true });
  await press(page, ship);
  const drawer = page.getByRole('dialog', { name: /发货/ });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // Whoever changes their mind goes on where they were.
  await expect(ship).toBeFocused();
  await page.keyboard.press('Enter');
  await reach(page, drawer.getByRole('combobox', { name: '快递公司' }));
  await page.keyboard.type('顺丰');
  await page.keyboard.press('Enter');
  await reach(page, drawer.getByLabel(`运单号 ${id}`));
  await page.keyboard.type('SF7700112233');
  await press(page, drawer.getByRole('button', { name: /^发货 1/ }));
  await expect(drawer).toBeHidden();
  await expect(page.getByText('SF7700112233').first()).toBeVisible();
  expect(troubles.list).toEqual([]);
});

test('goods are found, and their price is changed, by the keyboard alone', async ({ page, troubles }) => {
  const title = `键盘商品 ${Date.now().toString(36)}`;
  const id = await listCopy(title);
  await signInAs(page, 'owner');
  await find(page, title, 'ArrowDown');
  await press(page, page.getByRole('link', { name: title }));
  const price = page.getByLabel(/^(?!批量填写).* 售价$/).first();
  await expect(price).toHaveValue('49.00');
  await reach(page, price);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('52.5');
  await press(page, page.getByRole('button', { name: '保存并在 1 家门店上架' }), 'Shift+Tab');
  await expect(page.getByText('商品已保存，1 家门店在售')).toBeVisible();
  await expect(price).toHaveValue('52.50');
  await staffCall('catalog.listing.remove', { cid: '103', goodsId: id });
  expect(troubles.list).toEqual([]);
});

/** A goods of nobody else's tests, at the end of a shop's shelf. */
async function listCopy(title: string): Promise<string> {
  const { list } = await askStaff<OutputOf<'catalog.listing.list'>>('catalog.listing.list', { cid: '103', pageSize: 20 });
  const model = list.at(-1);
  const copied = await askStaff<OutputOf<'catalog.goods.copy'>>('catalog.goods.copy', { id: model?.goods.id ?? '', title });
  const prices = copied.skuIds.map((skuId) => ({ skuId, priceFen: 4900 }));
  await staffCall('catalog.listing.set', {
    cid: '103',
    goodsId: copied.id,
    categoryId: model?.categoryId,
    position: 999_999,
    prices,
  });
  return copied.id;
}

/** By the palette: the first of what it offers, or the one some keys further down. */
async function find(page: Page, words: string, ...keys: readonly string[]): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K');
  const field = page.getByRole('combobox', { name: '搜索订单、商品和页面' });
  await expect(field).toBeFocused();
  await page.keyboard.type(words);
  for (const key of keys) await page.keyboard.press(key);
  // What is chosen is told to who does not see it.
  const chosen = page.getByRole('option', { selected: true });
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? 'an id');
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
}

async function press(page: Page, element: Locator, step = 'Tab'): Promise<void> {
  await reach(page, element, step);
  await page.keyboard.press('Enter');
}

/** Steps on until the element has the focus; at every stop the focus is seen. */
async function reach(page: Page, element: Locator, step = 'Tab'): Promise<void> {
  await expect(element).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(step);
    const unseen = await page.evaluate(unseenFocus);
    expect(unseen, 'has the focus and does not show it').toBeNull();
  }
  throw new Error(`the keyboard does not lead to ${element}`);
}

/** Runs on the page: what has the focus without showing it. A field is framed by the box around it. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const isMarked = (node: Element | null) => {
    if (!node) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  const around = [focused, focused.parentElement, focused.closest('[class*="ant-"][class*="focused"]'), focused.nextElementSibling];
  const isSeen = focused.matches(':focus-visible') && around.some((node) => isMarked(node));
  return isSeen ? null : focused.outerHTML.slice(0, 300);
}
