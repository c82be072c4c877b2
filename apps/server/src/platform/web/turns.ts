/**
 * Hands out turns of the event loop, one each. Between two pieces of work that nothing can interrupt, whatever has come in
 * meanwhile is looked at: an answer that is ready waits for one piece at most, not for all of them.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  next(): Promise<void> {
    this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#last;
  }
}
