import type { Locator, Page } from '@playwright/test';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage, untilAtRest } from '../fixtures/open-page.ts';

const home = `${h5}/shop/?cid=101`;
/** Screens from the top of the page within which pictures are asked for (spec 9). */
const near = 1.3;
const screenHeight = 812;

const keyOf = (address: string) => new URL(address).pathname.replace('/img/', '');

/** Pictures asked for from now on, by key and in order. */
function pictureRequests(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && keys.push(keyOf(request.url())));
  return keys;
}

/** The first picture that stands too far down to be asked for. */
async function firstFarPicture(page: Page): Promise<Locator> {
  const place = await page.locator('img').evaluateAll(
    (images, limit) =>
      images.findIndex((image) => {
        const { top, right } = image.getBoundingClientRect();
        return top > limit && right <= innerWidth;
      }),
    near * screenHeight,
  );
  return page.locator('img').nth(place);
}

/** The first `failures` answers to a picture are failures. The addresses it was asked for at. */
async function failPicture(page: Page, key: string, failures: number): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    (address) => address.pathname === `/img/${key}`,
    (route) => (requested.push(route.request().url()) <= failures ? route.abort() : route.continue()),
  );
  return requested;
}

/** A picture that hydration found in the page's HTML, and the address it stands there with. */
async function firstPicture(page: Page): Promise<string> {
  const html = await (await page.request.get(home)).text();
  return keyOf(/<img[^>]* src="([^"]+\/img\/[^"]+\/goods-[^"]+)"/.exec(html)?.[1] ?? '');
}

test.describe('pictures that do not come (spec 4, 9)', () => {
  test('one that fails twice is there after the third attempt, each asked of another host', async ({ page }) => {
    const key = await firstPicture(page);
    const requested = await failPicture(page, key, 2);
    await page.goto(home);
    const picture = page.locator(`img[src*="${key}"]`);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(new Set(requested.map((address) => new URL(address).host)).size).toBe(3);
    expect(requested).toHaveLength(3);
  });

  test('one that never comes is asked for three times and leaves a quiet sign', async ({ page }) => {
    const key = await firstPicture(page);
    const requested = await failPicture(page, key, Number.POSITIVE_INFINITY);
    await page.clock.install();
    await page.goto(home);
    await expect.poll(() => requested.length).toBe(3);
    await expect(page.locator('span:has(> img:not([src])) > svg').first()).toBeVisible();
    await page.clock.runFor(3_000);
    await untilAtRest(page);
    expect(requested).toHaveLength(3);
  });
});

test.describe('pictures further down (spec 4, 9)', () => {
  test('are not asked for until they are within 1.3 screens', async ({ page }) => {
    const requests = pictureRequests(page);
    await openPage(page, home);
    const far = await page
      .locator('img')
      .evaluateAll(
        (images, limit) =>
          images.filter((image) => image.getBoundingClientRect().top > limit).map((image) => ({ hasSource: image.hasAttribute('src') })),
        near * screenHeight,
      );
    expect(far.length).toBeGreaterThan(5);
    expect(far.filter(({ hasSource }) => hasSource)).toEqual([]);
    const before = requests.length;
    const picture = await firstFarPicture(page);
    const isAsked = () => picture.evaluate((image) => image.hasAttribute('src'));
    await scrollBelow(picture, near + 0.05);
    await untilAtRest(page);
    expect(await isAsked()).toBe(false);
    await scrollBelow(picture, near - 0.05);
    await expect.poll(isAsked).toBe(true);
    await expect.poll(() => requests.length).toBeGreaterThan(before);
  });

  test('nothing moves while they arrive slowly', async ({ page, troubles }) => {
    await page.route('**/img/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.goto(home);
    for (let screens = 0; screens < 5; screens += 1) {
      await page.mouse.wheel(0, screenHeight);
      await page.waitForFunction((y) => scrollY >= y, screens * screenHeight);
    }
    await untilAtRest(page);
    expect(await page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts)).toEqual([]);
    expect(troubles.list).toEqual([]);
  });
});

test.describe('pictures of the right size from the right host (spec 5, 9)', () => {
  for (const [ratio, card, gallery] of [
    [1, 180, 540],
    [2, 360, 750],
    [3, 540, 750],
  ] as const) {
    test.describe(`pixel ratio ${ratio}`, () => {
      test.use({ deviceScaleFactor: ratio });

      test(`a card’s picture is ${card} wide, an item’s ${gallery}`, async ({ page }) => {
        await openPage(page, `${h5}/shop/classGoodList.html?cid=101`);
        await expect.poll(() => widthAsked(page, 'article img')).toBe(card);
        await page.locator('article h3 a').first().click();
        await expect(page.locator('h1:visible')).toBeVisible();
        await expect.poll(() => widthAsked(page, 'main:visible ul img')).toBe(gallery);
      });
    });
  }

  test('a picture has one host, whether the page or the phone named it, and all three are used', async ({ page }) => {
    const hostsOf = new Map<string, Set<string>>();
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') return;
      const { host } = new URL(request.url());
      hostsOf.set(keyOf(request.url()), (hostsOf.get(keyOf(request.url())) ?? new Set()).add(host));
    });
    await openPage(page, home);
    const rendered = hostsOf.size;
    // the item's first picture was on the card that led to it; the phone renders it
    await page.locator('article h3 a').first().click();
    await expect.poll(() => hostsOf.size).toBeGreaterThan(rendered);
    expect([...hostsOf].filter(([, hosts]) => hosts.size > 1)).toEqual([]);
    expect(new Set([...hostsOf.values()].flatMap((hosts) => [...hosts])).size).toBe(3);
  });

  test('the largest picture of the first screen is asked for before everything else', async ({ request }) => {
    const html = await (await request.get(home)).text();
    expect(html.match(/<img[^>]*fetchPriority="high"[^>]*>/gi)).toHaveLength(1);
    expect(html.match(/<link rel="preload" as="image"[^>]*fetchPriority="high"[^>]*>/gi)).toHaveLength(1);
  });
});

/** The `w` of the picture the browser chose. */
const widthAsked = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => Number(/w=(\d+)$/.exec(image.currentSrc)?.[1]));

/** Scrolls until the picture's upper edge is that many screens below the top of the screen. */
const scrollBelow = (picture: Locator, screens: number) =>
  picture.evaluate(
    (element, distance) => scrollTo(0, scrollY + element.getBoundingClientRect().top - distance),
    Math.round(screens * screenHeight),
  );
