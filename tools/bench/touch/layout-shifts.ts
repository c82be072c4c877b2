import { type Browser, type BrowserContext, openPhone, type Page } from '../../../e2e/fixtures/browser.ts';
import { phoneScreen } from '../../../e2e/fixtures/phone.ts';
import type { Mall, Series } from '../../gallery/view.types.ts';

/** How much later than it is answered something comes to the phone. */
export interface Lateness {
  readonly picturesMs: number;
  readonly callsMs: number;
}

interface Shift {
  readonly name: string;
  readonly sum: number;
  /** What moved, as the browser names it. */
  readonly movers: readonly string[];
}

/** Runs in the page, and tells of shifts no finger has caused. */
const noteShifts = `
  new PerformanceObserver((entries) => {
    for (const { value, hadRecentInput, sources } of entries.getEntries())
      if (!hadRecentInput) noteShift(value, sources.map(({ node }) => node?.className || node?.nodeName || '?'));
  }).observe({ type: 'layout-shift', buffered: true });
`;
/** Until what moves by itself has come to rest. */
const RESTING_MS = 500;

/** Every view of the gallery, each series on a phone of its own, and how far it moved. */
export async function measureShifts(
  browser: Browser,
  mall: Mall,
  series: readonly Series[],
  lateness: Lateness,
): Promise<{ shifts: Shift[]; failed: string[] }> {
  const shifts: Shift[] = [];
  const failed: string[] = [];
  for (const { locale, views } of series) {
    const phone = await openPhone(browser, { locale });
    await holdUp(phone, lateness);
    const page = await phone.newPage();
    page.setDefaultTimeout(20_000);
    const seen = await watchShifts(page, mall);
    for (const { name, show, width = phoneScreen.viewport.width } of views) {
      // Another width moves everything, and that is not the page's doing.
      await page.setViewportSize({ ...phoneScreen.viewport, width });
      await page.waitForTimeout(100);
      seen.splice(0);
      try {
        await show(page, mall);
        await page.waitForTimeout(RESTING_MS + lateness.picturesMs);
      } catch (error) {
        failed.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      }
      const moves = seen.splice(0);
      shifts.push({ name, sum: moves.reduce((sum, { value }) => sum + value, 0), movers: moves.flatMap(({ movers }) => movers) });
    }
    await phone.close();
  }
  return { shifts, failed };
}

/** Told to us, so that they outlive the document they happened in; pages outside the mall are not ours to hold still. */
async function watchShifts(page: Page, mall: Mall): Promise<{ value: number; movers: string[] }[]> {
  const seen: { value: number; movers: string[] }[] = [];
  await page.exposeBinding('noteShift', ({ frame }, value: number, movers: string[]) => {
    if (Object.values(mall).some((origin) => frame.url().startsWith(origin))) seen.push({ value, movers });
  });
  await page.addInitScript({ content: noteShifts });
  return seen;
}

/** On the phone, not on its pages: a view may put its own answers in front. */
async function holdUp(phone: BrowserContext, { picturesMs, callsMs }: Lateness): Promise<void> {
  const delays = [
    [/^\/img\//, picturesMs],
    [/^\/(api-|member|ccart|cg-api|wkf-api|im-api)/, callsMs],
  ] as const;
  for (const [paths, delayMs] of delays) {
    if (delayMs === 0) continue;
    await phone.route(
      ({ pathname }) => paths.test(pathname),
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        await route.fallback().catch(() => undefined);
      },
    );
  }
}
