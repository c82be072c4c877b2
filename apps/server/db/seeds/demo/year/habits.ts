import { type DayCourse, HOUR_MS, MINUTE_MS } from './calendar.ts';
import type { YearShop } from './year.types.ts';

interface ShopHabits {
  /** Of all orders of the year. */
  readonly orders: number;
  /** TABLE of how many of a hundred orders have one line, two, three and four. */
  readonly lines: readonly number[];
  /** TABLE of how many of a hundred lines have one piece, two and three. */
  readonly pieces: readonly number[];
  /** The share of lines that are bought again. */
  readonly again: number;
  readonly course: DayCourse;
  /** Only who lives nearby can order. */
  readonly isLocal: boolean;
  /** From the order to the sending, from the sending to the door. */
  readonly sendMs: readonly [least: number, most: number];
  readonly bringMs: readonly [least: number, most: number];
  readonly carrier: { readonly name: string; readonly prefix: string };
}

const byParcel = {
  course: 'evenings',
  isLocal: false,
  sendMs: [5 * HOUR_MS, 30 * HOUR_MS],
  bringMs: [22 * HOUR_MS, 90 * HOUR_MS],
  carrier: { name: '顺丰速运', prefix: 'SF' },
} as const;

/** How people buy in each shop. */
export const habits: Readonly<Record<YearShop['key'], ShopHabits>> = {
  fresh: {
    orders: 0.47,
    lines: [46, 31, 16, 7],
    pieces: [68, 22, 10],
    again: 0.4,
    course: 'meals',
    isLocal: true,
    sendMs: [6 * MINUTE_MS, 18 * MINUTE_MS],
    bringMs: [14 * MINUTE_MS, 45 * MINUTE_MS],
    carrier: { name: '门店配送', prefix: 'XY' },
  },
  home: { orders: 0.26, lines: [60, 27, 10, 3], pieces: [78, 16, 6], again: 0.06, ...byParcel },
  fashion: { orders: 0.27, lines: [64, 26, 8, 2], pieces: [80, 15, 5], again: 0.04, ...byParcel },
};
