import type { BrowserContext, Page } from '../../../e2e/fixtures/browser.ts';

export const SLOWDOWN = 4;
export const TAPS = 30;

/** Runs in the page. One tap is several events, of which the slowest counts; keys only prepare the next tap. */
const noteTaps = `
  globalThis.taps = {};
  new PerformanceObserver((entries) => {
    for (const { interactionId, name, duration } of entries.getEntries())
      if (interactionId > 0 && !name.startsWith('key')) taps[interactionId] = Math.max(taps[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** A page on a slow phone that notes how long each tap waited for its paint. */
export async function openSlow(phone: BrowserContext, address: string): Promise<Page> {
  const page = await phone.newPage();
  await page.addInitScript({ content: noteTaps });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const session = await phone.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** What led up to the taps that count is not counted. */
export const forgetTaps = async (page: Page): Promise<void> => {
  await page.waitForTimeout(300);
  await page.evaluate('taps = {}');
};

/** Milliseconds within which 95 of 100 taps were answered by a paint. */
export async function p95Of(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  const paints = await page.evaluate<number[]>('Object.values(taps)');
  await page.close();
  // On a slowed phone some taps take longer than a frame: none told of means that nobody watched.
  if (paints.length === 0) throw new Error('the browser told of no tap');
  if (paints.length > TAPS) throw new Error(`${paints.length} taps were told of, ${TAPS} were made`);
  // faster ones than the browser tells of were painted within a frame
  const all = [...paints, ...Array<number>(TAPS - paints.length).fill(16)].sort((a, b) => a - b);
  return all[Math.ceil(all.length * 0.95) - 1] ?? 0;
}
