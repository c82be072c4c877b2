import type { Page } from '@playwright/test';
import { type DevMall, startDevMall } from '../fixtures/dev-mall.ts';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';

test.describe.configure({ mode: 'serial' });

const styles = 'apps/storefront/src/features/search/word-chips.module.css';
const component = 'apps/storefront/src/features/search/word-chips.tsx';
const serverModule = 'apps/server/src/modules/search/show-hot-words.ts';
const contract = 'packages/contract/src/calls/search.ts';

let mall: DevMall;
let page: Page;
const chip = () => page.locator('button[class*=word-chips]').first();

test.beforeAll(async ({ browser }) => {
  mall = startDevMall();
  page = await browser.newPage();
});

test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.log(mall.output());
});

test.afterAll(async () => {
  await mall.interrupt();
});

test('./mall dev starts once, and serves both run environments', async () => {
  await expect.poll(mall.isStarting).toBe(true);
  for (const origin of [h5, cp]) await expect.poll(() => answers(origin)).toBe(true);
  await page.goto(`${cp}/cp/goodSearch`);
  await isLive();
  await page.goto(`${h5}/shop/search.html`);
  await isLive();
  expect(mall.restarts()).toBe(0);
});

test('a saved style and a saved component show without loading the page anew', async () => {
  const isSamePage = await markPage();
  mall.save(styles, '.chip {', '.chip {\n  letter-spacing: 7px;');
  await expect(chip()).toHaveCSS('letter-spacing', '7px');
  mall.save(component, '<span className={styles.text}>', '<span className={styles.text} data-saved="component">');
  await expect(chip().locator('[data-saved=component]')).toBeVisible();
  expect(await isSamePage()).toBe(true);
});

test('a component that does not compile is shown with its reason, also after a reload, until it compiles again', async () => {
  const mend = mall.save(component, 'export const WordChip =', 'export const WordChip = = ');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('word-chips.tsx');
  await page.reload();
  await expect(overlay).toContainText('word-chips.tsx');
  mend();
  await isLive();
  await expect(overlay).toHaveCount(0);
});

test('a saved module of the server shows in the open page', async () => {
  mall.save(serverModule, '    words,\n', "    words: words.map((word) => ({ ...word, text: 'saved·' + word.text })),\n");
  await expect(chip()).toContainText('saved·');
  await isLive();
});

test('a saved contract is followed by both sides', async () => {
  const answered: string[] = [];
  page.on('response', (response) => {
    if (response.ok()) answered.push(new URL(response.url()).pathname);
  });
  mall.save(contract, '/c/v2/search/suggest', '/c/v2/search/savedSuggest');
  const field = page.getByRole('combobox');
  // Typed again until the page has loaded itself anew, which empties the field.
  await expect(async () => {
    // The browser's own error page is the one page that never reloads itself.
    if (page.url().startsWith('chrome-error:')) await page.goto(`${h5}/shop/search.html`);
    await field.fill('', { timeout: 2_000 });
    await field.fill('脐橙', { timeout: 2_000 });
    await expect.poll(() => answered.filter((path) => path.endsWith('/c/v2/search/savedSuggest')), { timeout: 2_000 }).not.toEqual([]);
  }).toPass({ timeout: 120_000 });
});

test('a module that does not compile ends nothing; the next save brings the page back', async () => {
  const before = mall.failures();
  const mend = mall.save(serverModule, 'export async function', 'export async function function');
  // worker, api and web
  await expect.poll(mall.failures).toBe(before + 3);
  expect(mall.isRunning()).toBe(true);
  mend();
  await expect.poll(() => answers(h5)).toBe(true);
  await openAgain();
  await expect(chip()).toContainText('saved·');
});

test('a module that is mended while the processes still fail over it brings the page back, however it is saved', async () => {
  // Each is saved twice, the second time mended: a watch that follows a file, and not its name, misses that.
  for (const save of [mall.save, mall.replace]) {
    const before = mall.restarts();
    const mend = save(
      serverModule,
      'export async function',
      "await new Promise((go) => setTimeout(go, 6_000));\nthrow new Error('saved');\nexport async function",
    );
    // worker, api and web: nothing answers any more
    await expect.poll(mall.restarts).toBe(before + 3);
    mend();
    await expect.poll(() => answers(h5)).toBe(true);
    await openAgain();
    await expect(chip()).toContainText('saved·');
  }
});

test('Ctrl-C ends all of it', async () => {
  expect(await mall.interrupt()).toBe(0);
  expect([await answers(h5), await answers(process.env.E2E_API ?? '')]).toEqual([false, false]);
});

/** The page may be loading itself anew at that moment, for its server is back: then this is given up, and done again. */
const openAgain = () => expect(() => page.goto(`${h5}/shop/search.html`)).toPass();

/** The browser has taken over what the server rendered: before, what is saved reaches no module. */
async function isLive(): Promise<void> {
  await expect(page.locator('html[data-way]')).toBeAttached();
  await expect(chip()).toBeVisible();
}

/** Answers whether the page is still the one that was marked. */
async function markPage(): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
