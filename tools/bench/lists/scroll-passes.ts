import type { BrowserContext, CDPSession, Page } from '../../../e2e/fixtures/browser.ts';
import { SLOWDOWN } from '../touch/slow-phone.ts';
import { lengthenList } from './long-list.ts';

export const PASSES = 3;
/** Longer than this, a frame is seen to stall. */
export const STALL_MS = 50;
/** Pixels a second: a hard fling. */
const SPEED = 6_000;
/** Pixels of one push. */
const PUSH = 6_000;

export interface Scrolled {
  /** Of all frames drawn while the list was scrolled, those that stalled, in percent. */
  readonly stalledPercent: number;
  readonly frames: number;
  /** The most cards the document held once the list was long. */
  readonly cards: number;
  /** Bytes in use after the last pass, over those after the first. */
  readonly heapGrowth: number;
}

/** Runs in the page: notes how long each frame took, and how many cards the document holds. */
const noteFrames = `
  globalThis.noted = { frames: [], cards: 0 };
  const cards = document.getElementsByTagName('article');
  let last = performance.now();
  requestAnimationFrame(function note(now) {
    noted.frames.push(now - last);
    noted.cards = Math.max(noted.cards, cards.length);
    last = now;
    requestAnimationFrame(note);
  });
`;

interface Noted {
  readonly frames: readonly number[];
  readonly cards: number;
}

/** The list from its top to its end, as often as asked for, on a slow phone of its own. The first pass also fetches it. */
export async function scrollPasses(phone: BrowserContext, address: string): Promise<Scrolled> {
  const page = await phone.newPage();
  await lengthenList(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await phone.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(noteFrames);
  const heaps: number[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    await page.evaluate('scrollTo(0, 0)');
    await scrollToEnd(page, session);
    heaps.push(await heapOf(session));
    // the list was short at first: from here on it is long
    if (pass === 0) await page.evaluate('noted.cards = 0');
  }
  const { frames, cards } = await page.evaluate<Noted>('noted');
  await page.close();
  // three beats of a 60 Hz screen are 50 ms, give or take the clock's own grain
  const stalled = frames.filter((ms) => Math.round(ms) > STALL_MS).length;
  return {
    stalledPercent: (stalled / frames.length) * 100,
    frames: frames.length,
    cards,
    heapGrowth: (heaps.at(-1) ?? 0) / (heaps[0] ?? 1),
  };
}

async function scrollToEnd(page: Page, session: CDPSession): Promise<void> {
  const end = page.getByText('已经到底啦');
  const isAtEnd = async () =>
    (await end.count()) > 0 && (await page.evaluate<boolean>('scrollY + innerHeight >= document.documentElement.scrollHeight - 2'));
  while (!(await isAtEnd())) {
    // a finger would leave the screen after a few hundred pixels
    await session.send('Input.synthesizeScrollGesture', { x: 187, y: 500, yDistance: -PUSH, speed: SPEED, gestureSourceType: 'mouse' });
  }
}

/** What is left after everything nobody holds was thrown away; that is no frame of the list. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
