/** Work that would take all of a machine is done by a few at a time; while too many wait, it is refused. */
export function limitConcurrency(settings: { readonly atOnce: number; readonly waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= settings.atOnce) {
      if (queue.length >= settings.waiting) throw new QueueFullError();
      // Whoever ends hands its place on.
      await new Promise<void>((next) => queue.push(next));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export class QueueFullError extends Error {
  override readonly name = 'TooManyWait';
}
