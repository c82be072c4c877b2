import { setTimeout as pause } from 'node:timers/promises';
import { callMall, type MallCaller } from '../../load/mall-client.ts';
import { sendRequest } from '../../load/send-once.ts';
import type { PageSet } from './page-set.ts';

export interface Busy {
  /** From the answer to the save until the page shows it, for each save that was watched. */
  readonly rightAfterMs: readonly number[];
  /** The same of a list that shows the goods. */
  readonly listRightAfterMs: readonly number[];
  readonly saved: number;
  readonly read: number;
  readonly seconds: number;
}

interface Rates {
  readonly saves: number;
  readonly readsPerSecond: number;
  readonly seconds: number;
}

const LOOK_EVERY_MS = 100;
const GIVEN_UP_MS = 10_000;
/** Each of so many saves is watched on a list too. */
const LIST_EVERY = 10;

/** Staff save goods at a steady pace while visitors read pages at theirs. */
export async function saveAndRead(web: string, staff: MallCaller, pages: PageSet, rates: Rates): Promise<Busy> {
  const rightAfterMs: number[] = [];
  const listRightAfterMs: number[] = [];
  const lastSave = new Map<string, Promise<unknown>>();
  let saved = 0;
  const begunAt = performance.now();

  const saveNext = (nth: number) => {
    const goods = pages.touched[nth % pages.touched.length];
    if (!goods) throw new Error('there are no goods to save');
    // A goods is saved by one person after the other.
    const saving = (lastSave.get(goods.id) ?? Promise.resolve()).then(() =>
      callMall(staff, 'catalog.goods.save', { ...goods.draft, title: titleOf(goods.title, nth) }),
    );
    lastSave.set(goods.id, saving);
    return saving.then(({ outcome }) => {
      if (outcome !== 'ok') return;
      saved += 1;
      const watched = [untilShown(web + goods.page, nth).then((ms) => rightAfterMs.push(ms))];
      if (nth % LIST_EVERY === 0) watched.push(untilShown(web + goods.list, nth).then((ms) => listRightAfterMs.push(ms)));
      return Promise.all(watched);
    });
  };
  let read = 0;
  const readNext = async (nth: number) => {
    const path = pages.read[nth % pages.read.length] ?? '';
    const { status } = await sendRequest(web + path, { method: 'GET' });
    if (status === 200) read += 1;
  };
  await Promise.all([
    atPace(rates.saves, rates.seconds, saveNext),
    atPace(rates.readsPerSecond * rates.seconds, rates.seconds, (nth) => readNext(nth).catch(() => undefined)),
  ]);
  return { rightAfterMs, listRightAfterMs, saved, read, seconds: (performance.now() - begunAt) / 1000 };
}

const mark = '已改';
const titleOf = (title: string, nth: number) => `${title.slice(0, 20)}${mark}${nth}号`;

/** Saved again meanwhile, a page may show a later save. */
async function untilShown(url: string, nth: number): Promise<number> {
  const since = performance.now();
  for (;;) {
    const { text } = await sendRequest(url, { method: 'GET' }).catch(() => ({ text: '' }));
    const ms = performance.now() - since;
    const shown = [...text.matchAll(new RegExp(`${mark}(\\d+)号`, 'g'))].map(([, number]) => Number(number));
    if (shown.some((number) => number === nth) || Math.max(...shown, -1) > nth || ms > GIVEN_UP_MS) return ms;
    await pause(LOOK_EVERY_MS);
  }
}

/** So many in so many seconds, whether or not those before have ended. */
async function atPace(count: number, seconds: number, begin: (nth: number) => Promise<unknown>): Promise<void> {
  const begunAt = performance.now();
  const running: Promise<unknown>[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    await pause(Math.max(0, begunAt + (nth * seconds * 1000) / count - performance.now()));
    running.push(begin(nth));
  }
  await Promise.all(running);
}
