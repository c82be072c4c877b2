import type { DemoCategory, DemoGoods } from './demo.types.ts';

/** What came longer ago is not new any more to anybody. */
const OLD_DAYS = 400;
const NEW_DAYS = [27, 21, 16];

/** Days since the goods came; older than the year of trade unless it is new. */
export function daysAgo({ goods }: DemoCategory, one: DemoGoods): number {
  if (!one.isNew) return OLD_DAYS + goods.indexOf(one);
  const nth = goods.filter(({ isNew }) => isNew).indexOf(one);
  return NEW_DAYS[nth % NEW_DAYS.length] ?? OLD_DAYS;
}
