import { devices } from '@playwright/test';
import { type LookAt, type Said, type WalkedKind, walkedKinds } from '../fixtures/activity-kinds.ts';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { staffCall } from '../fixtures/outside.ts';
import { type Shop, writeAddress } from '../fixtures/shopper.ts';
import { type WalkEnvironment, walkEnvironments } from '../fixtures/walk-environments.ts';

type Kind = keyof typeof walkedKinds;
type Environment = keyof typeof walkEnvironments;

/**
 * Each kind once, in the browser or in mobile-mall; `./mall prove activity-walks` walks every kind in every environment. A walk through the
 * mini-program takes minutes: a member is let in ten times a minute there. Its purchase is walked by mini-purchase.
 */
const chosen: Readonly<Record<Kind, Environment>> = {
  'limited discount': 'h5',
  'N for a price': 'mobile-mall',
  'full reduction': 'h5',
  package: 'mobile-mall',
  'first order': 'mobile-mall',
  'price by link': 'h5',
};
const kinds = Object.keys(walkedKinds) as Kind[];
const environments = Object.keys(walkEnvironments) as Environment[];
const isLong = process.env.E2E_WALKS === 'all';
const isWalked = (kind: Kind, environment: Environment) => isLong || chosen[kind] === environment;

/** The mini-program is shown beside a desk; a phone is sent to WeChat to pay. */
const screens = {
  h5: { userAgent: devices['Pixel 7'].userAgent },
  'mobile-mall': { userAgent: devices['Pixel 7'].userAgent },
  mini: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
} as const;

// One after another: staff refund in between, and what a demo activity has is shared.
test.describe.configure({ mode: 'default', timeout: isLong ? 360_000 : 120_000 });

for (const environment of environments) {
  test.describe(`activities in ${environment} (spec 2.2, 2.3, 7.6, rules 10, 13)`, () => {
    test.use(screens[environment]);
    for (const kind of kinds.filter((one) => isWalked(one, environment))) {
      test(`${kind}: ordered and cancelled, ordered, paid and refunded, and to be had again`, async ({ page, troubles }) => {
        const lookAt = createPageAudit(page, `${kind.replaceAll(' ', '-')}-${environment}`);
        await walk(walkedKinds[kind], walkEnvironments[environment](page), lookAt);
        expect(troubles.list).toEqual([]);
      });
    }
  });
}

const unseen: LookAt = async () => {};

/** As much as one member may have, three times: each time there is as much again. */
async function walk(kind: WalkedKind, environment: WalkEnvironment, lookAt: LookAt): Promise<void> {
  const address = await kind.address();
  await environment.enter();
  const first = await test.step('from its page to the confirmation', async () => {
    const said = await kind.choose(await environment.open(address), environment, lookAt);
    return confirm(environment, said, lookAt);
  });
  await test.step('an order that is cancelled unpaid', async () => {
    await place(first.shop);
    const { sum, order } = await environment.leaveUnpaid();
    expect(fenOf(sum)).toBe(first.payableFen);
    await cancel(order);
  });
  await test.step('an order at the same price that is paid, and refunded before it is sent', async () => {
    const said = await kind.choose(await environment.open(address), environment, unseen);
    const again = await confirm(environment, said, unseen);
    expect(again.payableFen).toBe(first.payableFen);
    await place(again.shop);
    const { sum, orderId, order } = await environment.pay();
    expect(fenOf(sum)).toBe(first.payableFen);
    expect(fenOf((await receiptOf(order).locator('p').last().textContent()) ?? '')).toBe(first.payableFen);
    await lookAt('order-paid');
    await kind.whileHeld?.(await environment.open(address), environment);
    await refund(environment, orderId);
  });
  await test.step('afterwards it is to be had again', async () => {
    const said = await kind.choose(await environment.open(address), environment, unseen);
    const again = await confirm(environment, said, unseen);
    expect(again.payableFen).toBe(first.payableFen);
  });
}

/** Staff give the money back, which is on its way for a moment. */
async function refund(environment: WalkEnvironment, id: string): Promise<void> {
  await staffCall('trade.order.refund', { id, note: '不想要了' });
  const address = { page: 'orderDetail', query: { id }, mini: { page: 'pages/orderDetail', query: { id } } };
  await expect(async () => {
    const order = await environment.open(address);
    await expect(order.getByRole('heading', { name: '已退款' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** On the confirmation: what the page before it said. */
async function confirm(environment: WalkEnvironment, said: Said, lookAt: LookAt): Promise<{ shop: Shop; payableFen: number }> {
  const shop = await environment.arrive('confirm');
  const submit = shop.getByRole('button', { name: '提交订单' });
  await expect(submit).toBeVisible();
  const add = shop.getByRole('button', { name: '添加收货地址' });
  const address = shop.getByRole('button', { name: /文三路/ });
  await add.or(address).first().waitFor();
  if (await add.isVisible()) {
    await writeAddress(shop);
    await shop.getByRole('button', { name: '保存' }).click();
    await expect(address).toBeVisible();
  }
  await lookAt('confirm');
  const receipt = receiptOf(shop);
  const freightFen = fenOf((await receipt.locator('dl > div', { hasText: '运费' }).locator('dd').first().textContent()) ?? '');
  const payableFen = fenOf((await receipt.locator('p').last().textContent()) ?? '');
  expect(said.hasFreight ? payableFen : payableFen - freightFen).toBe(fenOf(said.sum));
  return { shop, payableFen };
}

const receiptOf = (shop: Shop) => shop.locator('section', { has: shop.getByRole('heading', { name: '价格明细' }) }).last();

/** The sum that a line ends with: "共省 ¥5.00 应付 ¥129.90". */
function fenOf(text: string): number {
  const last = [...text.matchAll(/¥\s?([\d,]+(?:\.\d{1,2})?)/g)].at(-1)?.[1];
  if (last === undefined) throw new Error(`no sum in "${text}"`);
  return Math.round(Number(last.replaceAll(',', '')) * 100);
}

async function place(shop: Shop): Promise<void> {
  await shop.getByRole('button', { name: '提交订单' }).click();
}

async function cancel(shop: Shop): Promise<void> {
  await shop.getByRole('button', { name: '取消订单' }).first().click();
  await shop.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await expect(shop.getByText('订单已取消')).toBeVisible();
}

test('a link’s price stands on no other page (rules 13)', async ({ page }) => {
  const { page: item, query } = await walkedKinds['price by link'].address();
  await openPage(page, `${h5}/shop/${item}.html?cid=${query.cid}`);
  await expect(page.getByText('专享价')).toBeHidden();
});
