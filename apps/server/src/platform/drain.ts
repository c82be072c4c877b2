import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 20;

/**
 * Leaving without a lost request. A process that is to end goes on listening and serving while the balancer learns of it, and until what it
 * has in hand is answered: a port that closes sooner looks like a death, and whoever still waits there is cut off.
 */
export class Drain {
  readonly #inHand = new Map<ServerResponse, IncomingMessage>();
  readonly #isStream: (url: string) => boolean;
  #isDraining = false;

  /** `isStream`: answers that have no end; whoever listens to one comes back by itself. */
  constructor(isStream: (url: string) => boolean = () => false) {
    this.#isStream = isStream;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  watch(server: Server): void {
    // Before whoever answers, who may do so at once.
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#inHand.set(response, request);
      response.once('close', () => this.#inHand.delete(response));
      // The next request on this connection is to go to somebody who stays.
      if (this.#isDraining) response.shouldKeepAlive = false;
    });
  }

  begin(): void {
    this.#isDraining = true;
    for (const [response, request] of this.#inHand) {
      if (this.#isStream(request.url ?? '')) response.end();
      else if (!response.headersSent) response.shouldKeepAlive = false;
    }
  }

  /** False: it took longer than that. */
  async finish(withinMs: number): Promise<boolean> {
    const deadline = performance.now() + withinMs;
    while (this.#count() > 0) {
      if (performance.now() > deadline) return false;
      await pause(LOOK_MS);
    }
    return true;
  }

  #count(): number {
    return [...this.#inHand.values()].filter(({ url }) => !this.#isStream(url ?? '')).length;
  }
}
