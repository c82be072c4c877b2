import { cpus } from 'node:os';
import { type BrowserContext, openBrowser, openPhone, type Page } from '../../e2e/fixtures/browser.ts';
import { chooseSku } from '../../e2e/fixtures/shopper.ts';
import { visitorSeries } from '../gallery/visitor-views.ts';
import { readPorts } from '../mall/settings.ts';
import { browser as chromium, ensureSystemPackages } from '../mall/stack/system-packages.ts';
import { median } from './median.ts';
import { atMost, conclude, type ProofRow } from './proof.ts';

/**
 * How soon a phone answers a finger: the time from a tap to the next paint (Event Timing) in Chromium slowed down four times,
 * and whether pages move by themselves while they load. Needs a mall that is up.
 */
const SLOWDOWN = 4;
const TAPS = 30;
const NEXT_PAINT_MS = 200;
/** The browser counts a shift from the third decimal on. */
const NO_SHIFT = 0.001;

/** Runs in the page. One tap is several events, of which the slowest counts; keys only close what taps have opened. */
const noteTaps = `
  globalThis.taps = {};
  new PerformanceObserver((entries) => {
    for (const { interactionId, name, duration } of entries.getEntries())
      if (interactionId > 0 && !name.startsWith('key')) taps[interactionId] = Math.max(taps[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;
/** Runs in the page. */
const noteShifts = `
  globalThis.shift = 0;
  new PerformanceObserver((entries) => {
    for (const { value, hadRecentInput } of entries.getEntries()) if (!hadRecentInput) shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

const ports = readPorts();
const mall = {
  h5: `http://localhost:${ports.h5}`,
  cp: `http://localhost:${ports.cp}`,
  shared: `http://mall.localhost:${ports.h5}`,
};

await ensureSystemPackages([chromium]);
const browser = await openBrowser();
process.exitCode = await prove().finally(() => browser.close());

async function prove(): Promise<number> {
  const phone = await openPhone(browser);
  const rows = [await proveSheet(phone), await proveTabs(phone), await proveStepper(phone)];
  const index = await benchmarkIndex(phone);
  await phone.close();
  const shifts = await measureShifts();
  const worst = shifts.toSorted((a, b) => b.shift - a.shift)[0];
  rows.push(atMost(`layout shift of the worst of ${shifts.length} views (${worst?.name})`, worst?.shift ?? 1, NO_SHIFT, 'CLS'));
  return conclude('touch', rows, [
    `Chromium at 375 × 812 with ${SLOWDOWN} × CPU slowdown; ${TAPS} taps each, event to next paint by Event Timing, which counts in steps of 8 ms`,
    `the machine's benchmark index, as Lighthouse counts it and without slowdown: ${Math.round(index)} (${cpus().length} cores)`,
    'the layout shift is that of every visitor view of the gallery, from its opening until its picture',
  ]);
}

async function proveSheet(phone: BrowserContext): Promise<ProofRow> {
  const page = await openSlow(phone, '/shop/?cid=101');
  await page.click('article h3 a >> nth=0');
  const open = page.getByRole('button', { name: '加入购物车' }).first();
  const sheet = page.getByRole('dialog', { name: '选择规格' });
  await open.waitFor();
  for (let taps = 0; taps < TAPS; taps += 1) {
    await open.tap();
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  }
  return tellPaints('sheet opened', page);
}

async function proveTabs(phone: BrowserContext): Promise<ProofRow> {
  const page = await openSlow(phone, '/shop/?cid=101');
  const tabs = page.locator('button[aria-pressed]:visible');
  await tabs.first().scrollIntoViewIfNeeded();
  const count = await tabs.count();
  for (let taps = 0; taps < TAPS; taps += 1) {
    await tabs.nth((taps + 1) % count).tap();
    await page.waitForTimeout(100);
  }
  return tellPaints('tab changed', page);
}

async function proveStepper(phone: BrowserContext): Promise<ProofRow> {
  const page = await openSlow(phone, '/shop/?cid=101');
  await page.click('article h3 a >> nth=0');
  await page.getByRole('button', { name: '加入购物车' }).first().tap();
  const sheet = await chooseSku(page);
  const another = sheet.getByRole('group', { name: '数量' }).getByRole('button').last();
  for (let taps = 0; taps < TAPS; taps += 1) {
    await another.tap();
    await page.waitForTimeout(50);
  }
  return tellPaints('stepper tapped', page);
}

/** A page on a slow phone that notes how long each tap waited for its paint. */
async function openSlow(phone: BrowserContext, path: string): Promise<Page> {
  const page = await phone.newPage();
  await page.addInitScript({ content: noteTaps });
  await page.goto(mall.h5 + path);
  await page.waitForLoadState('networkidle');
  const session = await phone.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function tellPaints(name: string, page: Page): Promise<ProofRow> {
  await page.waitForTimeout(500);
  const paints = await page.evaluate<number[]>('Object.values(taps)');
  await page.close();
  // On a slowed phone some taps take longer than a frame: none told of means that nobody watched.
  if (paints.length === 0) throw new Error(`${name}: the browser told of no tap`);
  // faster ones than the browser tells of were painted within a frame
  const all = [...paints, ...Array<number>(Math.max(0, TAPS - paints.length)).fill(16)].sort((a, b) => a - b);
  return atMost(`${name}, next paint, p95`, all[Math.ceil(all.length * 0.95) - 1] ?? 0, NEXT_PAINT_MS, 'ms');
}

/** How often a fixed piece of work is done in half a second: Lighthouse's measure of a machine. */
async function benchmarkIndex(phone: BrowserContext): Promise<number> {
  const page = await phone.newPage();
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    rounds.push(
      await page.evaluate(() => {
        const start = performance.now();
        let iterations = 0;
        while (performance.now() - start < 500) {
          let text = '';
          for (let letters = 0; letters < 10_000; letters += 1) text += 'a';
          if (text.length === 1) throw new Error('never: keeps the work from being left out');
          iterations += 1;
        }
        return iterations / ((performance.now() - start) / 1_000) / 10;
      }),
    );
  }
  await page.close();
  return median(rounds);
}

interface Shift {
  readonly name: string;
  readonly shift: number;
}

async function measureShifts(): Promise<Shift[]> {
  const shifts: Shift[] = [];
  for (const { locale, views } of visitorSeries) {
    const phone = await openPhone(browser, { locale });
    const page = await phone.newPage();
    await page.addInitScript({ content: noteShifts });
    for (const { name, show } of views) {
      await show(page, mall);
      await page.waitForTimeout(500);
      shifts.push({ name, shift: await page.evaluate<number>('shift') });
    }
    await phone.close();
  }
  return shifts;
}
