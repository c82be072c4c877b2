import type { CardWithSaleState } from './member-goods-queries.ts';

export interface GoodsOfDay {
  /** "2026-11-15"; empty where days do not matter. */
  readonly day: string;
  readonly goods: readonly CardWithSaleState[];
}

/** In the order they come; goods without a day stand together. */
export function goodsByDay(list: readonly CardWithSaleState[]): readonly GoodsOfDay[] {
  const days = new Map<string, CardWithSaleState[]>();
  for (const goods of list) {
    const day = 'day' in goods ? goods.day : '';
    days.set(day, [...(days.get(day) ?? []), goods]);
  }
  return [...days].map(([day, goods]) => ({ day, goods }));
}
