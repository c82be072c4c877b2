import { devices } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { askStaff, codeFor } from '../fixtures/outside.ts';
import { askForCode } from '../fixtures/shopper.ts';

test.use({ userAgent: devices['Pixel 7'].userAgent });
test.describe.configure({ timeout: 120_000 });

const pathOf = (page: string, query: Record<string, string> = {}) =>
  `${h5}/shop/${page}.html?${new URLSearchParams({ cid: '101', ...query })}`;

/** One that no centre shows, since others look at it meanwhile: it is claimed by its link and by a code. */
async function aHiddenCoupon(): Promise<{ id: string; code: string }> {
  const saved = await askStaff<{ id: string; revision: number }>('marketing.coupon.save', {
    name: 'E2E card',
    cids: [],
    worth: { by: 'PERCENT', percentOff: 15, capFen: 3_000 },
    fromFen: 0,
    scope: { by: 'ALL', goodsIds: [], categoryIds: [], exceptGoodsIds: [] },
    validity: { by: 'AFTER_CLAIM', delayDays: 0, days: 2 },
    total: 0,
    perMember: 2,
    perDay: 0,
    audience: 'ALL',
    isShown: false,
    claimFrom: null,
    claimTo: null,
    isAlone: false,
    isGivenBack: true,
  });
  await askStaff('marketing.coupon.setState', { ...saved, state: 'ON' });
  const { codes } = await askStaff<{ codes: string[] }>('marketing.coupon.makeCodes', { id: saved.id, count: 1 });
  return { id: saved.id, code: codes[0] ?? '' };
}

test.describe('coupons of a shopper (spec 2.2, 7.6)', () => {
  test('claimed in the centre after a login, by a link and by a code; kept, and used on goods', async ({ page, troubles }) => {
    const lookAt = createPageAudit(page, 'coupons');
    const hidden = await aHiddenCoupon();
    const inCentre = page.getByRole('article').filter({ hasText: '全场满 99 减 15' });

    await test.step('a visitor claims one, logs in on the way and comes back', async () => {
      await openPage(page, pathOf('getCoupons'));
      await expect(page).toHaveTitle('领券中心');
      await inCentre.getByRole('button', { name: '使用说明' }).click();
      await lookAt('centre');
      await inCentre.getByRole('button', { name: '领取' }).click();
      const phone = await askForCode(page);
      await page.getByLabel('6 位验证码').fill(await codeFor(phone));
      await expect(page).toHaveURL(/\/getCoupons\.html/);
      await inCentre.getByRole('button', { name: '领取' }).click();
      await expect(page.getByText('领取成功')).toBeVisible();
      await lookAt('claimed');
    });

    await test.step('goes on to its goods', async () => {
      await inCentre.getByRole('link', { name: '去使用' }).click();
      await expect(page).toHaveURL(/\/useCoupon\.html\?id=\d+/);
      await expect(page.getByRole('article').filter({ hasText: '已领取' })).toBeVisible();
      await page.getByRole('button', { name: '价格' }).click();
      await expect(page.locator('article h3 a').first()).toBeVisible();
      await lookAt('goods');
    });

    await test.step('claims another by its link', async () => {
      await openPage(page, pathOf('getCoupon', { id: hidden.id }));
      await expect(page.getByRole('heading', { name: 'E2E card' })).toBeVisible();
      await page.getByRole('button', { name: '领取' }).click();
      await expect(page.getByText('领取成功')).toBeVisible();
      await lookAt('one');
    });

    await test.step('redeems a code, once', async () => {
      await openPage(page, pathOf('couponExchange'));
      const code = page.getByRole('textbox', { name: '兑换码' });
      await code.fill(hidden.code.replaceAll('-', '').toLowerCase());
      await expect(code).toHaveValue(hidden.code);
      await page.getByRole('button', { name: '立即兑换' }).click();
      await expect(page.getByRole('heading', { name: '兑换成功' })).toBeVisible();
      await lookAt('redeemed');
      await page.getByRole('button', { name: '再兑一张' }).click();
      await code.fill(hidden.code);
      await page.getByRole('button', { name: '立即兑换' }).click();
      await expect(page.getByText('兑换码无效或已被使用')).toBeVisible();
      await lookAt('wrong-code');
    });

    await test.step('finds all three in the user centre, two of them ending soon', async () => {
      await openPage(page, pathOf('userCenter'));
      await page.getByRole('link', { name: /^3\s?优惠券$/ }).click();
      await expect(page.getByRole('tab', { name: '可使用 3' })).toBeVisible();
      await page.getByRole('button', { name: '快到期 2' }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
      await lookAt('mine');
    });

    await test.step('has no messages yet', async () => {
      await openPage(page, pathOf('userCenter'));
      await page.getByRole('link', { name: '消息' }).click();
      await expect(page.getByText('还没有消息')).toBeVisible();
      await lookAt('messages');
    });
    expect(troubles.list).toEqual([]);
  });
});
