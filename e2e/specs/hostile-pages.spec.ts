import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hostileBlocks } from '../../apps/server/src/modules/decoration/hostile-blocks.fixture.ts';
import { cleanRichText } from '../../apps/server/src/platform/rich-text/rich-text.rules.ts';
import type { Block } from '../../packages/contract/src/decoration/block.schema.ts';
import { isLong } from '../fixtures/long-form.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { removePages, someGoodsId, writePages } from '../fixtures/written-pages.ts';

/** Lists of blocks joined into fewer, longer pages than staff could save. */
function inPages(lists: readonly (readonly Block[])[], blocksPerPage: number): Block[][] {
  const blocks = lists.flatMap((list, nth) => list.map((block) => ({ ...block, id: `${nth}-${block.id}` })));
  const starts = Array.from({ length: Math.ceil(blocks.length / blocksPerPage) }, (_, nth) => nth * blocksPerPage);
  return starts.map((start) => blocks.slice(start, start + blocksPerPage));
}

/** Pictures nobody has painted: they fail, and what listens for that runs, if it can. */
const everywhere = async () =>
  hostileBlocks({ picture: '1001/none.jpg', film: '1001/none.mp4', goodsId: await someGoodsId() }, isLong ? 1 : 8);

/** As saving keeps it (hostile-pages.int.test.ts sees that it does). */
const cleaned = (block: Block): Block =>
  block.type === 'richText' ? { ...block, props: { html: cleanRichText(block.props.html, []) } } : block;

interface Watched {
  readonly context: BrowserContext;
  /** Where a script of a payload ran. */
  readonly ran: string[];
}

/** A browser in which whatever calls `alert` is seen, in frames too. */
async function watch(browser: Browser, bypassCSP: boolean): Promise<Watched> {
  const context = await browser.newContext({ bypassCSP });
  const ran: string[] = [];
  await context.exposeBinding('tellThatItRan', ({ frame }) => ran.push(frame.url()));
  await context.addInitScript(() => {
    const here = window as unknown as { tellThatItRan: () => void };
    window.alert = () => here.tellThatItRan();
  });
  return { context, ran };
}

/** Elements that listen by an attribute or lead to a program: nothing of ours does. Each is touched in every way; how many there are. */
const touchLivingElements = (page: Page) =>
  page.evaluate(() => {
    const isLiving = ({ name, value }: Attr) => name.startsWith('on') || /^\W*(javascript|vbscript|data):/i.test(value);
    const living = [...document.querySelectorAll('body *')].filter(({ attributes }) => [...attributes].some(isLiving));
    const events = ['mouseover', 'mouseenter', 'pointerenter', 'focus', 'wheel', 'toggle', 'animationstart', 'transitionend', 'submit'];
    for (const element of living) {
      for (const kind of events) element.dispatchEvent(new Event(kind, { cancelable: true }));
      element.dispatchEvent(new MouseEvent('click', { cancelable: true }));
    }
    return living.length;
  });

/** Opens every page; how many living elements they had together. */
async function visit({ context }: Watched, ids: readonly string[], look: (page: Page) => Promise<void> = async () => undefined) {
  const page = await context.newPage();
  let living = 0;
  for (const id of ids) {
    // What was touched on the page before may still be on its way somewhere, and then this is called off.
    await expect(() => page.goto(`${h5}/shop/micropage.html?id=${id}`, { waitUntil: 'domcontentloaded' })).toPass();
    await expect(page).toHaveTitle(/茶席/);
    await look(page);
    living += await touchLivingElements(page);
  }
  await page.close();
  return living;
}

/** Scripts that are neither files of ours nor data. */
const strangeScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src.startsWith(`${location.origin}/subsys/home/`) && !/^application\/(ld\+)?json$/.test(type))
      .map(({ outerHTML }) => outerHTML),
  );

test.describe('500 hostile payloads as HTML, and many in every text, name and link of every block (spec 3, 8)', () => {
  test.describe.configure({ timeout: 300_000 });

  test('as they are kept after saving: they are shown, none runs, and nothing in the page could', async ({ browser }) => {
    const lists = await everywhere();
    const ids = await writePages(inPages(lists, 150).map((blocks) => blocks.map(cleaned)));
    const watched = await watch(browser, false);
    const living = await visit(watched, ids, async (page) => expect(await strangeScripts(page)).toEqual([]));
    expect([watched.ran, living]).toEqual([[], 0]);
    await watched.context.close();
    await removePages(ids);
  });

  test('never cleaned at all: the policy of the page lets none of them run, and without it many would', async ({ browser }) => {
    // Cleaning is for rich text alone; all else is in the pages of the test above as it came.
    const lists = (await everywhere()).map((blocks) => blocks.filter(({ type }) => type === 'richText'));
    const ids = await writePages(inPages(lists, 75));
    const shielded = await watch(browser, false);
    expect(await visit(shielded, ids)).toBeGreaterThan(100);
    expect(shielded.ran).toEqual([]);
    await shielded.context.close();

    const bare = await watch(browser, true);
    await visit(bare, ids.slice(0, 2));
    expect(bare.ran.length).toBeGreaterThan(20);
    await bare.context.close();
    await removePages(ids);
  });
});
