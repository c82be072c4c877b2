import { createHash } from 'node:crypto';

/** Picks the same things for the same key on every run, so that pictures never change by themselves. */
export interface Variation {
  /** True for about half of all keys, independently for each question. */
  readonly flag: (question: string) => boolean;
  /** A number in [-1, 1]. */
  readonly sway: (question: string) => number;
}

export function variationOf(key: string): Variation {
  const byteFor = (question: string) => createHash('sha256').update(`${key}/${question}`).digest().readUInt8(0);
  return {
    flag: (question) => byteFor(question) % 2 === 0,
    sway: (question) => byteFor(question) / 127.5 - 1,
  };
}
