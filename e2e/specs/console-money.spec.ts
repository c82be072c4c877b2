import { consoleScreen, openConsolePage, signInAs } from '../fixtures/console.ts';
import { expect, test } from '../fixtures/mall-test.ts';

test.use(consoleScreen);
test.describe.configure({ timeout: 180_000 });

test('staff see accounts and bills, switch a way of one shop, and read the book (rules 7, 8.1)', async ({ page, troubles }) => {
  await signInAs(page, 'owner', '/settings/payment');

  await test.step('accounts of both providers, and what is wrong with a new one is said at its field', async () => {
    await expect(page.getByRole('row').filter({ hasText: '支付宝' })).toContainText('正在收款');
    await expect(page.getByRole('row').filter({ hasText: '微信支付' })).toContainText('正在收款');
    await page.getByRole('button', { name: '添加支付账户' }).click();
    await page.getByText('支付宝', { exact: true }).last().click();
    await page.getByLabel('商家号（PID）').fill('1900000001');
    await page.getByRole('button', { name: '保存账户' }).click();
    await expect(page.getByText('格式不对').first()).toBeVisible();
  });

  await test.step('a way is switched off for one shop, and on again', async () => {
    await openConsolePage(page, '/settings/pay-ways');
    const points = page.getByRole('switch', { name: '木白家居 积分抵现' });
    await points.click();
    await expect(page.getByText('木白家居不再用积分抵现付款')).toBeVisible();
    await expect(points).not.toBeChecked();
    await points.click();
    await expect(page.getByText('木白家居现在可以用积分抵现付款')).toBeVisible();
    await expect(points).toBeChecked();
  });

  await test.step('bills and differences answer', async () => {
    await openConsolePage(page, '/money/bills');
    await expect(page.getByRole('button', { name: '有差异' })).toBeVisible();
    await openConsolePage(page, '/money/differences');
    await expect(page.getByRole('button', { name: '已核销' })).toBeVisible();
  });

  await test.step('the book is even, and its postings are listed by kind', async () => {
    await openConsolePage(page, '/money/ledger');
    await expect(page.getByText('全部账户合计 0.00，账平')).toBeVisible();
    await openConsolePage(page, '/money/ledger?kind=PAY');
    await expect(page.getByRole('cell', { name: '订单收款' }).first().or(page.getByText('没有流水'))).toBeVisible();
  });
  expect(troubles.list).toEqual([]);
});
