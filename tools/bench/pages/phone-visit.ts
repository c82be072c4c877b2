import lighthouse from 'lighthouse';
import { openDebuggedBrowser } from '../../../e2e/fixtures/browser.ts';
import { phoneScreen } from '../../../e2e/fixtures/phone.ts';
import { chooseFreePorts } from '../../mall/ports.ts';

/** A first visit on a slow phone: empty caches, a slow line, a slow processor. */
export interface PhoneVisit {
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** Of 100. */
  readonly score: number;
  readonly firstByteMs: number;
  /** kB of pictures that came without a scroll. */
  readonly pictureKb: number;
  /** Lighthouse's measure of the machine during the visit. */
  readonly benchmarkIndex: number;
}

/** What does not depend on the line. */
export interface PageMarks {
  readonly accessibility: number;
  readonly seo: number;
  /** What was found wanting. */
  readonly findings: readonly string[];
}

const { viewport, deviceScaleFactor } = phoneScreen;

const settings = {
  formFactor: 'mobile',
  // The slow 4G and the four times slower processor of Lighthouse's standard, applied by the browser instead of estimated afterwards.
  throttlingMethod: 'devtools',
  screenEmulation: { mobile: true, ...viewport, deviceScaleFactor, disabled: false },
  extraHeaders: { 'accept-language': phoneScreen.locale },
  // It would make the page as tall as its contents and fetch every picture.
  disableFullPageScreenshot: true,
} as const;

export async function visit(address: string): Promise<PhoneVisit> {
  const { audits, categories, environment } = await report(address, ['performance']);
  const value = (audit: string): number => {
    const measured = audits[audit]?.numericValue;
    if (measured === undefined) throw new Error(`${address}: Lighthouse has no ${audit}: ${audits[audit]?.errorMessage ?? ''}`);
    return measured;
  };
  return {
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    score: hundred(categories.performance?.score),
    firstByteMs: value('server-response-time'),
    pictureKb: pictureBytes(audits['network-requests']?.details) / 1000,
    benchmarkIndex: environment.benchmarkIndex,
  };
}

export async function mark(address: string): Promise<PageMarks> {
  const { audits, categories } = await report(address, ['accessibility', 'seo']);
  return {
    accessibility: hundred(categories.accessibility?.score),
    seo: hundred(categories.seo?.score),
    findings: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
      .map(({ id, title }) => `${id}: ${title}`),
  };
}

/** In a browser of its own: nothing is left of the visit before. */
async function report(address: string, onlyCategories: string[]) {
  const [port = 0] = await chooseFreePorts(1);
  const browser = await openDebuggedBrowser(port);
  try {
    const result = await lighthouse(
      address,
      { port, logLevel: 'error' },
      { extends: 'lighthouse:default', settings: { ...settings, onlyCategories } },
    );
    if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const hundred = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

function pictureBytes(details: object | undefined): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] };
  return items.filter(({ resourceType }) => resourceType === 'Image').reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
