import { streamEvents, textOf } from './stream-events.ts';

interface Listening {
  /** With its query, without the token. */
  readonly address: string;
  /** Asked anew for every connection: who listens, and from which event on. */
  readonly headers: () => Record<string, string>;
  /** There is a line. */
  readonly onOpen?: (() => void) | undefined;
  readonly onMessage: (data: string, id: string) => void;
  /** The line broke or was refused: what came meanwhile is asked for otherwise. */
  readonly onBreak: () => void;
  readonly signal: AbortSignal;
}

/** Milliseconds. Two heartbeats and a little: a line that is silent for longer is broken. */
const SILENCE = 35_000;
const LONGEST_PAUSE = 15_000;

/**
 * Listens until it is told to stop, over `fetch`: an EventSource would put the token into an address. A line that breaks is taken up
 * again where it broke, each time after a longer pause.
 */
export async function listenToStream({ signal, onBreak, ...listening }: Listening): Promise<void> {
  for (let breaks = 1; !signal.aborted; breaks += 1) {
    const isHeard = await listenOnce({ ...listening, signal }).catch(() => false);
    if (signal.aborted) return;
    if (isHeard) breaks = 1;
    onBreak();
    await pause(Math.min(LONGEST_PAUSE, 500 * 2 ** breaks) * (0.5 + Math.random()), signal);
  }
}

/** Whether there was a line at all, once it has ended. */
async function listenOnce({ address, headers, onOpen, onMessage, signal }: Omit<Listening, 'onBreak'>): Promise<boolean> {
  const silent = new AbortController();
  const stop = () => silent.abort();
  signal.addEventListener('abort', stop, { once: true });
  let timer = setTimeout(stop, SILENCE);
  const stayAwake = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, SILENCE);
  };
  try {
    const reply = await fetch(address, { headers: headers(), signal: silent.signal });
    if (!reply.body || !reply.headers.get('content-type')?.startsWith('text/event-stream')) return false;
    onOpen?.();
    try {
      for await (const { name, data, id } of streamEvents(textOf(reply.body, stayAwake))) {
        if (name !== 'message') return false;
        onMessage(data, id);
      }
    } catch {
      // Broken off: as good as ended.
    }
    return true;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    stop();
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
