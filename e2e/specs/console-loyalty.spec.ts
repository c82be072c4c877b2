import type { Locator, Page } from '@playwright/test';
import { consoleScreen, openConsolePage, signInAs } from '../fixtures/console.ts';
import { expect, test } from '../fixtures/mall-test.ts';

test.use(consoleScreen);
test.describe.configure({ timeout: 180_000 });

const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) });

const birthday = (page: Page): Locator => page.getByLabel('4 级 生日积分');

async function openRichest(page: Page): Promise<void> {
  await openConsolePage(page, '/members?sort=mostPaid');
  await page.locator('tbody tr a').first().click();
  await expect(card(page, '积分')).toBeVisible();
}

test('staff write levels, and are told of a colleague who did so meanwhile (issue 27)', async ({ page, browser, troubles }) => {
  await signInAs(page, 'owner', '/members/levels');
  const before = Number(await birthday(page).inputValue());
  const colleague = await (await browser.newContext(consoleScreen)).newPage();
  await signInAs(colleague, 'owner', '/members/levels');

  await test.step('levels that do not rise are refused at their field', async () => {
    const growth = page.getByLabel('4 级 成长值达到');
    const stored = await growth.inputValue();
    await growth.fill('1');
    await page.getByRole('button', { name: '保存等级' }).click();
    await expect(page.getByText(/^要大于/)).toBeVisible();
    await growth.fill(stored);
  });
  await test.step('what fits is saved, and there when the page is opened again', async () => {
    await birthday(page).fill(String(before + 1));
    await page.getByRole('button', { name: '保存等级' }).click();
    await expect(page.getByText('等级已保存')).toBeVisible();
    await openConsolePage(page, '/members/levels');
    await expect(birthday(page)).toHaveValue(String(before + 1));
    await expect(page.getByText(`生日送 ${(before + 1).toLocaleString('en-US')} 积分`)).toBeVisible();
  });
  await test.step('the colleague sees which levels differ, and lets theirs count', async () => {
    await birthday(colleague).fill(String(before));
    await colleague.getByRole('button', { name: '保存等级' }).click();
    await expect(colleague.getByText(/^有变动的等级：4 级/)).toBeVisible();
    await colleague.getByRole('button', { name: '保留我填的，继续修改' }).click();
    await colleague.getByRole('button', { name: '保存等级' }).click();
    await expect(colleague.getByText('等级已保存')).toBeVisible();
  });
  expect(troubles.list).toEqual([]);
});

test('staff give a member points, take some and undo it, set a level and end it (issue 27)', async ({ page, troubles }) => {
  const mark = Date.now().toString(36);
  await signInAs(page, 'owner');
  await openRichest(page);
  await test.step('points are given and taken with a reason', async () => {
    await changePoints(page, 500, `补发 ${mark}`);
    await changePoints(page, -200, `扣回 ${mark}`);
  });
  await test.step('what was taken comes back once', async () => {
    const taken = card(page, '积分').getByRole('row', { name: `扣回 ${mark}` });
    await taken.getByRole('button', { name: '撤销' }).click();
    const drawer = page.getByRole('dialog', { name: '撤销扣减 200 积分' });
    await drawer.getByLabel('原因').fill(`误扣 ${mark}`);
    await drawer.getByRole('button', { name: '撤销' }).click();
    await expect(card(page, '积分').getByRole('row', { name: `误扣 ${mark}` })).toContainText('+200');
    await expect(taken.getByRole('button', { name: '撤销' })).toHaveCount(0);
  });
  await test.step('a level is set until a day, and ended', async () => {
    for (const [press, says] of [
      ['指定等级', /^已指定为/],
      ['取消指定', '已取消指定，恢复为按成长值得到的等级'],
    ] as const) {
      await card(page, '等级与成长值').getByRole('button', { name: /指定/ }).click();
      await page.getByRole('dialog').getByLabel('原因').fill(mark);
      await page.getByRole('dialog').getByRole('button', { name: press }).click();
      await expect(page.getByText(says)).toBeVisible();
    }
    await expect(card(page, '等级与成长值').getByText(mark).first()).toBeVisible();
  });
  expect(troubles.list).toEqual([]);
});

async function changePoints(page: Page, amount: number, reason: string): Promise<void> {
  await card(page, '积分').getByRole('button', { name: '调整积分' }).click();
  const drawer = page.getByRole('dialog', { name: '调整积分' });
  if (amount < 0) await drawer.getByText('扣减', { exact: true }).click();
  await drawer.getByLabel('数量').fill(String(Math.abs(amount)));
  await drawer.getByLabel('原因').fill(reason);
  await drawer.getByRole('button', { name: /^确认/ }).click();
  await expect(card(page, '积分').getByRole('row', { name: reason })).toContainText(String(Math.abs(amount)));
  await expect(drawer).toBeHidden();
}

test('a card is made, given, frozen and let go (issue 27)', async ({ page, troubles }) => {
  const name = `卡${Date.now().toString(36)}`.slice(0, 10);
  await signInAs(page, 'owner', '/members/cards');
  await test.step('a kind that is not offered yet', async () => {
    await page.getByRole('button', { name: '新建会员卡' }).first().click();
    const drawer = page.getByRole('dialog', { name: '新建会员卡' });
    await drawer.getByLabel('名称').fill(name);
    await drawer.getByLabel('售价').fill('9.90');
    await drawer.getByRole('switch', { name: '上架' }).click();
    await drawer.getByRole('button', { name: '保存会员卡' }).click();
    await expect(page.getByRole('row', { name })).toContainText('¥9.90');
  });
  await test.step('a member has it', async () => {
    await openRichest(page);
    await card(page, '会员卡').getByRole('button', { name: '发卡' }).click();
    const drawer = page.getByRole('dialog', { name: '发卡' });
    await drawer.getByRole('radio', { name }).check();
    await drawer.getByRole('button', { name: '发卡' }).click();
    await expect(page.getByText(/^已发卡，有效期至/)).toBeVisible();
  });
  await test.step('frozen and let go', async () => {
    const line = card(page, '会员卡').getByRole('listitem').filter({ hasText: name });
    await line.getByRole('button', { name: '冻结' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '冻结' }).click();
    await expect(line).toContainText('已冻结');
    await line.getByRole('button', { name: '解冻' }).click();
    await expect(line).toContainText('使用中');
  });
  expect(troubles.list).toEqual([]);
});
