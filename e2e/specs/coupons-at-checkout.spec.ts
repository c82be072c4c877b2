import type { Page } from '@playwright/test';
import { type AuditPage, createPageAudit } from '../fixtures/audit-page.ts';
import { endCoupon, makeCoupon } from '../fixtures/coupons.ts';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { enterAsMember } from '../fixtures/member.ts';
import { openShell, topWebView } from '../fixtures/messenger.ts';
import { openPage } from '../fixtures/open-page.ts';
import { chooseSku, type Shop, writeAddress } from '../fixtures/shopper.ts';
import { aPerson, holdPhone } from '../fixtures/wechat.ts';

const names = { best: 'E2E best', other: 'E2E spare', far: 'E2E large' };

// One after another: all walks act as the same staff, and their coupons are for the same goods.
test.describe.configure({ mode: 'default', timeout: 150_000 });

const made: string[] = [];

/** The first goods of home have three coupons: two that can be used, and one that cannot. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const home = await (await fetch(`${h5}/shop/`)).text();
  const goodsId = /\/shop\/item\/(\d+)/.exec(home)?.[1] ?? '';
  made.push(await makeCoupon({ name: names.best, minusFen: 300, goodsId }));
  made.push(await makeCoupon({ name: names.other, minusFen: 200, goodsId }));
  made.push(await makeCoupon({ name: names.far, minusFen: 5_000, fromFen: 9_000_000, goodsId }));
});

test.afterAll(async () => {
  test.setTimeout(180_000);
  for (const id of made) await endCoupon(id);
});

test.describe('a coupon from the cart to an order and back (spec 4, 7.2, 7.6)', () => {
  for (const [name, base] of Object.entries({ h5: `${h5}/shop/`, 'mobile-mall': `${cp}/cp/` })) {
    test(name, async ({ page, troubles }) => {
      const lookAt = createPageAudit(page, `coupons-${name}`, { isRepeat: name !== 'h5' });
      await enterAsMember(page.context());
      await openPage(page, name === 'h5' ? base : `${base}home`);
      await test.step('goods whose price a coupon lowers go into the cart', async () => {
        await page.locator('article h3 a').first().click();
        await addToCart(page, lookAt);
        await page.getByRole('link', { name: /^购物车，/ }).click();
      });
      await test.step('coupons are claimed in the cart', () => claimInCart(page, lookAt));
      await test.step('the best is taken, then another, then none', async () => {
        await page.getByRole('button', { name: '结算 (1)' }).click();
        await chooseAtConfirm(page, lookAt);
      });
      await test.step('the order is placed with another one, and cancelled', async () => {
        await place(page);
        await expect(page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ })).toBeVisible();
        await page.goto(`${base}orderList`);
        await cancel(page);
      });
      await test.step('the coupon is back', async () => {
        await page.goto(`${base}myCoupons`);
        await expect(page.getByRole('heading', { name: names.other })).toBeVisible();
        await lookAt('my-coupons');
      });
      expect(troubles.list).toEqual([]);
    });
  }
});

test.describe('a coupon in the mini-program (spec 2.4, 4)', () => {
  // As it is shown to others: the desk beside the phone.
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

  test('mini', async ({ page, troubles }) => {
    const lookAt = createPageAudit(page, 'coupons-mini', { isRepeat: true });
    await holdPhone(page.context(), aPerson());
    const { stack, goBack } = await openShell(page, '/pages/home/index');
    await test.step('goods go into a visitor’s cart', async () => {
      await (await topWebView(page)).locator('article h3 a').first().click();
      await expect(stack.last()).toContainText('/classifyPage/productDetail/index');
      await addToCart((await topWebView(page)) as unknown as Page, lookAt);
      await (await topWebView(page)).getByRole('link', { name: /^购物车，/ }).click();
      await expect(stack.last()).toContainText('/pages/cart/index');
    });
    await test.step('checking out asks to sign in', async () => {
      await (await topWebView(page)).getByRole('button', { name: '结算 (1)' }).click();
      await page.getByRole('checkbox', { name: '已阅读并同意' }).check();
      await page.getByRole('button', { name: '微信一键登录' }).click();
      await page.getByRole('button', { name: '手机号快捷绑定' }).click();
      await page.getByRole('button', { name: /允许使用/ }).click();
      await expect(stack.last()).toContainText('/pages/orderConfirm/index');
      await goBack();
      await expect(stack.last()).toContainText('/pages/cart/index');
    });
    await test.step('coupons are claimed in the cart', async () => claimInCart(await topWebView(page), lookAt));
    await test.step('the best is taken, then another, then none', async () => {
      await (await topWebView(page)).getByRole('button', { name: '结算 (1)' }).click();
      await expect(stack.last()).toContainText('/pages/orderConfirm/index');
      await chooseAtConfirm(await topWebView(page), lookAt);
    });
    await test.step('the order is placed with another one, not paid, and cancelled', async () => {
      await place(await topWebView(page));
      await expect(stack.last()).toContainText('/pages/pay/index?id=');
      await page.getByRole('dialog', { name: '微信支付' }).getByRole('button', { name: '取消支付' }).click();
      await expect(stack.last()).toContainText('/pages/orderDetail/index?id=');
      await cancel(await topWebView(page));
    });
    await test.step('the coupon is back: its page has no jump of its own and stays in the web-view', async () => {
      await page.getByRole('button', { name: '更多' }).click();
      await page.getByRole('button', { name: '重新进入' }).click();
      await expect(stack).toHaveText([/^\/pages\/home\/index$/]);
      const shop = await topWebView(page);
      await shop.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '我的' }).click();
      await shop.getByRole('link', { name: /优惠券$/ }).click();
      await expect(shop.getByRole('heading', { name: names.other })).toBeVisible();
      await expect(stack).toHaveCount(1);
      await lookAt('my-coupons');
    });
    expect(troubles.list).toEqual([]);
  });
});

async function addToCart(shop: Page, lookAt: AuditPage): Promise<void> {
  await expect(shop.getByRole('button', { name: '加入购物车' })).toBeVisible();
  // what lowers the price is read once the page is used
  await shop.getByRole('heading', { level: 1 }).click();
  await expect(shop.getByText(/领 \d+ 张券/)).toBeVisible();
  // goods below have theirs, too
  await expect(shop.getByText(/^到手价/).first()).toBeVisible();
  await lookAt('item');
  await shop.getByText(/领 \d+ 张券/).click();
  const offers = shop.getByRole('dialog', { name: '优惠' });
  await expect(offers.getByText(names.far)).toBeVisible();
  await lookAt('offers');
  await offers.getByRole('button', { name: '关闭' }).click();
  await shop.getByRole('button', { name: '加入购物车' }).click();
  const sheet = await chooseSku(shop);
  await sheet.getByRole('button', { name: '加入购物车' }).click();
  await expect(sheet).toBeHidden();
}

async function claimInCart(shop: Shop, lookAt: AuditPage): Promise<void> {
  await shop.getByRole('button', { name: /^领券，/ }).click();
  for (const name of Object.values(names)) {
    await shop.getByRole('button', { name: `领取 ${name}` }).click();
    await expect(shop.getByRole('button', { name: `已领取 ${name}` })).toBeVisible();
  }
  await lookAt('claimed');
  await shop.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await expect(shop.getByText('已减 ¥3', { exact: true })).toBeVisible();
  await lookAt('cart');
  await shop.getByRole('button', { name: /明细/ }).click();
  await expect(shop.getByRole('dialog', { name: '金额明细' }).getByText(names.best)).toBeVisible();
  await lookAt('breakdown');
  await shop.getByRole('dialog', { name: '金额明细' }).getByRole('button', { name: '关闭' }).click();
}

async function chooseAtConfirm(shop: Shop, lookAt: AuditPage): Promise<void> {
  await writeAddress(shop);
  await shop.getByRole('button', { name: '保存' }).click();
  await expect(shop.getByRole('button', { name: /文三路/ })).toBeVisible();
  const row = shop.getByRole('button', { name: /^优惠券/ });
  await expect(row).toContainText('−¥3.00');
  await expect(row).toContainText('已选最优');
  await lookAt('confirm');
  await row.click();
  const sheet = shop.getByRole('dialog', { name: '选优惠' });
  await expect(sheet.getByText('能用的券 2 张')).toBeVisible();
  await expect(sheet.getByText(names.far)).toBeVisible();
  await lookAt('coupon-sheet');
  await sheet.getByRole('radio', { name: names.other }).check();
  await sheet.getByRole('button', { name: '使用这个组合，共省 ¥2.00' }).click();
  await expect(row).toContainText('−¥2.00');
  await row.click();
  await sheet.getByRole('radio', { name: '不使用优惠券' }).check();
  await sheet.getByRole('button', { name: '完成' }).click();
  await expect(row).toContainText('不使用优惠券');
  await lookAt('confirm-without');
}

/** With the other coupon. */
async function place(shop: Shop): Promise<void> {
  await shop.getByRole('button', { name: /^优惠券/ }).click();
  const sheet = shop.getByRole('dialog', { name: '选优惠' });
  await sheet.getByRole('radio', { name: names.other }).check();
  await sheet.getByRole('button', { name: '使用这个组合，共省 ¥2.00' }).click();
  await shop.getByRole('button', { name: '提交订单' }).click();
}

async function cancel(shop: Shop): Promise<void> {
  await shop.getByRole('button', { name: '取消订单' }).first().click();
  await shop.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await expect(shop.getByText('订单已取消')).toBeVisible();
}
