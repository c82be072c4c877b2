import type { Page } from '@playwright/test';
import { walkedKinds } from '../fixtures/activity-kinds.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { askStaff } from '../fixtures/outside.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** What a page takes to be looked at. */
const TOLERANCE = 2 * SECOND;

test.describe('a countdown by the mall’s time (done: easy to forget)', () => {
  for (const [phone, ahead] of [
    ['right', 0],
    ['an hour fast', HOUR],
    ['an hour slow', -HOUR],
  ] as const) {
    test(`is right on a phone whose clock is ${phone}, and right after ten minutes of sleep`, async ({ page, troubles }) => {
      const { page: name, query } = await walkedKinds['limited discount'].address();
      const { endsAt } = await askStaff<{ endsAt: number }>('marketing.activity.find', { id: query.id });
      await setPhone(page, ahead);
      await openPage(page, `${h5}/shop/${name}.html?${new URLSearchParams(query)}`);
      const left = () => endsAt - Date.now();

      expect(Math.abs((await shownLeft(page)) - left())).toBeLessThanOrEqual(TOLERANCE);
      const before = await shownLeft(page);
      await expect.poll(() => shownLeft(page)).toBeLessThan(before);

      await sleep(page, 10 * MINUTE);
      expect(Math.abs((await shownLeft(page)) - (left() - 10 * MINUTE))).toBeLessThanOrEqual(TOLERANCE);
      expect(troubles.list).toEqual([]);
    });
  }
});

/** The clock of the phone alone: the page's timers, the engine's count and the mall go on as they are. */
const setPhone = (page: Page, ahead: number) =>
  page.addInitScript((first) => {
    const RealDate = Date;
    let aheadMs = first;
    class PhoneDate extends RealDate {
      constructor(...words: [] | [number]) {
        super(...((words.length > 0 ? words : [PhoneDate.now()]) as [number]));
      }
      static override now() {
        return RealDate.now() + aheadMs;
      }
    }
    globalThis.Date = PhoneDate as DateConstructor;
    document.addEventListener('phone-sleeps', (event) => {
      aheadMs += (event as CustomEvent<number>).detail;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }, ahead);

const sleep = (page: Page, ms: number) =>
  page.evaluate((slept) => document.dispatchEvent(new CustomEvent('phone-sleeps', { detail: slept })), ms);

/** "2 天 06:18:42". */
async function shownLeft(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').first().getAttribute('aria-label')) ?? '';
  const [, days = '0', hours, minutes, seconds] = /^(?:(\d+) 天 )?(\d+):(\d+):(\d+)$/.exec(text) ?? [];
  return Number(days) * 24 * HOUR + Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND;
}
