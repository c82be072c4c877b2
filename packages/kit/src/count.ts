/** Sold counts as shoppers read them: 9,307 below ten thousand, then 2.1万 (cut, never rounded up: a promise must hold). */
export function shortCount(count: number): string {
  if (count < 10_000) return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
  const tenths = Math.floor(count / 1_000);
  const whole = Math.floor(tenths / 10);
  return whole >= 100 || tenths % 10 === 0 ? `${whole}万` : `${whole}.${tenths % 10}万`;
}
