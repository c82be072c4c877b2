/** A queue: tasks run one after the other, whoever adds them, and one that fails holds up none. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const done = last.then(task);
    last = done.catch(() => {});
    return done;
  };
}
