import { mkdir, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { consoleScreen, openConsolePage, signInAs } from '../fixtures/console.ts';
import { isLong } from '../fixtures/long-form.ts';
import { expect, test } from '../fixtures/mall-test.ts';
import { staffCall } from '../fixtures/outside.ts';
import { payForOrders } from '../fixtures/paid-orders.ts';

test.use(consoleScreen);
test.describe.configure({ timeout: 180_000 });

/** With one nobody knows they are a whole page of a day: 200. */
const ORDERS = isLong ? 199 : 49;
const SENDABLE = ORDERS - 2;
const UNKNOWN = '999999999999999999';

/** A page of the day: lists are printed, all parcels are sent by one spreadsheet. */
test(`a day of the warehouse: print, pack, ship ${ORDERS + 1} orders by a spreadsheet`, async ({ page, troubles }, info) => {
  const ids = await test.step(`${ORDERS} orders are paid`, () => payForOrders(ORDERS));
  const [shippedId = '', badNumberId = ''] = ids;
  await staffCall('trade.order.ship', { id: shippedId, carrier: '顺丰速运', trackingNo: 'SF1234567890' });

  await signInAs(page, 'warehouse');
  await test.step('prints the picking list', () => printPickingList(page, ids, info));
  await test.step('prints packing slips', () => printSlips(page, ids, info));
  const sheet = await test.step('fills in the template', () => fillTemplate(page, ids, info));
  await test.step('is told which lines cannot be sent', () => checkSheet(page, sheet, [UNKNOWN, shippedId, badNumberId]));
  await test.step('sends the others and sees what became of every line', () => sendSheet(page, [UNKNOWN, shippedId, badNumberId]));
  expect(troubles.list).toEqual([]);
});

/** Pages of a document as the browser prints it; they are not compressed. */
const pageCount = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

async function print(page: Page, kind: 'picking' | 'slips', ids: readonly string[], info: TestInfo): Promise<number> {
  await openConsolePage(page, `/orders/print?kind=${kind}&ids=${ids.join(',')}`);
  await expect(page.getByRole('button', { name: '打印', exact: true })).toBeEnabled();
  await mkdir(info.outputDir, { recursive: true });
  return pageCount(await page.pdf({ path: info.outputPath(`${kind}.pdf`), format: 'A4' }));
}

async function printPickingList(page: Page, ids: readonly string[], info: TestInfo): Promise<void> {
  // 12 kinds of goods fit on one sheet, however many orders want them.
  expect(await print(page, 'picking', ids, info)).toBe(1);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(12);
  const quantities = (await rows.locator('[data-quantity]').allInnerTexts()).map(Number);
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0);
  await expect(page.locator('tfoot [data-quantity]')).toHaveText(String(pieces));
}

async function printSlips(page: Page, ids: readonly string[], info: TestInfo): Promise<void> {
  expect(await print(page, 'slips', ids, info)).toBe(ids.length);
  const texts = await page.getByRole('article').allInnerTexts();
  expect(ids.filter((id, at) => !texts[at]?.includes(id) || !texts[at]?.includes('文三路 1 号 2 幢 301'))).toEqual([]);
}

async function fillTemplate(page: Page, ids: readonly string[], info: TestInfo): Promise<string> {
  await openConsolePage(page, '/orders/ship');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载模板' }).click();
  const template = info.outputPath('template.xlsx');
  await (await download).saveAs(template);
  const [head = [], example = []] = await readSheet(template);
  expect(head).toEqual(['订单号', '快递公司', '运单号']);
  const carrier = String(example[1]);
  const lines = [UNKNOWN, ...ids].map((id, at) => [id, carrier, id === ids[1] ? '?' : `SF88${String(at).padStart(8, '0')}`]);
  const path = info.outputPath('shipments.xlsx');
  const cells = [head, ...lines].map((row) => row.map((value) => ({ value: String(value), type: String })));
  await writeFile(path, await writeXlsxFile(cells).toBuffer());
  return path;
}

async function checkSheet(page: Page, sheet: string, wrong: readonly string[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(sheet);
  await expect(page.getByText(`3 行有问题，不会发货；其余 ${SENDABLE} 行可以发货`)).toBeVisible();
  await expectReasons(page, wrong);
}

/** Wrong lines stand by the number they have in the spreadsheet, each with its reason. */
async function expectReasons(page: Page, [unknown = '', shipped = '', badNumber = '']: readonly string[]): Promise<void> {
  await expect(page.getByRole('row', { name: new RegExp(`^2 ${unknown}`) })).toContainText('没有这个订单');
  await expect(page.getByRole('row', { name: new RegExp(`^3 ${shipped}`) })).toContainText('订单不在待发货状态');
  await expect(page.getByRole('row', { name: new RegExp(`^4 ${badNumber}`) })).toContainText('运单号格式不对');
}

async function sendSheet(page: Page, wrong: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: `发货 ${SENDABLE} 单` }).click();
  await expect(page.getByText(`${SENDABLE} 单已发货，3 单没有发出`)).toBeVisible({ timeout: 60_000 });
  await expectReasons(page, wrong);
  // What was not sent goes back into a sheet, to be mended and sent again.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载没有发出的 3 行' }).click();
  const rest = await readSheet(await (await download).path());
  expect(rest.slice(1).map(([id]) => id)).toEqual(wrong);
}
