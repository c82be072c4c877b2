import type { TaskReport } from './task.types.ts';

const PART_BYTES = 512 * 1024;

/** Writes the file of a task: cut into parts, in which a sign of several bytes may lie in two. `done`: how far the work is. */
export function fileParts(report: TaskReport) {
  let [waiting, parts] = [Buffer.alloc(0), 0];
  const save = async (bytes: number, done: number) => {
    await report.savePart(parts, waiting.subarray(0, bytes), done);
    waiting = waiting.subarray(bytes);
    parts += 1;
  };
  return {
    add: (text: string) => {
      waiting = Buffer.concat([waiting, Buffer.from(text)]);
    },
    saveFull: async (done: number) => {
      if (waiting.length < PART_BYTES) await report.progress(done);
      while (waiting.length >= PART_BYTES) await save(PART_BYTES, done);
    },
    saveRest: async (done: number): Promise<number> => {
      if (waiting.length > 0) await save(waiting.length, done);
      return parts;
    },
  };
}
