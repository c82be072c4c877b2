/** Seconds between two questions about a payment: soon at first, then with patience. */
const pauses = [1, 2, 3, 5];
/** Seconds after which the page stops asking by itself. */
const patience = 60;

/** Milliseconds until the next question once `asked` have been put; null when the page has asked long enough. */
export function nextPause(requested: number): number | null {
  const spent = Array.from({ length: requested }, (_, place) => pauseAt(place)).reduce((sum, pause) => sum + pause, 0);
  const pause = pauseAt(requested);
  return spent + pause > patience ? null : pause * 1000;
}

const pauseAt = (place: number): number => pauses[Math.min(place, pauses.length - 1)] ?? patience;
