import { expect, h5, shared, test } from '../fixtures/mall-test.ts';

test.describe('which merchant a page belongs to (spec 4)', () => {
  test('the shared host without a merchant leads to cantFind', async ({ page }) => {
    await page.goto(`${shared}/shop/`);
    await expect(page).toHaveURL(`${shared}/shop/cantFind`);
    await expect(page.getByRole('heading', { name: '没有找到店铺' })).toBeVisible();
  });

  test('the shared host with a stranger leads to cantFind', async ({ page }) => {
    await page.goto(`${shared}/cp/home?mid=424242`);
    await expect(page).toHaveURL(`${shared}/cp/cantFind`);
  });

  test('the shared host shows the merchant that is named, and remembers it', async ({ page }) => {
    await page.goto(`${shared}/shop/?mid=1001`);
    await expect(page.getByText('鲜屿生活').first()).toBeVisible();
    await page.goto(`${shared}/shop/`);
    await expect(page.getByText('鲜屿生活').first()).toBeVisible();
  });

  test("the demo's own host shows the demo merchant, and refuses another one", async ({ page }) => {
    await page.goto(`${h5}/shop/`);
    await expect(page).toHaveTitle('千铺演示商城');
    await page.goto(`${h5}/shop/?mid=424242`);
    await expect(page).toHaveURL(`${h5}/shop/notFond`);
  });
});

test.describe('which shop of the merchant (spec 4)', () => {
  test('the store list leads to another shop, which looks different and is remembered', async ({ page, troubles }) => {
    await page.goto(`${h5}/shop/instLoadPage.html`);
    await page.getByRole('link', { name: /素纸/ }).click();
    await expect(page).toHaveURL(/cid=102/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'ink');
    await page.goto(`${h5}/shop/`);
    await expect(page.getByText('本月上新').first()).toBeVisible();
    expect(troubles.list).toEqual([]);
  });

  test('a shop that is not the merchant’s cannot be entered', async ({ page }) => {
    await page.goto(`${h5}/shop/?cid=999`);
    await expect(page).toHaveURL(`${h5}/shop/inaccessibleStore?orgId=999`);
  });

  test('every pair of homes, fetched in turn, answers with its own shop', async ({ request }) => {
    const names = { 101: '鲜屿生活', 102: '素纸', 103: '木白家居' };
    for (let round = 0; round < 10; round += 1) {
      for (const [cid, name] of Object.entries(names)) {
        const html = await (await request.get(`${h5}/shop/?cid=${cid}`)).text();
        expect(html).toContain(`<meta property="og:title" content="${name}`);
      }
    }
  });
});

test.describe('addresses that lead nowhere (spec 2.2)', () => {
  for (const path of ['/shop/item/999999.html', '/shop/nothing-here.html', '/cp/classGoodList?id=999999']) {
    test(`${path} says so with a 404 and a way on`, async ({ page }) => {
      const reply = await page.goto(h5 + path);
      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('link').first()).toBeVisible();
    });
  }

  test('a missing file is a plain 404, never a page', async ({ request }) => {
    const reply = await request.get(`${h5}/subsys/home/assets/gone-12345678.js`);
    expect(reply.status()).toBe(404);
    expect(await reply.text()).not.toContain('<html');
  });
});
