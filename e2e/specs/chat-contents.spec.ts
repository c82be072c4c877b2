import { devices, type Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { buyAtOnce } from '../fixtures/buyer.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { askStaff, codeFor, staffCall } from '../fixtures/outside.ts';
import { askForCode, chooseSku } from '../fixtures/shopper.ts';

const cid = '101';

// A phone: what calls itself headless is sent to no cashier.
test.use({ userAgent: devices['Pixel 7'].userAgent });
test.setTimeout(120_000);

/** The first goods of home. */
async function openItem(page: Page): Promise<void> {
  await openPage(page, `${h5}/shop/`);
  await page.locator('article h3 a').first().click();
  await expect(page).toHaveURL(/\/item\/\d+\.html/);
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '输入消息' }).fill(text);
  await page.getByRole('button', { name: '发送', exact: true }).last().click();
  await expect(page.getByText('发送中')).toHaveCount(0);
}

/** Of those who wait, whoever wrote this last. */
async function memberWho(said: string): Promise<string> {
  type Inbox = { list: { memberId: string; last: { text: string } }[] };
  const { list } = await askStaff<Inbox>('support.chat.inbox', { tab: 'waiting', cid, pageSize: 100 });
  return list.find(({ last }) => last.text === said)?.memberId ?? '';
}

test.describe('what a conversation holds (spec 2.6, M6)', () => {
  test('asked from an item, it carries the item; a picture is sent, staff read and answer', async ({ page, troubles }) => {
    const lookAt = createPageAudit(page, 'chat-contents');
    await openItem(page);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: '客服' }).click();
    await page.getByRole('button', { name: /在线客服/ }).click();
    await page.getByLabel('6 位验证码').fill(await codeFor(await askForCode(page)));

    const asked = page.getByRole('region', { name: '您正在咨询' });
    await expect(asked.getByText(title)).toBeVisible();
    await lookAt('asking');
    await asked.getByRole('button', { name: '发送' }).click();
    const log = page.getByRole('region', { name: '聊天记录' });
    await expect(log.getByRole('link', { name: title })).toBeVisible();
    await expect(asked).toBeHidden();

    const photograph = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
    await page.getByLabel('发送图片').setInputFiles(photograph);
    const picture = log.getByRole('button', { name: '查看图片' });
    await expect(picture.locator('img')).toHaveJSProperty('complete', true);
    expect(await picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

    const question = `收到的是这样的吗？${Date.now()}`;
    await say(page, question);
    const row = log.getByRole('listitem').filter({ hasText: question });
    await expect(row.getByText('未读')).toBeVisible();
    const memberId = await memberWho(question);
    await staffCall('support.chat.read', { memberId, cid });
    await expect(row.getByText('已读')).toBeVisible();
    await staffCall('support.chat.reply', { memberId, cid, text: '是的，就是这一款。' });
    await expect(log.getByText('是的，就是这一款。')).toBeVisible();
    await lookAt('conversation');

    await picture.click();
    await expect(page.getByRole('dialog', { name: '聊天图片' }).locator('img')).toBeVisible();
    await lookAt('large');
    await page.getByRole('button', { name: '关闭' }).click();
    await log.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(troubles.list).toEqual([]);
  });

  test('asked from an order, it carries the order', async ({ page }) => {
    const lookAt = createPageAudit(page, 'chat-order');
    await openItem(page);
    const orderId = await buyAtOnce(page, chooseSku);
    await page.getByRole('button', { name: '联系客服' }).click();
    await page.getByRole('button', { name: /在线客服/ }).click();
    const asked = page.getByRole('region', { name: '您正在咨询' });
    await expect(asked.getByText('待发货')).toBeVisible();
    await lookAt('asking');
    // What is said first takes the order along.
    await say(page, '今天能发货吗？');
    const card = page.getByRole('region', { name: '聊天记录' }).getByRole('link', { name: /待发货/ });
    await expect(card).toHaveAttribute('href', new RegExp(`id=${orderId}`));
    await lookAt('sent');
    await card.click();
    await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible();
  });
});
