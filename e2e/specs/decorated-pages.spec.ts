import type { APIRequestContext, Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage, untilAtRest } from '../fixtures/open-page.ts';
import { askStaff, staffCall } from '../fixtures/outside.ts';

const addressOf = (id: string, cid = '101') => `${h5}/shop/micropage.html?id=${id}&cid=${cid}`;

async function pageTitled(wanted: string): Promise<string> {
  const { list } = await askStaff<{ list: { id: string; title: string }[] }>('decoration.page.list', { pageSize: 50 });
  return list.find(({ title }) => title === wanted)?.id ?? '';
}

/** A micro page of the demo's first shop: its first screen is pictures and text, a film lies further down. */
const citrusSeason = () => pageTitled('当季柑橘');

const htmlOf = async (request: APIRequestContext, address: string) => (await request.get(address)).text();

/** The scripts of blocks that a page has asked for until now. */
function blockScriptsOf(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const name = /\/(\w+(?:-\w+)*-block)-[^/]+\.js$/.exec(request.url())?.[1];
    if (name) requested.push(name);
  });
  return requested;
}

const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((sum, shift) => sum + shift, 0));

test.describe('micro pages (spec 2.1, 3)', () => {
  test.setTimeout(90_000);

  test('stand whole in their first HTML, whatever blocks they hold', async ({ request }) => {
    const html = await htmlOf(request, addressOf(await citrusSeason()));
    expect(html).toContain('<title>当季柑橘</title>');
    for (const part of ['<video', '/micropage.html?id=', '¥', '-block-']) expect(html).toContain(part);
    expect(html).not.toContain('<!--$!-->');
    expect(html).not.toContain('<!--$?-->');
  });

  test('come to life without an error or a layout shift, those below once the page is used', async ({ page, troubles }) => {
    const scripts = blockScriptsOf(page);
    const lookAt = createPageAudit(page, 'micro-page');
    await openPage(page, addressOf(await citrusSeason()));
    await expect(page.getByRole('heading', { level: 1, name: '当季柑橘' })).toBeVisible();
    await lookAt('top');
    expect(scripts).toContain('cube-block');
    expect(scripts).not.toContain('float-button-block');
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => scripts).toContain('float-button-block');
    await untilAtRest(page);
    expect(await shiftOf(page)).toBe(0);
    expect(troubles.list).toEqual([]);
  });

  test('a block whose script does not come stays as it was rendered, and the page works', async ({ page }) => {
    await page.route(/cube-block-[^/]+\.js$/, (route) => route.abort());
    await openPage(page, addressOf(await citrusSeason()));
    await page.mouse.wheel(0, 600);
    await untilAtRest(page);
    await expect(page.locator('main > section').first().locator('img')).toBeVisible();
    await page.getByRole('button', { name: '返回' }).click();
    await expect(page).toHaveURL(/\/shop\/(\?|$)/);
  });

  test('are reached by a link, and back leads to the same place', async ({ page, troubles }) => {
    await openPage(page, `${h5}/shop/?cid=101`);
    const link = page.locator('main a[href*="/micropage.html"]').first();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      document.addEventListener('click', () => Object.assign(window, { leftAt: scrollY }), { capture: true });
    });
    await link.click();
    await expect(page).toHaveURL(/\/micropage\.html\?id=\d+/);
    await expect(page.locator('h1:visible')).not.toBeEmpty();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    const leftAt = await page.evaluate(() => (window as unknown as { leftAt: number }).leftAt);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
    expect(troubles.list).toEqual([]);
  });

  test('one shown as home has no way back; without an id it is home', async ({ page, troubles }) => {
    await openPage(page, `${h5}/shop/indexMicropage.html?id=${await citrusSeason()}&cid=101`);
    await expect(page).toHaveTitle('当季柑橘');
    await expect(page.getByRole('button', { name: '返回' })).toHaveCount(0);
    await openPage(page, `${h5}/shop/indexMicropage.html?cid=101`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('鲜屿生活');
    expect(troubles.list).toEqual([]);
  });

  test('an id that names none is a 404 with a way on', async ({ page }) => {
    const reply = await page.goto(addressOf('999999'));
    expect(reply?.status()).toBe(404);
    await expect(page.getByText('没有找到这个页面')).toBeVisible();
    await expect(page.getByRole('link').first()).toBeVisible();
  });
});

test.describe('the micro pages of a category (spec 2.1)', () => {
  test.setTimeout(90_000);

  test('are cards that lead to them', async ({ page, troubles }) => {
    const lookAt = createPageAudit(page, 'micro-page-class');
    const { list } = await askStaff<{ list: { id: string; title: string }[] }>('decoration.pageClass.list', {});
    await openPage(page, `${h5}/shop/micropageClass.html?id=${list[0]?.id}&cid=101`);
    await expect(page).toHaveTitle(list[0]?.title ?? '');
    await lookAt('cards');
    const card = page.locator('main a[href*="/micropage.html"]').first();
    const title = await card.locator('strong').textContent();
    await card.click();
    await expect(page.locator('h1:visible')).toHaveText(title ?? '');
    expect(troubles.list).toEqual([]);
  });
});

interface Navigation {
  readonly navMap: Readonly<Record<string, { readonly navName: string }>>;
}

/** The bottom navigation of a shop, as the document of its home carries it. */
async function navigationOf(request: APIRequestContext, cid: string): Promise<Navigation> {
  const text = /id="state">([^<]*)/.exec(await htmlOf(request, `${h5}/shop/?cid=${cid}`))?.[1] ?? '';
  const { reads } = JSON.parse(text) as { reads: [[string], { navigationJson: string }][] };
  const read = reads.find(([[name]]) => name === 'decoration.navigation.pageConfig');
  return JSON.parse(decodeURIComponent(read?.[1].navigationJson ?? ''));
}

test.describe('the bottom navigation of micro pages (spec 2.5, 4)', () => {
  test.setTimeout(120_000);

  test('shows below the one that has a tab, and below no other', async ({ page, request, troubles }) => {
    const arranged = await navigationOf(request, '103');
    const tabbed = await pageTitled('灯光与香氛');
    const linkTo = { pageType: 'microPage', data: { id: tabbed } };
    const arrange = (config: Navigation) => staffCall('decoration.navigation.set', { cid: '103', config });
    const bar = page.getByRole('navigation', { name: '底部导航' });
    await arrange({
      ...arranged,
      navMap: { ...arranged.navMap, tab3: { ...arranged.navMap.tab3, navName: '灯光', linkTo } },
    } as Navigation);
    try {
      await expect.poll(() => htmlOf(request, addressOf(tabbed, '103'))).toContain('底部导航');
      await openPage(page, addressOf(tabbed, '103'));
      await expect(bar.locator('[aria-current="page"]')).toHaveText('灯光');
      await openPage(page, addressOf(await pageTitled('厨房收纳课'), '103'));
      await expect(page.getByRole('heading', { level: 1, name: '厨房收纳课' })).toBeVisible();
      await expect(bar).toBeHidden();
      expect(troubles.list).toEqual([]);
    } finally {
      await arrange(arranged);
    }
  });
});

test.describe('a page of one shop in place of another (spec 3)', () => {
  test.setTimeout(120_000);

  const publish = async (id: string, revision: number, title: string) => {
    const blocks = [{ id: 'title', type: 'title', props: { title } }];
    const share = { title, describe: '', picture: null };
    const saved = await askStaff<{ revision: number }>('decoration.page.save', { id, revision, title, share, blocks });
    await staffCall('decoration.page.publish', { id, revision: saved.revision });
  };

  test('shows in its shop only, and is gone with its withdrawal', async ({ request }) => {
    type Made = { id: string; revision: number };
    const base = await askStaff<Made>('decoration.page.create', { kind: 'micro', title: '中秋' });
    await publish(base.id, base.revision, '各店中秋');
    const own = await askStaff<Made>('decoration.page.create', { kind: 'override', shop: '102', baseId: base.id });
    await publish(own.id, own.revision, '素纸中秋');

    const titleIn = async (cid: string) => /<title>([^<]*)/.exec(await htmlOf(request, addressOf(base.id, cid)))?.[1];
    await expect.poll(() => titleIn('102')).toBe('素纸中秋');
    expect(await titleIn('101')).toBe('各店中秋');
    await staffCall('decoration.page.withdraw', { id: own.id });
    await expect.poll(() => titleIn('102')).toBe('各店中秋');
    await staffCall('decoration.page.withdraw', { id: base.id });
    await expect.poll(async () => (await request.get(addressOf(base.id))).status()).toBe(404);
  });
});
