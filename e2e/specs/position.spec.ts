import type { Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { enterAsMember } from '../fixtures/member.ts';
import { openPage } from '../fixtures/open-page.ts';

const stores = `${h5}/shop/instLoadPage.html`;
/** Beside the shop at Tianmuli, as a phone measures it. */
const tianmuli = { latitude: 30.2731, longitude: 120.1058 };

const namesOf = (page: Page) => page.getByRole('listitem').getByText(/鲜屿生活|素纸|木白家居/);

test.describe('stores by distance (spec 7.2)', () => {
  test.describe('a phone that tells where it is', () => {
    test.use({ geolocation: tianmuli, permissions: ['geolocation'] });
    test.setTimeout(60_000);

    test('the nearest comes first, in both languages', async ({ page, troubles }) => {
      const lookAt = createPageAudit(page, 'stores');
      await openPage(page, stores);
      await expect(namesOf(page)).toHaveText([/鲜屿生活/, /素纸/, /木白家居/]);
      await lookAt('as-ordered');
      await page.getByRole('button', { name: '按距离排序' }).click();
      await expect(page.getByText('已按距离由近到远排序')).toBeVisible();
      await expect(namesOf(page)).toHaveText([/木白家居/, /鲜屿生活/, /素纸/]);
      await expect(page.getByRole('listitem').nth(1)).toContainText(/1\d(\.\d)?公里/);
      await lookAt('by-distance');

      await page.context().addCookies([{ name: 'lang', value: 'en', url: h5 }]);
      await openPage(page, stores);
      await page.getByRole('button', { name: 'Sort by distance' }).click();
      await expect(page.getByRole('listitem').nth(1)).toContainText(/1\d(\.\d)? km/);
      await lookAt('in-english');
      expect(troubles.list).toEqual([]);
    });
  });

  test('a phone that may not tell leaves the list as it is, and says why', async ({ page, troubles }) => {
    const lookAt = createPageAudit(page, 'stores-denied');
    await openPage(page, stores);
    await page.getByRole('button', { name: '按距离排序' }).click();
    await expect(page.getByText('未获得定位权限')).toBeVisible();
    await expect(namesOf(page)).toHaveText([/鲜屿生活/, /素纸/, /木白家居/]);
    await lookAt('denied');
    expect(troubles.list).toEqual([]);
  });
});

test.describe('an address by the map (spec 7.5)', () => {
  test.use({ geolocation: tianmuli, permissions: ['geolocation'] });
  test.setTimeout(60_000);

  test('where the phone is fills in the address; a place is chosen while one types', async ({ page, context, troubles }) => {
    const lookAt = createPageAudit(page, 'address');
    const number = await enterAsMember(context);
    await page.goto(`${h5}/shop/addressModify.html`);
    await page.getByLabel('收货人').fill('林知夏');
    await page.getByLabel('手机号码').fill(number);
    await lookAt('empty');
    await page.getByRole('button', { name: '定位填写' }).click();
    await expect(page.getByText('已填入当前位置，请核对')).toBeVisible();
    await expect(page.getByRole('button', { name: '所在地区' })).toContainText('浙江省杭州市西湖区');
    await expect(page.getByLabel('详细地址')).toHaveValue(/路\d+号/);
    await lookAt('filled');

    await page.getByLabel('详细地址').fill('');
    await page.getByLabel('详细地址').pressSequentially('花园');
    const places = page.getByRole('listbox', { name: '地点建议' }).getByRole('option');
    await expect(places.first()).toContainText('花园');
    await lookAt('places');
    await places.first().click();
    await expect(page.getByLabel('详细地址')).toHaveValue(/花园$/);
    const saved = page.waitForRequest(/\/address\/add$/);
    await page.getByRole('button', { name: '保存' }).click();
    expect((await saved).postDataJSON()).toMatchObject({ point: { lat: expect.closeTo(30.2, 0), lng: expect.closeTo(120.1, 0) } });
    await expect(page.getByText('地址已保存')).toBeVisible();
    expect(troubles.list).toEqual([]);
  });
});
