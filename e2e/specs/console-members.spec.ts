import type { Page } from '@playwright/test';
import { consoleScreen, openConsolePage, signInAs } from '../fixtures/console.ts';
import { expect, test } from '../fixtures/mall-test.ts';

test.use(consoleScreen);
test.describe.configure({ timeout: 120_000 });

test('a member is found, labelled and noted, and a segment counts as its rules are written', async ({ page, troubles }) => {
  const mark = Date.now().toString(36);
  await signInAs(page, 'owner', '/members?sort=mostPaid');
  await test.step('a label is made', () => makeLabel(page, `标签 ${mark}`));
  await test.step('whoever has paid most is labelled and noted', () => labelAndNote(page, mark));
  await test.step('the list finds them by the label', async () => {
    await openConsolePage(page, '/members');
    await page.getByRole('combobox', { name: '标签' }).click();
    await page.getByTitle(`标签 ${mark}`).click();
    await expect(page.getByText('共 1 条')).toBeVisible();
  });
  await test.step('a segment counts and is saved', () => saveSegment(page, `分群 ${mark}`));
  expect(troubles.list).toEqual([]);
});

async function makeLabel(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '管理标签' }).click();
  await page.getByLabel('标签名称').fill(name);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('标签已保存')).toBeVisible();
  await page.keyboard.press('Escape');
}

async function labelAndNote(page: Page, mark: string): Promise<void> {
  await page.locator('tbody tr a').first().click();
  await expect(page.getByText('累计付款')).toBeVisible();
  await page.getByRole('combobox', { name: '选择标签' }).click();
  await page.getByTitle(`标签 ${mark}`).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '保存标签' }).click();
  await expect(page.getByText('标签已保存')).toBeVisible();
  await page.getByLabel('添加备注').fill(`备注 ${mark}`);
  await page.getByRole('button', { name: '添加备注' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `备注 ${mark}` })).toBeVisible();
}

async function saveSegment(page: Page, name: string): Promise<void> {
  await openConsolePage(page, '/members/segments');
  await page.getByRole('button', { name: '新建分群' }).click();
  await expect(page.getByText('填完条件后显示人数')).toBeVisible();
  await page.getByLabel('最低').fill('1');
  await expect(page.getByText(/^符合条件的会员：[\d,]+ 人$/)).toBeVisible();
  await page.getByLabel('分群名称').fill(name);
  await page.getByRole('button', { name: '保存分群' }).click();
  await expect(page.getByRole('row', { name })).toContainText('累计付款满 ¥1.00');
}
