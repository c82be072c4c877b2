import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage, untilAtRest } from '../fixtures/open-page.ts';

const homes = [
  { name: 'h5', url: `${h5}/shop/` },
  { name: 'mobile-mall', url: `${cp}/cp/home` },
];

test.describe('home (spec 2.1)', () => {
  for (const { name, url } of homes) {
    test(`${name} answers in place with prices in its HTML`, async ({ request }) => {
      const reply = await request.get(url, { maxRedirects: 0 });
      expect(reply.status()).toBe(200);
      const html = await reply.text();
      expect(html).toContain('¥');
      expect(html).toContain('鲜屿生活');
    });

    test(`${name} opens without an error, a failed request or a layout shift`, async ({ page, troubles }) => {
      await openPage(page, url);
      await expect(page.getByRole('heading', { name: '今日鲜果' })).toBeVisible();
      await page.mouse.wheel(0, 2_000);
      await untilAtRest(page);
      expect(
        await page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((sum, shift) => sum + shift, 0)),
      ).toBe(0);
      expect(troubles.list).toEqual([]);
    });
  }

  test('the waterfall goes on while the shopper scrolls, and says when it ends', async ({ page, troubles }) => {
    await openPage(page, `${h5}/shop/`);
    const end = page.getByText('已经到底啦');
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await end.isVisible()).toBe(true);
    }).toPass({ intervals: [100], timeout: 30_000 });
    expect(troubles.list).toEqual([]);
  });

  test('a card leads to its item, and back brings the shopper to the same place', async ({ page, troubles }) => {
    await openPage(page, `${h5}/shop/`);
    const card = page.locator('article h3 a[href*="/item/"]').nth(16);
    // A click may scroll once more: what counts is where the page stood when it was left.
    await page.evaluate(() => {
      document.addEventListener('click', () => Object.assign(window, { leftAt: scrollY }), { capture: true });
    });
    const title = (await card.textContent()) ?? '';
    await card.click();
    await expect(page).toHaveURL(/\/shop\/item\/\d+\.html/);
    await expect(page.locator('h1:visible')).toContainText(title);
    await page.goBack();
    await expect(page.getByRole('heading', { name: '今日鲜果' })).toBeAttached();
    const leftAt = await page.evaluate(() => (window as unknown as { leftAt: number }).leftAt);
    expect(leftAt).toBeGreaterThan(500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
    expect(troubles.list).toEqual([]);
  });
});
