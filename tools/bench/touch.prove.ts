import { cpus } from 'node:os';
import { openBrowser } from '../../e2e/fixtures/browser.ts';
import { logInStaff } from '../../e2e/fixtures/outside.ts';
import { mallAddresses } from '../gallery/mall-addresses.ts';
import { memberSeries } from '../gallery/member-views.ts';
import { visitorSeries } from '../gallery/visitor-views.ts';
import { readPorts } from '../mall/settings.ts';
import { browser as chromium, ensureSystemPackages } from '../mall/stack/system-packages.ts';
import { atMost, conclude, finding, type ProofRow } from './proof.ts';
import { benchmarkIndex } from './touch/benchmark-index.ts';
import { measureGestures } from './touch/gestures.ts';
import { type Lateness, measureShifts } from './touch/layout-shifts.ts';
import { SLOWDOWN, TAPS } from './touch/slow-phone.ts';

/**
 * How soon a phone answers a finger: the time from a tap to the next paint in Chromium slowed down four times, and whether pages
 * move by themselves while they load. Needs a mall that is up.
 */
const NEXT_PAINT_MS = 200;
/** The browser counts a shift from the third decimal on. */
const NO_SHIFT = 0.001;
const late: Lateness = { picturesMs: 800, callsMs: 400 };

const ports = readPorts();
process.env.E2E_SIMULATOR = `http://localhost:${ports.simulator}`;
const mall = mallAddresses(ports);

await ensureSystemPackages([chromium]);
await logInStaff();
const browser = await openBrowser();
process.exitCode = await prove().finally(() => browser.close());

async function prove(): Promise<number> {
  const index = await benchmarkIndex(browser);
  const gestures = await measureGestures(browser, mall.h5);
  const rows = gestures.map(({ name, p95 }) => atMost(`${name}: next paint, p95 of ${TAPS} taps`, p95, NEXT_PAINT_MS, 'ms'));
  rows.push(...(await proveStill('as they come', { picturesMs: 0, callsMs: 0 })));
  rows.push(...(await proveStill(`pictures ${late.picturesMs} ms late, answers ${late.callsMs} ms late`, late)));
  return conclude('touch', rows, [
    `Chromium at 375 × 812 with ${SLOWDOWN} × CPU slowdown; event to next paint by Event Timing, which counts in steps of 8 ms and tells of nothing faster than 16`,
    `the machine's benchmark index, as Lighthouse counts it and without slowdown: ${Math.round(index)} (${cpus().length} cores)`,
    'the layout shift is the sum of all shifts, from the opening of a view of the gallery until its picture; the pages of a member and open sheets are among them',
  ]);
}

async function proveStill(how: string, lateness: Lateness): Promise<ProofRow[]> {
  const { shifts, failed } = await measureShifts(browser, mall, [...visitorSeries, ...memberSeries], lateness);
  const moved = shifts.filter(({ sum }) => sum > NO_SHIFT).toSorted((a, b) => b.sum - a.sum);
  for (const { name, sum, movers } of moved) console.error(`${name} (${how}): ${sum.toFixed(4)} ${movers.join(', ')}`);
  for (const failure of failed) console.error(failure);
  const worst = Math.max(0, ...shifts.map(({ sum }) => sum));
  return [
    atMost(`layout shift of the worst of ${shifts.length} views, ${how}`, worst, NO_SHIFT, 'CLS'),
    finding(`every view was shown, ${how}`, failed.length === 0),
  ];
}
