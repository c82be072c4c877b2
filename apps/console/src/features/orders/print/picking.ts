import type { OutputOf } from '#api/calls';

export type PrintedOrder = OutputOf<'trade.order.detailForStaff'>;

interface Picked {
  readonly skuId: string;
  readonly title: string;
  readonly specs: string;
  readonly quantity: number;
  /** Numbers of the orders that want it, as their slips show them. */
  readonly slips: readonly number[];
}

/** Pieces of each SKU over all orders: one walk through the warehouse. */
export function pick(orders: readonly Pick<PrintedOrder, 'lines'>[]): Picked[] {
  const picked = new Map<string, Picked>();
  for (const [at, { lines }] of orders.entries()) {
    for (const { skuId, title, specs, quantity } of lines) {
      const before = picked.get(skuId);
      picked.set(skuId, {
        skuId,
        title,
        specs: specs.map(({ value }) => value).join(' · '),
        quantity: (before?.quantity ?? 0) + quantity,
        slips: [...(before?.slips ?? []), at + 1],
      });
    }
  }
  return [...picked.values()].sort((a, b) => a.title.localeCompare(b.title) || a.specs.localeCompare(b.specs));
}

/** 1, 2, 3, 7 are "1–3, 7": what hundreds of orders want stays a line or two. */
export function spansOf(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
