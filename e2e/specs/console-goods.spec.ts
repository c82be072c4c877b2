import type { Page } from '@playwright/test';
import { buyAtOnce, openShopperPhone } from '../fixtures/buyer.ts';
import { consoleScreen, openConsolePage, signInAs } from '../fixtures/console.ts';
import { choose, writeGoods } from '../fixtures/console-editor.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { staffCall } from '../fixtures/outside.ts';

test.use(consoleScreen);
test.describe.configure({ timeout: 180_000 });

const colours = ['月白', '黛蓝', '石绿', '藕荷', '玄青'];
const sizes = ['35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46'];

test('goods of 60 SKUs: written once, sold in three shops, bought in one of them', async ({ page, browser, troubles }) => {
  const stamp = Date.now().toString(36);
  const title = `棉麻布鞋 ${stamp}`;
  await signInAs(page, 'owner', '/goods/new');
  const id = await test.step('the owner fills 60 rows in bulk and lists them in three shops', () => makeShoes(page, title, stamp));
  await test.step('one shop asks another price', () => raiseInOneShop(page, id));
  await test.step('the editor takes neither prices nor stock it would not save', () => editWithDifferentPrices(page, id));
  await test.step('a colleague who saves later is told instead of overwriting', () => saveLater(page, id));
  await test.step('a shopper chooses one of the 60 and pays', async () => {
    const phone = await openShopperPhone(browser, `${h5}/shop/item/${id}.html?cid=102`);
    await buyAtOnce(phone, async (shop) => {
      const sheet = shop.getByRole('dialog', { name: '选择规格' });
      await sheet.getByRole('button', { name: '石绿', exact: true }).click();
      await sheet.getByRole('button', { name: '41', exact: true }).click();
      await expect(sheet).toContainText('199');
    });
    await expect(phone.getByText(/石绿.*41/)).toBeVisible();
  });
  // Other tests find the shelves as they were.
  for (const cid of ['101', '102', '103']) await staffCall('catalog.listing.remove', { cid, goodsId: id });
  expect(troubles.list).toEqual([]);
});

const stockOf = (page: Page) => page.getByText(/合计库存/);

async function makeShoes(page: Page, title: string, stamp: string): Promise<string> {
  await writeGoods(page, { title, category: '棉品', pictures: 2 });
  for (const [at, [name, values]] of Object.entries({ 颜色: colours, 尺码: sizes }).entries()) {
    await page.getByRole('button', { name: '加一组规格' }).click();
    await page.getByLabel(`第 ${at + 1} 组规格名`).fill(name);
    const add = page.getByLabel(`加${name}`);
    for (const value of values) {
      await add.fill(value);
      await add.press('Enter');
    }
  }
  await expect(page.getByText('2 组规格，60 个组合')).toBeVisible();
  await page.getByLabel('批量填写 售价').fill('199');
  await page.getByLabel('批量填写 每店入库').fill('3');
  await page.getByLabel('批量填写 编码').fill(`BX-${stamp}-`);
  await page.getByRole('button', { name: '填入 60 行' }).click();
  await expect(page.getByLabel('玄青 46 编码')).toHaveValue(`BX-${stamp}-60`);
  await page.getByRole('switch', { name: '全部门店出售' }).click();
  // Categories are the shops' own here: a shop without the goods' one says so, and is given one.
  await page.getByRole('button', { name: '保存并在 3 家门店上架' }).click();
  await expect(page.getByText('该门店没有商品的这个分类，请选一个门店分类').first()).toBeVisible();
  await choose(page.getByLabel('鲜屿生活 门店分类'), '茶咖');
  await choose(page.getByLabel('木白家居 门店分类'), '家纺');
  await page.getByRole('button', { name: '保存并在 3 家门店上架' }).click();
  await expect(page.getByText(/上次保存/)).toBeVisible();
  await expect(stockOf(page)).toContainText('540');
  return /goods\/(\d+)/.exec(page.url())?.[1] ?? '';
}

async function raiseInOneShop(page: Page, id: string): Promise<void> {
  await openConsolePage(page, `/goods/${id}/listings`);
  await page.getByText('按门店定价', { exact: true }).click();
  await page.getByLabel('月白 / 35 售价').fill('219');
  await page.getByRole('button', { name: '保存 3 家门店' }).click();
  await expect(page.getByText('3 家门店已更新')).toBeVisible();
}

async function editWithDifferentPrices(page: Page, id: string): Promise<void> {
  await openConsolePage(page, `/goods/${id}`);
  await expect(page.getByText(/各门店价格不同/)).toBeVisible();
  await expect(page.getByLabel('月白 35 售价')).toBeDisabled();
  await expect(page.getByLabel(/每店入库/)).toHaveCount(0);
}

async function saveLater(page: Page, id: string): Promise<void> {
  const open = () => openConsolePage(page, `/goods/${id}/listings`);
  await open();
  const colleague = await page.context().newPage();
  await signInAs(colleague, 'owner', `/goods/${id}/listings`);
  await colleague.getByLabel('月白 / 36 售价').fill('229');
  await colleague.getByRole('button', { name: '保存 3 家门店' }).click();
  await expect(colleague.getByText('3 家门店已更新')).toBeVisible();
  await colleague.close();
  await page.getByLabel('月白 / 36 售价').fill('1');
  await page.getByRole('button', { name: '保存 3 家门店' }).click();
  await expect(page.getByText('别人刚改过门店的价格或上下架')).toBeVisible();
  await page.getByRole('button', { name: '放弃我的改动，看最新内容' }).click();
  await expect(page.getByLabel('月白 / 36 售价')).toHaveValue('229.00');
}
