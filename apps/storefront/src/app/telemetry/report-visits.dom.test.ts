import type { Outcome } from '@qianpu/contract/outcome';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeStored } from '#session/stored';
import { reportValues } from '#session/stored-reports';
import { aVisit } from './a-visit.fixture.ts';
import { reportVisits } from './report-visits.ts';
import { channelOf } from './visit-channel.ts';
import { goOnVisiting } from './visit-session.ts';

const minute = 60_000;
let listening: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T04:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/shop/');
  writeStored('visitorId', '1', 'g1');
  // Each visit is a page of its own: its listeners go with it.
  listening = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, received: EventListenerOrEventListenerObject, how?: boolean | AddEventListenerOptions) =>
        add(type, received, { ...(typeof how === 'object' ? how : {}), signal: listening.signal }),
    );
  }
});
afterEach(() => {
  listening.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

let isOnline = true;
let answer: Outcome = { kind: 'ok', data: { isOn: true } };
async function visit() {
  isOnline = true;
  const made = aVisit(
    async () => answer,
    () => isOnline,
  );
  reportVisits(made);
  await vi.advanceTimersByTimeAsync(0);
  return made;
}
const setSight = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const hide = async () => {
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
};
type VisitEvent = { n: number; name: string; page: string; stayMs?: number; target?: string; ago: number };
const eventsIn = ({ sent }: Awaited<ReturnType<typeof visit>>) => sent.flatMap(({ input }) => input.events as VisitEvent[]);
const wordsOf = (events: readonly VisitEvent[]) => events.map(({ name, page }) => `${name} ${page}`);

describe('what is told of a visit (spec 9)', () => {
  test('pages seen, how long each was in sight, and links tapped, in one batch when the page goes', async () => {
    const made = await visit();
    await vi.advanceTimersByTimeAsync(7_000);
    document.body.innerHTML = '<a href="/shop/cart.html?token=1">cart</a>';
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    made.history.push('/cart.html');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(made.sent).toEqual([]);
    await hide();
    expect(made.sent).toMatchObject([{ path: 'report/analytics', input: { visitorId: 'g1', cid: '11', env: 'h5' } }]);
    expect(eventsIn(made)).toMatchObject([
      { n: 1, name: 'view', page: 'index' },
      { n: 3, name: 'tap', page: 'index', target: '/shop/cart.html' },
      { n: 2, name: 'leave', page: 'index' },
      { n: 4, name: 'view', page: 'shopping', ago: 2_000 },
      { n: 5, name: 'leave', page: 'shopping', stayMs: 2_000, ago: 0 },
    ]);
  });

  test('time out of sight does not count', async () => {
    const made = await visit();
    made.history.push('/cart.html');
    await vi.advanceTimersByTimeAsync(3_000);
    setSight('hidden');
    await vi.advanceTimersByTimeAsync(10 * minute);
    setSight('visible');
    await vi.advanceTimersByTimeAsync(4_000);
    await hide();
    expect(eventsIn(made).at(-1)).toMatchObject({ name: 'leave', page: 'shopping', stayMs: 7_000 });
  });

  test('a page whose phone went dark is told of by its last beat, on the next visit', async () => {
    const dark = await visit();
    dark.history.push('/cart.html');
    await vi.advanceTimersByTimeAsync(12_000);
    const { sessionId } = reportValues.read('openPage', '1') ?? {};
    listening.abort();
    vi.clearAllTimers();
    await vi.advanceTimersByTimeAsync(3 * 60 * minute);
    const next = await visit();
    await hide();
    const ofThen = next.sent.filter(({ input }) => input.sessionId === sessionId).flatMap(({ input }) => input.events as VisitEvent[]);
    expect(ofThen.at(-1)).toMatchObject({ name: 'leave', page: 'shopping', n: 4, stayMs: 10_000 });
  });

  test('waits for others a quarter of a minute, and for the network as long as it takes', async () => {
    const made = await visit();
    isOnline = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made.sent).toEqual([]);
    isOnline = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(wordsOf(eventsIn(made))).toEqual(['view index']);
  });

  test('is nothing where the merchant does not want it, or has not been heard', async () => {
    for (const said of [
      { kind: 'ok', data: { isOn: false } },
      { kind: 'failed', code: undefined, reason: '' },
    ] as const) {
      localStorage.removeItem('analyticsConfig_1');
      answer = said;
      const made = await visit();
      await vi.advanceTimersByTimeAsync(minute);
      await hide();
      expect(made.sent).toEqual([]);
    }
    answer = { kind: 'ok', data: { isOn: true } };
  });

  test.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('is nothing under %s', async (_what, request) => {
    vi.stubGlobal('navigator', { ...request });
    const made = await visit();
    await vi.advanceTimersByTimeAsync(minute);
    await hide();
    expect(made.sent).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('a session (spec 9)', () => {
  test('goes on while its pauses are shorter than thirty minutes, and counts what happens in it', () => {
    const first = goOnVisiting('1', 1);
    vi.advanceTimersByTime(30 * minute - 1);
    expect(goOnVisiting('1', 2)).toMatchObject({ id: first.id, n: 3 });
    vi.advanceTimersByTime(30 * minute);
    const next = goOnVisiting('1', 1);
    expect(next.id).not.toBe(first.id);
    expect(next.n).toBe(1);
  });

  test('does not end while a page is in sight', async () => {
    await visit();
    const { id } = goOnVisiting('1', 0);
    await vi.advanceTimersByTimeAsync(45 * minute);
    expect(goOnVisiting('1', 0).id).toBe(id);
  });
});

describe('the channel of a visit (spec 9)', () => {
  test('is remembered for thirty days', () => {
    expect(channelOf('1', '?channel=poster')).toBe('poster');
    vi.advanceTimersByTime(30 * 24 * 60 * minute - 1);
    expect(channelOf('1', '')).toBe('poster');
    expect(channelOf('2', '')).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(channelOf('1', '')).toBeUndefined();
  });

  test('is the latest that was said, and never somebody’s prose', () => {
    channelOf('1', '?channel=poster');
    expect(channelOf('1', '?channel=%3Cscript%3E')).toBe('poster');
    expect(channelOf('1', '?channel=sms-11')).toBe('sms-11');
    expect(channelOf('1', '')).toBe('sms-11');
  });
});

describe('whether visits are wanted (spec 9)', () => {
  test('is asked every thirty minutes, and waited for five seconds', async () => {
    const ask = vi.fn(async (): Promise<Outcome> => ({ kind: 'ok', data: { isOn: true } }));
    const { isAnalyticsWanted } = await import('./analytics-config.ts');
    expect(await isAnalyticsWanted('1', ask)).toBe(true);
    vi.advanceTimersByTime(30 * minute - 1);
    await isAnalyticsWanted('1', ask);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    const requested = isAnalyticsWanted('1', () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await requested).toBe(true);
  });
});
