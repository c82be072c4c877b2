import type { Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { askStaff, codeFor, staffCall } from '../fixtures/outside.ts';
import { askForCode } from '../fixtures/shopper.ts';

const cid = '101';
const service = `${h5}/shop/kf.html?${new URLSearchParams({ fid: '1', cid, mid: '1001', nick: '假客服', source: '2', timestamp: '1' })}`;

/** Asked for by a visitor: login first, then back to it. */
async function openService(page: Page): Promise<void> {
  await page.goto(service);
  const phone = await askForCode(page);
  await page.getByLabel('6 位验证码').fill(await codeFor(phone));
  await expect(page.getByRole('textbox', { name: '输入消息' })).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '输入消息' }).fill(text);
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(page.getByText('发送中')).toHaveCount(0);
}

/** Staff at their end: of those who wait, the last who wrote this. */
async function memberWho(said: string, pageNum = 1): Promise<string> {
  type Inbox = { list: { memberId: string; last: { text: string } }[]; hasMore: boolean };
  const inbox = await askStaff<Inbox>('support.chat.inbox', { tab: 'waiting', pageNum, pageSize: 100 });
  const later = inbox.hasMore ? await memberWho(said, pageNum + 1) : '';
  return later || (inbox.list.findLast(({ last }) => last.text === said)?.memberId ?? '');
}

test.describe('online customer service (spec 2.6, 4, 5)', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent });
  test.setTimeout(90_000);

  test('a member asks, staff answer, and every tab of the member hears it', async ({ page, troubles }) => {
    const lookAt = createPageAudit(page, 'chat');
    await openService(page);
    await expect(page.getByText(/^您好，/)).toBeVisible();
    await expect(page.getByText('假客服')).toHaveCount(0);
    await lookAt('empty');

    const question = `脐橙今天能送到吗？${Date.now()}`;
    await say(page, question);
    const memberId = await memberWho(question);
    const second = await page.context().newPage();
    await second.goto(service);
    await expect(second.getByText(question)).toBeVisible();
    const reply = (text: string) => staffCall('support.chat.reply', { memberId, cid, text });
    await reply('可以的，下午四点前下单，今天就能送到。');
    for (const tab of [page, second]) await expect(tab.locator('li').getByText('下午四点前下单')).toBeVisible();
    await second.close();

    await say(page, `好的，谢谢！\n另外我想问一下：${'这一条写得特别长，'.repeat(12)}可以吗？`);
    await lookAt('conversation');
    expect(troubles.list).toEqual([]);

    // Away, and back: what came meanwhile stands below the line.
    await page.goto(`${h5}/shop/`);
    await reply('还有什么可以帮您？');
    await page.goto(service);
    await expect(page.getByText('以下为新消息')).toBeVisible();
    await lookAt('unread');
    await page.reload();
    await expect(page.locator('li').getByText('还有什么可以帮您？')).toBeVisible();
    await expect(page.getByText('以下为新消息')).toBeHidden();
  });

  test('a message written without a network waits, and is sent once', async ({ page }) => {
    const lookAt = createPageAudit(page, 'chat-offline');
    await openService(page);
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: '输入消息' }).fill('有人吗？');
    await page.keyboard.press('Enter');
    await expect(page.getByText('发送失败')).toBeVisible();
    await lookAt('failed');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: '重新发送' }).click();
    await expect(page.getByText('发送失败')).toBeHidden();
    await page.reload();
    await expect(page.getByText('有人吗？')).toHaveCount(1);
  });

  test('a long conversation is read upwards without jumping', async ({ page }) => {
    await openService(page);
    const log = page.getByRole('region', { name: '聊天记录' });
    for (let nth = 1; nth <= 28; nth += 1) await say(page, `第 ${nth} 条`);
    const memberId = await memberWho('第 28 条');
    for (let nth = 1; nth <= 4; nth += 1) await staffCall('support.chat.reply', { memberId, cid, text: `回复 ${nth}` });
    await page.reload();
    await expect(log.getByText('回复 4')).toBeVisible();
    // The oldest of the page comes into view, and with it the messages before it: not until it was seen where it stands.
    const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
    await page.route('**/chat/history**', async (route) => {
      await isSeen;
      await route.continue();
    });
    const oldest = log.getByText('第 3 条', { exact: true });
    await oldest.scrollIntoViewIfNeeded();
    await log.evaluate((scroller) => scroller.scrollTo({ top: -scroller.scrollHeight }));
    await expect(log.getByText('第 1 条', { exact: true })).not.toBeAttached();
    const before = await oldest.boundingBox();
    see();
    await expect(log.getByText('第 1 条', { exact: true })).toBeAttached();
    const after = await oldest.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  });
});
