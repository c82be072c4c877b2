import { useEffect, useEffectEvent, useState } from 'react';

/** An answer that says what time it was at the mall. */
export interface Dated {
  readonly serverNow: number;
}

/** An instant as this phone counts: by the browser, and by its clock. */
interface Heard {
  readonly counted: number;
  readonly phone: number;
}

interface Said extends Heard {
  readonly mall: number;
}

/** When each answer was first looked at, as this phone counts: the same answer may be shown again minutes later. */
const heardAt = new WeakMap<Dated, Heard>();

let pageSaid: Said | null | undefined;

/** What time it was at the mall when it sent this page, which may have been drawn seconds before; null where the browser does not tell. */
function whenSent(now: Heard): Said | null {
  const [page] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  const sentAt = Number(page?.serverTiming?.find(({ name }) => name === 'mall')?.description);
  return page && sentAt > 0 ? { ...now, mall: sentAt + now.counted - page.responseStart } : null;
}

/**
 * What time it is at the mall, by what it said and what has passed since. A phone's clock may be an hour wrong, so it counts only how much
 * time has passed; the browser's own count stands still in some phones that sleep, so the longer of both is believed. An answer may come
 * from a cache, so the later of answer and page is.
 */
function serverTime(answer: Dated): number {
  const now = { counted: performance.now(), phone: Date.now() };
  const since = ({ counted, phone }: Heard) => Math.max(now.counted - counted, now.phone - phone);
  const heard = heardAt.get(answer) ?? now;
  if (heard === now) heardAt.set(answer, now);
  if (pageSaid === undefined) pageSaid = whenSent(now);
  const byAnswer = answer.serverNow + since(heard);
  return pageSaid ? Math.max(byAnswer, pageSaid.mall + since(pageSaid)) : byAnswer;
}

/** Timers stand still while a phone sleeps or a page is frozen: afterwards the clock is read at once. */
function onWaking(read: () => void): () => void {
  const gone = new AbortController();
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, read, gone);
  window.addEventListener('pageshow', read, gone);
  return () => gone.abort();
}

/** The longest a timer can wait. */
const longest = 2 ** 31 - 1;

/**
 * The mall's time, read anew at each of these instants, on the way there every so many milliseconds, and when the phone wakes. The first
 * reading is that of the answer: the server has drawn the same.
 */
export function useServerNow(answer: Dated, instants: readonly number[], everyMs = Number.POSITIVE_INFINITY): number {
  const [now, setNow] = useState(answer.serverNow);
  const waitMs = useEffectEvent((at: number) => {
    const next = instants.find((instant) => instant > at);
    return next === undefined ? null : Math.min((next - at) % everyMs || everyMs, longest);
  });
  const wanted = instants.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other instants are waited for anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(timer);
      const at = serverTime(answer);
      setNow(at);
      const wait = waitMs(at);
      if (wait !== null) timer = setTimeout(read, wait);
    };
    read();
    const stopListening = onWaking(read);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [answer, wanted]);
  // Another answer was given later than the one that was read before.
  return Math.max(now, answer.serverNow);
}
