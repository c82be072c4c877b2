import { buyAtOnce, openShopperPhone } from '../fixtures/buyer.ts';
import { consoleScreen, signInAs } from '../fixtures/console.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { staffCall } from '../fixtures/outside.ts';
import { chooseSku } from '../fixtures/shopper.ts';

test.use(consoleScreen);
test.describe.configure({ timeout: 180_000 });

test('a shopper asks, staff answer in the console, everybody reads it, and a buyer answers (issue 24)', async ({
  page,
  browser,
  troubles,
}) => {
  const asked = `几天能到杭州？${Date.now().toString(36)}`;
  const phone = await openShopperPhone(browser, `${h5}/shop/?cid=101`);
  await phone.locator('article h3 a').first().click();
  await phone.waitForURL(/item\/\d+/);
  const [, goodsId = ''] = /item\/(\d+)/.exec(phone.url()) ?? [];
  const orderId = await buyAtOnce(phone, chooseSku);
  const questions = `${h5}/shop/goodQuestions.html?id=${goodsId}`;

  await test.step('a member asks', async () => {
    await phone.goto(questions);
    await phone.getByRole('button', { name: '我要提问' }).click();
    const sheet = phone.getByRole('dialog', { name: '向买过的人提问' });
    await sheet.getByRole('textbox').fill(asked);
    await sheet.getByRole('button', { name: '提交问题' }).click();
    await expect(phone.getByText('提问成功，有人回答会通知您')).toBeVisible();
    // the order has not been received yet
    await expect(phone.getByRole('button', { name: '回答', exact: true })).toHaveCount(0);
  });

  await test.step('staff answer in the drawer', async () => {
    await signInAs(page, 'owner', '/goods/questions?tab=UNANSWERED');
    const row = page.getByRole('row').filter({ hasText: asked });
    await row.getByRole('button', { name: '查看和回答' }).click();
    await page.getByRole('textbox', { name: '商家回答' }).fill('顺丰次日到');
    await page.getByRole('button', { name: '提交回答' }).click();
    await expect(page.getByText('回答已显示，提问人会收到通知')).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  const card = phone.getByRole('article').filter({ hasText: asked });
  await test.step('everybody reads it, and the asker is told', async () => {
    await expect(async () => {
      await phone.goto(questions);
      await expect(card.getByText('顺丰次日到')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expect(async () => {
      await phone.goto(`${h5}/shop/messages.html`);
      await expect(phone.getByRole('link', { name: /您的提问有了回答/ })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  });

  await test.step('who has received it answers, too', async () => {
    await staffCall('trade.order.ship', { id: orderId, carrier: '顺丰速运', trackingNo: 'SF1234567890' });
    await phone.goto(`${h5}/shop/orderDetail.html?id=${orderId}`);
    await phone.getByRole('button', { name: '确认收货' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
    await expect(phone.getByRole('heading', { name: '已完成' })).toBeVisible();
    // that the goods were received is told by an event
    await expect(async () => {
      await phone.goto(questions);
      await card.getByRole('button', { name: '回答', exact: true }).click({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    const sheet = phone.getByRole('dialog', { name: '回答' });
    await sheet.getByRole('textbox').fill('我第二天就收到了');
    await sheet.getByRole('button', { name: '提交回答' }).click();
    await expect(phone.getByText('回答已发布')).toBeVisible();
  });
  expect(troubles.list).toEqual([]);
});
