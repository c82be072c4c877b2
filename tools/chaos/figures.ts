import { setTimeout as pause } from 'node:timers/promises';

/** Sums a process's counters over its lives: after a restart they begin at nothing. */
export class Figures {
  readonly #last = new Map<string, number>();
  readonly #sum = new Map<string, number>();

  add(process: string, text: string): void {
    for (const { series, value } of readSeries(text)) {
      const key = `${process} ${series}`;
      const last = this.#last.get(key) ?? 0;
      this.#last.set(key, value);
      this.#sum.set(key, (this.#sum.get(key) ?? 0) + (value < last ? value : value - last));
    }
  }

  /** Of all series of a name that have these labels, over all processes or those whose name begins so. */
  total(name: string, labels: Readonly<Record<string, string>> = {}, process = ''): number {
    let total = 0;
    for (const [key, value] of this.#sum) {
      const [who = '', series = ''] = splitOnce(key, ' ');
      if (!who.startsWith(process) || !(series === name || series.startsWith(`${name}{`))) continue;
      if (Object.entries(labels).every(([label, wanted]) => series.includes(`${label}="${wanted}"`))) total += value;
    }
    return total;
  }
}

function readSeries(text: string): { series: string; value: number }[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('qianpu_'))
    .map((line) => ({ series: line.slice(0, line.lastIndexOf(' ')), value: Number(line.slice(line.lastIndexOf(' ') + 1)) }));
}

function splitOnce(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return [text.slice(0, at), text.slice(at + 1)];
}

const EVERY_MS = 1_000;

/** Reads every process's figures each second until it is told to stop; who does not answer is asked again later. */
export async function watchFigures(
  addresses: Readonly<Record<string, string>>,
  figures: Figures,
  stop: AbortSignal,
  onRead: () => void,
): Promise<void> {
  while (!stop.aborted) {
    await Promise.all(
      Object.entries(addresses).map(async ([process, address]) => {
        const reply = await fetch(address, { signal: AbortSignal.timeout(EVERY_MS) }).catch(() => undefined);
        const text = await reply?.text().catch(() => undefined);
        if (text !== undefined) figures.add(process, text);
      }),
    );
    onRead();
    await pause(EVERY_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}
