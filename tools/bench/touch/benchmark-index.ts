import type { Browser } from '../../../e2e/fixtures/browser.ts';
import { median } from '../median.ts';

/** Lighthouse's measure of a machine: the mean of how often two fixed pieces of work are done, median of three. */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) rounds.push(await page.evaluate(countWork));
  await page.close();
  return median(rounds);
}

/** Runs in the page. Tens of pieces a second: strings of 10,000 letters, which keep the collector busy, and copies of 100,000 numbers, which do not. */
function countWork(): number {
  const tensPerSecond = (work: (turn: number) => void): number => {
    const start = performance.now();
    let turns = 0;
    while (turns % 10 !== 0 || performance.now() - start < 500) work(turns++);
    return turns / ((performance.now() - start) / 1_000) / 10;
  };
  const [even, odd] = [Array.from({ length: 100_000 }, (_, at) => at), Array.from({ length: 100_000 }, (_, at) => at)];
  const spell = () => {
    let text = '';
    for (let letters = 0; letters < 10_000; letters += 1) text += 'a';
    if (text.length === 1) throw new Error('never: keeps the work from being left out');
  };
  const copy = (turn: number) => {
    const [from, to] = turn % 2 === 0 ? [even, odd] : [odd, even];
    for (let at = 0; at < from.length; at += 1) to[at] = from[at] as number;
  };
  return (tensPerSecond(spell) + tensPerSecond(copy)) / 2;
}
