import { type Browser, devices, type Page } from '@playwright/test';
import { findViolations } from '../fixtures/audit-page.ts';
import { openPhone } from '../fixtures/browser.ts';
import { consoleScreen, signInAs } from '../fixtures/console.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { codeFor } from '../fixtures/outside.ts';
import { askForCode } from '../fixtures/shopper.ts';

const cid = '101';

/** A phone in the chat of the first shop, logged in. */
async function aShopper(browser: Browser): Promise<Page> {
  const phone = await (await openPhone(browser, { userAgent: devices['Pixel 7'].userAgent, locale: 'zh-CN' })).newPage();
  await phone.goto(`${h5}/shop/kf.html?cid=${cid}`);
  await phone.getByLabel('6 位验证码').fill(await codeFor(await askForCode(phone)));
  await expect(phone.getByRole('textbox', { name: '输入消息' })).toBeVisible();
  return phone;
}

async function say(phone: Page, text: string): Promise<void> {
  await phone.getByRole('textbox', { name: '输入消息' }).fill(text);
  await phone.getByRole('button', { name: '发送', exact: true }).click();
}

/** When a text is first in the page, by the clock of the machine. */
const whenShown = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.body.textContent?.includes(text)) return;
          seen.disconnect();
          resolve(Date.now());
        };
        const seen = new MutationObserver(look);
        seen.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    text,
  );

test.describe('the desk of customer service', () => {
  test.use(consoleScreen);
  test.setTimeout(120_000);

  test('shows what a shopper writes within a second; a quick reply answers, and the shopper sees it', async ({
    page,
    browser,
    troubles,
  }) => {
    const phone = await aShopper(browser);
    await signInAs(page, 'service', '/chat?size=100');
    await expect(page.getByText('实时更新中')).toBeVisible();

    const question = `脐橙今天能送到吗？${Date.now()}`;
    const shown = whenShown(page, question);
    await phone.getByRole('textbox', { name: '输入消息' }).fill(question);
    const sentAt = Date.now();
    await phone.getByRole('button', { name: '发送', exact: true }).click();
    const tookMs = (await shown) - sentAt;
    console.log(`chat: from the shop to the desk in ${tookMs} ms`);
    expect(tookMs).toBeLessThanOrEqual(1_000);

    await page.getByRole('link', { name: question }).click();
    const log = page.getByRole('log', { name: '聊天记录' });
    await expect(log.getByText(question)).toBeVisible();
    const further = `还有一个问题 ${Date.now()}`;
    const heard = whenShown(page, further);
    const askedAt = Date.now();
    await say(phone, further);
    expect((await heard) - askedAt).toBeLessThanOrEqual(1_000);

    await page.getByRole('button', { name: '发货时间' }).click();
    await page.getByRole('textbox', { name: '输入回复' }).press('Enter');
    await expect(log.getByText('每天下午四点前付款的订单当天发货')).toBeVisible();
    await expect(phone.locator('li').getByText('每天下午四点前付款的订单当天发货')).toBeVisible();
    await expect(page.getByRole('button', { name: '放回队列' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '结束会话' }).click();
    await expect(log.getByText('客服小周 结束了会话')).toBeVisible();
    await expect(phone.getByText('结束了会话')).toHaveCount(0);
    expect(troubles.list).toEqual([]);
  });

  test('a picture and a goods are sent from the desk; the shopper has read them as soon as they are seen', async ({
    page,
    browser,
    troubles,
  }) => {
    const phone = await aShopper(browser);
    const question = `有什么水果推荐？${Date.now()}`;
    await say(phone, question);
    await signInAs(page, 'service', '/chat?size=100');
    await page.getByRole('link', { name: question }).click();
    const log = page.getByRole('log', { name: '聊天记录' });
    const buffer = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 300, height: 200 } });
    await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    const picture = log.getByRole('button', { name: '查看大图' }).getByRole('img');
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    // By the page itself: names below localhost are the browser's affair.
    const kept = picture.evaluate(async (image) => (await fetch((image as HTMLImageElement).src)).headers.get('cache-control'));
    expect(await kept).toBe('private, no-store');

    await page.getByRole('button', { name: '发送商品' }).click();
    await page.getByRole('textbox', { name: '搜索本店商品' }).fill('脐橙');
    await page
      .getByRole('button', { name: /^发送 .*脐橙/ })
      .first()
      .click();
    await expect(log.getByRole('article', { name: /^商品：.*脐橙/ })).toBeVisible();
    await expect(log.getByText('已读')).toHaveCount(2);
    expect(await findViolations(page)).toEqual([]);

    await picture.click();
    const large = page.getByRole('dialog', { name: '聊天图片' });
    await expect(large.getByRole('img', { name: '聊天图片' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await page.getByRole('button', { name: '结束会话' }).click();
    expect(troubles.list).toEqual([]);
  });

  test('what a shop says first is written on a page of its own, and shoppers read it', async ({ page, troubles }) => {
    await signInAs(page, 'owner', '/settings/chat');
    await page.getByRole('combobox', { name: '门店', exact: true }).click();
    await page.getByTitle('木白家居', { exact: true }).click();
    const greeting = `您好，今天有什么可以帮您？${Date.now()}`;
    await page.getByLabel('欢迎语', { exact: true }).fill(greeting);
    const questions = page.getByRole('region', { name: '常见问题' });
    const count = await questions.getByRole('textbox', { name: /^问题/ }).count();
    await questions.getByRole('button', { name: '添加问题' }).click();
    await questions.getByRole('textbox', { name: `问题 ${count + 1}` }).fill('今天营业吗？');
    // Where the mouse is a colour changes: away from it, and then looked at.
    await questions.getByRole('heading', { name: '常见问题' }).hover();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '保存欢迎语和常见问题' }).click();
    // Without an answer it is no question.
    await expect(questions.getByText('请填写')).toBeVisible();
    await questions.getByRole('textbox', { name: `答案 ${count + 1}` }).fill('营业。');
    await page.getByRole('button', { name: '保存欢迎语和常见问题' }).click();
    await expect(page.getByText('的欢迎语和常见问题已保存')).toBeVisible();
    const found = await page.request.get(`${h5}/wkf-api/mcs/v2/client/welcome?companyId=103`, { headers: { mid: '1001' } });
    expect(await found.json()).toMatchObject({ data: { greeting, hours: { until: '21:30' } } });
    await questions.getByRole('button', { name: `删除问题 ${count + 1}` }).click();
    await page.getByRole('button', { name: '保存欢迎语和常见问题' }).click();
    await expect(questions.getByRole('textbox', { name: `问题 ${count + 1}` })).toHaveCount(0);
    expect(troubles.list).toEqual([]);
  });

  test('says that the line is broken, and reads for itself', async ({ page, browser }) => {
    const phone = await aShopper(browser);
    await page.route('**/support/chat/stream', (route) => route.abort());
    await signInAs(page, 'service', '/chat?size=100');
    await expect(page.getByText('连接中断，每 5 秒刷新一次')).toBeVisible();
    const question = `有人吗？${Date.now()}`;
    await say(phone, question);
    await expect(page.getByRole('link', { name: question })).toBeVisible({ timeout: 10_000 });
    await page.unroute('**/support/chat/stream');
    await expect(page.getByText('实时更新中')).toBeVisible({ timeout: 30_000 });
  });

  test('a shop manager sees the conversations of his shop and no other', async ({ page }) => {
    await signInAs(page, 'manager', '/chat?tab=all&size=100');
    const rows = page.getByRole('region', { name: '会话' }).getByRole('link');
    await expect(rows.first()).toBeVisible();
    const addresses = await rows.evaluateAll((all) => all.map((row) => new URL((row as HTMLAnchorElement).href).pathname));
    expect(addresses.filter((address) => !address.endsWith(`/${cid}`))).toEqual([]);
    await page.goto(`${new URL(page.url()).origin}${addresses[0]?.replace(`/${cid}`, '/102')}`);
    await expect(page.getByText('没有这个会话')).toBeVisible();
  });
});
