import { cpus } from 'node:os';
import { openBrowser, openPhone } from '../../e2e/fixtures/browser.ts';
import { readPorts } from '../mall/settings.ts';
import { browser as chromium, ensureSystemPackages } from '../mall/stack/system-packages.ts';
import { CARDS } from './lists/long-list.ts';
import { PASSES, type Scrolled, STALL_MS, scrollPasses } from './lists/scroll-passes.ts';
import { atMost, conclude } from './proof.ts';
import { benchmarkIndex } from './touch/benchmark-index.ts';
import { SLOWDOWN } from './touch/slow-phone.ts';

/** How a phone bears a long list: stalled frames, cards in the document and memory. Needs a mall that is up. */
const ROUNDS = 3;
const STALLED_PERCENT = 1;
const CARDS_IN_DOCUMENT = 60;
const HEAP_GROWTH = 1.2;

const { h5 } = readPorts();
await ensureSystemPackages([chromium]);
const browser = await openBrowser();
process.exitCode = await prove().finally(() => browser.close());

async function prove(): Promise<number> {
  const index = await benchmarkIndex(browser);
  const rounds: Scrolled[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = await openPhone(browser);
    rounds.push(await scrollPasses(phone, `http://localhost:${h5}/shop/classGoodList.html?cid=101`));
    await phone.close();
  }
  const least = (figure: (round: Scrolled) => number) => Math.min(...rounds.map(figure));
  const rows = [
    atMost(
      `frames over ${STALL_MS} ms`,
      least(({ stalledPercent }) => stalledPercent),
      STALLED_PERCENT,
      '%',
    ),
    atMost('cards in the document', Math.max(...rounds.map(({ cards }) => cards)), CARDS_IN_DOCUMENT, 'cards'),
    atMost(
      `heap after ${PASSES} passes, over the first`,
      least(({ heapGrowth }) => heapGrowth),
      HEAP_GROWTH,
      '×',
    ),
  ];
  return conclude('lists', rows, [
    `a list of ${CARDS.toLocaleString('en')} cards in two columns, scrolled from its top to its end at 6,000 pixels a second, ${PASSES} times; the first pass fetches it page by page`,
    `Chromium at 375 × 812 with ${SLOWDOWN} × CPU slowdown, best of ${ROUNDS} rounds: ${rounds.map(({ stalledPercent, frames }) => `${stalledPercent.toFixed(2)} % of ${frames} frames`).join(', ')}; of cards the most that any round held`,
    `the machine's benchmark index, as Lighthouse counts it and without slowdown: ${Math.round(index)} (${cpus().length} cores)`,
  ]);
}
