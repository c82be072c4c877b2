import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { activityNow, anActivity } from '../../../test/an-activity.ts';
import { useActivityState } from './activity-state.ts';
import { Countdown } from './countdown.tsx';

const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => {
  vi.useFakeTimers({ now: activityNow, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => screen.getByRole('timer').getAttribute('aria-label');
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
/** The phone's clock goes on; its timers and, on some phones, the browser's own count stand still. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
const wake = (event = new Event('visibilitychange'), place: EventTarget = document) => act(async () => place.dispatchEvent(event));

const show = (leftMs: number, onOver = vi.fn()) => {
  renderPart(<Countdown until={activityNow + leftMs} answer={{ serverNow: activityNow }} onOver={onOver} />);
  return onOver;
};

describe('a countdown by the mall’s time (done: activities)', () => {
  test('counts days, hours, minutes and seconds', async () => {
    show(2 * 24 * hour + 6 * hour + 18 * minute + 42_000);
    expect(shown()).toBe('2 天 06:18:42');
    await pass(2000);
    expect(shown()).toBe('2 天 06:18:40');
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  });

  test.each([
    ['an hour slow', -hour],
    ['an hour fast', hour],
    ['a year fast', 8760 * hour],
  ])('is right on a phone whose clock is %s', async (_how, off) => {
    vi.setSystemTime(activityNow + off);
    show(hour);
    expect(shown()).toBe('01:00:00');
    await pass(minute);
    expect(shown()).toBe('00:59:00');
  });

  test.each<[string, Event, EventTarget]>([
    ['is looked at again', new Event('visibilitychange'), document],
    ['comes back from the browser’s memory', new Event('pageshow'), window],
    ['is thawed', new Event('resume'), document],
  ])('is right at once after ten minutes of sleep, when the page %s, with a wrong clock too', async (_how, event, place) => {
    vi.setSystemTime(activityNow - hour);
    show(hour);
    sleep(10 * minute);
    await wake(event, place);
    expect(shown()).toBe('00:50:00');
    await pass(1000);
    expect(shown()).toBe('00:49:59');
  });

  test('is not moved by a clock that is set back while it counts', async () => {
    show(hour);
    await pass(minute);
    vi.setSystemTime(activityNow - hour);
    await pass(minute);
    expect(shown()).toBe('00:58:00');
  });

  test('says once that it is over, also when that was slept through, and asks again where nothing comes of it', async () => {
    const onOver = show(2 * minute);
    sleep(10 * minute);
    await wake();
    expect([shown(), onOver.mock.calls.length]).toEqual(['00:00:00', 1]);
    await pass(14_000);
    expect(onOver).toHaveBeenCalledTimes(1);
    await pass(2000);
    expect(onOver).toHaveBeenCalledTimes(2);
  });

  test('what was over when it came is not asked for at once: an answer from a moment ago would be asked for without end', async () => {
    const onOver = show(-1);
    expect(onOver).not.toHaveBeenCalled();
    await pass(15_000);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  test('another answer is counted from anew; the same one, shown again later, is not', async () => {
    const part = () => <Countdown until={activityNow + hour} answer={answer} />;
    renderPart(part());
    await pass(10 * minute);
    renderPart(part());
    expect(shown()).toBe('00:50:00');
  });
});

const seen = vi.fn();
const answer = { serverNow: activityNow };
function State({ changes }: { readonly changes: Parameters<typeof anActivity>[0] }) {
  const state = useActivityState(anActivity(changes), answer);
  seen(state);
  return <p>{state}</p>;
}

describe('where an activity stands (rules 10.2)', () => {
  test('it begins and ends on show, and nothing is drawn in between', async () => {
    seen.mockClear();
    renderPart(<State changes={{ state: 'SOON', startsAt: activityNow + minute, endsAt: activityNow + hour }} />);
    expect(screen.getByText('SOON')).toBeTruthy();
    await pass(minute);
    expect(screen.getByText('ON')).toBeTruthy();
    await pass(30 * minute);
    expect(seen.mock.calls.flat().filter((state) => state === 'ON').length).toBeLessThanOrEqual(2);
    await pass(30 * minute);
    expect(screen.getByText('OVER')).toBeTruthy();
  });

  test('what is sold out stays so until it is over; what was ended early is over', async () => {
    renderPart(<State changes={{ state: 'SOLD_OUT', endsAt: activityNow + hour }} />);
    expect(screen.getByText('SOLD_OUT')).toBeTruthy();
    sleep(2 * hour);
    await wake();
    expect(screen.getByText('OVER')).toBeTruthy();
    renderPart(<State changes={{ state: 'OVER', endsAt: activityNow + 100 * hour }} />);
    expect(screen.getByText('OVER')).toBeTruthy();
  });

  test('an activity that ends in a month does not end at once: timers hold 24 days', async () => {
    renderPart(<State changes={{ endsAt: activityNow + 40 * 24 * hour }} />);
    await pass(minute);
    expect(screen.getByText('ON')).toBeTruthy();
  });
});
