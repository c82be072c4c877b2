import type { DemoShop } from './demo.types.ts';

type Day = DemoShop['week'][number];

/** One span of a day. */
export const open = (from: string, to: string): Day => [{ from, to }];

/** The same hours on all seven days. */
export const daily = (from: string, to: string): Day[] => Array(7).fill(open(from, to));
