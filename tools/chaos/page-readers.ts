import { setTimeout as pause } from 'node:timers/promises';

export interface PageView {
  /** Seconds after the start. */
  readonly at: number;
  readonly seconds: number;
  readonly address: string;
  /** `page`: whole and with its prices. `shell`: the shop's, to be filled in by the browser. Otherwise what came instead. */
  readonly answer: 'page' | 'shell' | `status ${number}` | 'none';
}

const PATIENCE_MS = 5_000;

/** Reads pages at a steady pace, whether or not those before have come. */
export async function readPages(options: {
  readonly addresses: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}): Promise<PageView[]> {
  const begunAt = performance.now();
  const views: PageView[] = [];
  const running: Promise<void>[] = [];
  const count = Math.floor(options.perSecond * options.seconds);
  for (let nth = 0; nth < count; nth += 1) {
    const dueAt = begunAt + (nth * 1000) / options.perSecond;
    const early = dueAt - performance.now();
    if (early > 0) await pause(early);
    const address = options.addresses[nth % options.addresses.length] ?? '';
    running.push(
      readPage(address).then((answer) => {
        views.push({ at: (dueAt - begunAt) / 1000, seconds: (performance.now() - dueAt) / 1000, address, answer });
      }),
    );
  }
  await Promise.all(running);
  return views;
}

/** A shop's page has its prices; the shell has the shop's name and no price yet. */
export async function readPage(address: string): Promise<PageView['answer']> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), headers: { 'accept-encoding': 'gzip' } });
    const text = await reply.text();
    if (reply.status !== 200) return `status ${reply.status}`;
    return text.includes('¥') ? 'page' : 'shell';
  } catch {
    return 'none';
  }
}
