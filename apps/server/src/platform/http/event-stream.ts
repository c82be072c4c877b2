import type { ServerResponse } from 'node:http';
import type { StreamEvent } from './stream.types.ts';

/** A phone that does not take in what it is told is let go; it comes back and asks for the rest. */
const MOST_BUFFERED = 64 * 1024;

interface Pace {
  /** Until it looks again by itself. */
  waitMs(): number;
  readonly heartbeatMs: number;
}

/**
 * One phone that is being told things (server-sent events). It reads from where the phone stands, tells it, and waits to be woken;
 * a wake that comes while it reads makes it read once more.
 */
export class EventStream {
  readonly #topics: ReadonlySet<string>;
  readonly #out: ServerResponse;
  readonly #read: (after: number) => Promise<readonly StreamEvent[]>;
  #last: number;
  /** What holds now, as it was told last. */
  #state = '';
  #isWoken = false;
  #rouse: () => void = () => undefined;

  constructor(topics: readonly string[], out: ServerResponse, last: number, read: (after: number) => Promise<readonly StreamEvent[]>) {
    this.#topics = new Set(topics);
    this.#out = out;
    this.#last = last;
    this.#read = read;
  }

  listensTo(topic: string): boolean {
    return this.#topics.has(topic);
  }

  wake(): void {
    this.#isWoken = true;
    this.#rouse();
  }

  /** The phone's connection ends with a word why, if there is one to say. */
  end(event?: { readonly name: string; readonly data: unknown }): void {
    if (event) this.#write(`event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`);
    this.#out.end();
    this.wake();
  }

  /** Until the phone is gone, or reading is refused: that is thrown. */
  async run({ waitMs, heartbeatMs }: Pace): Promise<void> {
    const heart = setInterval(() => this.#write(': \n\n'), heartbeatMs);
    this.#out.once('close', () => this.wake());
    this.#write('retry: 1000\n\n');
    try {
      while (this.#isOpen) {
        this.#isWoken = false;
        const events = await this.#read(this.#last);
        for (const event of events) this.#tell(event);
        // There may be more than was read at once.
        if (events.every(({ id }) => id === null)) await this.#pause(waitMs());
      }
    } finally {
      clearInterval(heart);
    }
  }

  #tell({ id, data }: StreamEvent): void {
    const text = `data: ${JSON.stringify(data)}\n\n`;
    if (id !== null) {
      this.#write(`id: ${id}\n${text}`);
      this.#last = id;
    } else if (text !== this.#state) {
      this.#write(text);
      this.#state = text;
    }
  }

  get #isOpen(): boolean {
    return !this.#out.destroyed && !this.#out.writableEnded;
  }

  #write(text: string): void {
    if (!this.#isOpen) return;
    this.#out.write(text);
    if (this.#out.writableLength > MOST_BUFFERED) this.#out.destroy();
  }

  #pause(ms: number): Promise<void> {
    if (this.#isWoken || !this.#isOpen) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
