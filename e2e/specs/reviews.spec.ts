import { devices, type Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { codeFor, staffCall } from '../fixtures/outside.ts';
import { askForCode, chooseSku, writeAddress } from '../fixtures/shopper.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });
// A phone is sent to WeChat; a desk shows a code to scan.
test.use({ userAgent: devices['Pixel 7'].userAgent });

const said = '个头大，闻起来就甜';
const pathOf = (page: string, query: Record<string, string> = {}) => `${h5}/shop/${page}.html?${new URLSearchParams(query)}`;

/** The goods, and the order that was received. */
async function buyAndReceive(page: Page): Promise<{ goodsId: string; orderId: string }> {
  await openPage(page, `${h5}/shop/`);
  await page.locator('article h3 a').first().click();
  await page.getByRole('button', { name: '立即购买' }).click();
  const [, goodsId = ''] = /item\/(\d+)/.exec(page.url()) ?? [];
  await (await chooseSku(page)).getByRole('button', { name: '立即购买' }).click();
  const phone = await askForCode(page);
  await page.getByLabel('6 位验证码').fill(await codeFor(phone));
  await writeAddress(page);
  await page.getByRole('button', { name: '保存' }).click();
  // before it is there, to place an order means to choose an address
  await expect(page.getByRole('button', { name: /文三路/ })).toBeVisible();
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ }).click();
  await page.getByRole('button', { name: '立即支付' }).click();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('id') ?? '';
  await staffCall('trade.order.ship', { id: orderId, carrier: '顺丰速运', trackingNo: 'SF1234567890' });
  await page.reload();
  await page.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
  await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible();
  return { goodsId, orderId };
}

/** What a phone's camera would give. */
const photograph = async (page: Page) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) });

test.describe('what buyers say, keep and have seen (spec 2.2, 7.7)', () => {
  test('bought, received, reviewed with a picture, read by all; kept, seen, and let go of', async ({ page, troubles }) => {
    const lookAt = createPageAudit(page, 'reviews');
    const { goodsId, orderId } = await test.step('buys and receives', () => buyAndReceive(page));

    await test.step('writes a review', async () => {
      // the right to a review follows the receipt by an event
      await expect(async () => {
        await page.reload();
        await page.getByRole('link', { name: '评价', exact: true }).click({ timeout: 1_000 });
      }).toPass({ timeout: 15_000 });
      await expect(page).toHaveURL(new RegExp(`/appraisal\\.html\\?orderId=${orderId}`));
      await page.getByRole('radio', { name: '1 星' }).focus();
      for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('group', { name: /打分$/ }).getByRole('radio', { name: '5 星' })).toBeChecked();
      await page.getByRole('group', { name: '店铺服务' }).getByRole('radio', { name: '5 星' }).check({ force: true });
      await page.getByRole('group', { name: '物流服务' }).getByRole('radio', { name: '4 星' }).check({ force: true });
      await page.getByRole('textbox', { name: '评价内容' }).fill(said);
      await page.locator('input[type=file]').setInputFiles(await photograph(page));
      await expect(page.getByRole('img', { name: '图片 1' })).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeHidden();
      await lookAt('writing');
      await page.getByRole('button', { name: '发布评价' }).click();
      await expect(page.getByText('评价已发布，感谢您的分享')).toBeVisible();
      await expect(page.getByRole('article').getByText(said)).toBeVisible();
      await lookAt('written');
    });

    await test.step('everybody reads it', async () => {
      await expect(async () => {
        await openPage(page, pathOf('goodAppraisalList', { id: goodsId }));
        await expect(page.getByText(said).first()).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      const review = page.getByRole('article').filter({ hasText: said }).first();
      await review.getByRole('button', { name: '评价图 1' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: /^有图/ }).click();
      await expect(page).toHaveURL(/filter=pictures/);
      await page.reload();
      await expect(page.getByRole('button', { name: /^有图/, pressed: true })).toBeVisible();
      await expect(review).toBeVisible();
      await lookAt('all');
    });

    await test.step('keeps the goods and lets them go', async () => {
      // goods count as seen once their page has rested in sight
      const seen = page.waitForResponse(/footprint\/add/);
      await page.goto(`${h5}/shop/item/${goodsId}.html`);
      await page.getByRole('button', { name: '收藏' }).click();
      await expect(page.getByText('已收藏')).toBeVisible();
      await seen;
      for (const [list, empty] of [
        ['favourites', '还没有收藏'],
        ['footprints', '还没有浏览记录'],
      ] as const) {
        await page.goto(pathOf(list));
        await expect(page.getByRole('article')).toHaveCount(1);
        await lookAt(list);
        await page.getByRole('button', { name: '编辑' }).click();
        await page.getByRole('checkbox', { name: '全选' }).check();
        await page.getByRole('button', { name: '删除 (1)' }).click();
        await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
        await expect(page.getByText(empty)).toBeVisible();
      }
    });
    expect(troubles.list).toEqual([]);
  });
});
