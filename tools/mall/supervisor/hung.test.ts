import { expect, test } from 'vitest';
import { HangDetector } from './hung.ts';

/** When it was found to hang. */
const listen = (detector: HangDetector, from: number, to: number, answered: boolean) => {
  for (let now = from; now < to; now += 2_000) if (detector.hear(answered, now)) return now;
  return undefined;
};

/** Has answered at 0. */
const awake = () => {
  const detector = new HangDetector();
  detector.hear(true, 0);
  return detector;
};

test('who is silent for twenty seconds hangs; who answers in between does not', () => {
  expect(listen(awake(), 2_000, 60_000, false)).toBe(22_000);
  const detector = awake();
  expect(listen(detector, 2_000, 20_000, false)).toBeUndefined();
  expect(detector.hear(true, 20_000)).toBe(false);
  expect(listen(detector, 22_000, 40_000, false)).toBeUndefined();
});

test('who is still starting does not hang, however long that takes', () => {
  expect(listen(new HangDetector(), 0, 600_000, false)).toBeUndefined();
  const started = awake();
  started.forget();
  expect(listen(started, 2_000, 600_000, false)).toBeUndefined();
});

test('a machine that slept accuses nobody', () => {
  const detector = awake();
  detector.hear(false, 2_000);
  expect(detector.hear(false, 3_600_000)).toBe(false);
});
