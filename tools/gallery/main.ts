import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, openBrowser, openPhone, type Page } from '../../e2e/fixtures/browser.ts';
import { logInStaff } from '../../e2e/fixtures/outside.ts';
import { inCheckout } from '../mall/paths.ts';
import { readPorts } from '../mall/settings.ts';
import { consoleSeries } from './console-views.ts';
import { photographEveryPage } from './every-page.ts';
import { holdStill } from './hold-still.ts';
import { kitSeries } from './kit-views.ts';
import { mallAddresses } from './mall-addresses.ts';
import { memberSeries } from './member-views.ts';
import { keepPicture, type Room } from './picture.ts';
import type { Series, View } from './view.types.ts';
import { visitorSeries } from './visitor-views.ts';
import { writeGallery } from './write-gallery.ts';

/**
 * Takes the pictures of docs/gallery from the running mall; words limit it to views whose name contains one of them.
 * With --every: each built page at 375 and 1280 pixels in both languages, as contact sheets that are only looked at.
 */
const folder = inCheckout('docs/gallery');
const series: readonly Series[] = [...visitorSeries, ...memberSeries, kitSeries, ...consoleSeries];
const isEveryPage = process.argv.includes('--every');
const wanted = process.argv.slice(2).filter((word) => word !== '--every');
/** Milliseconds until what moves by itself has come to rest. */
const resting = 500;
const patienceMs = 15_000;
/** In the page's words: every picture on the screen has come, or will not. */
const picturesAreThere = `[...document.images].every((image) => {
  const { top, left, width, height } = image.getBoundingClientRect();
  return image.complete || width * height === 0 || top >= innerHeight || left >= innerWidth || top + height <= 0 || left + width <= 0;
})`;
const mall = mallAddresses(readPorts());

mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
let failures = 0;
try {
  await logInStaff();
  if (isEveryPage) await photographEveryPage(browser, mall);
  else await takeGallery(browser);
} finally {
  await browser.close();
}
process.exitCode = failures === 0 ? 0 : 1;

async function takeGallery(browser: Browser): Promise<void> {
  for (const one of series) await takeSeries(browser, one);
  if (wanted.length === 0) removeOthers();
  writeGallery(series, folder);
}

async function takeSeries(browser: Browser, { views, locale, isOfDevelopment = false, isDesk = false }: Series): Promise<void> {
  if (!views.some(isWanted) || (isOfDevelopment && !(await isDevelopment()))) return;
  const options = { locale, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
  const device = await (isDesk ? browser.newContext(options) : openPhone(browser, options));
  const page = await device.newPage();
  page.setDefaultTimeout(patienceMs);
  for (const view of views) await takeView(page, view, isDesk ? 'desk' : 'phone');
  await device.close();
}

/** Views nobody asked for are shown all the same: the next one may begin where they end. */
async function takeView(page: Page, { name, show, width = 375 }: View, room: Room): Promise<void> {
  try {
    await page.setViewportSize({ width, height: room === 'desk' ? 900 : 812 });
    await show(page, mall);
    if (!isWanted({ name })) return;
    await untilPicturesAreThere(page);
    await page.waitForTimeout(resting);
    await holdStill(page);
    const isNew = await keepPicture(path.join(folder, `${name}.webp`), await page.screenshot(), room);
    console.log(`${isNew ? 'new ' : 'same'} ${name}`);
  } catch (error) {
    failures += 1;
    console.error(`fail ${name}: ${error instanceof Error ? error.message.split('\n').slice(0, 2).join(' ') : error}`);
  }
}

/** Asked from here each time: a page that waited by itself would have to evaluate words, which its policy forbids. */
async function untilPicturesAreThere(page: Page): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await page.evaluate<boolean>(picturesAreThere))) {
    if (performance.now() > deadline) throw new Error('its pictures did not come');
    await page.waitForTimeout(50);
  }
}

async function isDevelopment(): Promise<boolean> {
  return (await fetch(`${mall.h5}/shop/kit.html`)).ok;
}

function isWanted({ name }: Pick<View, 'name'>): boolean {
  return wanted.length === 0 || wanted.some((word) => name.includes(word));
}

function removeOthers(): void {
  const known = new Set(series.flatMap(({ views }) => views.map(({ name }) => `${name}.webp`)));
  const others = readdirSync(folder).filter((file) => file.endsWith('.webp') && !known.has(file));
  for (const file of others) rmSync(path.join(folder, file));
}
