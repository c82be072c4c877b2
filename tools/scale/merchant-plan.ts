import type { SearchDocument } from '../../apps/server/src/modules/catalog/search/search-document.rules.ts';
import { seededRandom } from '../../apps/simulator/src/seeded-random.ts';
import { documentOf } from './goods-words.ts';
import type { ScaleForm } from './scale-forms.ts';
import { SHOPS } from './scale-ids.ts';

/** TABLE of how past orders ended, and how many of a hundred did so. None waits for anything: the worker finds nothing due. */
const ENDS = { RECEIVED: 84, TO_SHIP: 4, CANCELLED: 4, OVERDUE: 3, REFUNDED: 3, PART_REFUNDED: 2 } as const;
export type OrderEnd = keyof typeof ENDS;

export interface PlannedLine {
  readonly g: number;
  readonly k: number;
  readonly quantity: number;
  readonly unitFen: number;
}

export interface PlannedOrder {
  readonly n: number;
  readonly member: number;
  readonly shop: number;
  readonly lines: readonly PlannedLine[];
  readonly goodsFen: number;
  readonly freightFen: number;
  readonly payableFen: number;
  readonly refundedFen: number;
  readonly end: OrderEnd;
  readonly placedMs: number;
}

/** Everything about a merchant that more than one table must agree upon. */
export interface MerchantPlan {
  readonly m: number;
  readonly form: ScaleForm;
  readonly titles: readonly string[];
  /** Of SKU g * skus + k. */
  readonly pricesFen: Int32Array;
  readonly orders: readonly PlannedOrder[];
  /** Pieces of SKU g * skus + k that are sold and did not come back. */
  readonly sold: Int32Array;
  /** Pieces of goods g that were ever paid for: what cards show. */
  readonly soldCount: Int32Array;
  /** What goods g is found by; nothing in forms that are not searched. */
  readonly documents: readonly SearchDocument[];
}

export const FLAT_FREIGHT_FEN = 600;
export const FREE_FREIGHT_FROM_FEN = 9_900;
const MOST_LINES = 3;
const MOST_PIECES = 3;

/** Long enough ago that no event of theirs is kept any more, so none has to be written. */
const FIRST_ORDER_MS = Date.UTC(2026, 1, 1);
const LAST_ORDER_MS = Date.UTC(2026, 7, 1);

export const isPaid = ({ end }: PlannedOrder): boolean => end !== 'CANCELLED' && end !== 'OVERDUE';

export function planMerchant(m: number, form: ScaleForm, writeTitle: (random: () => number) => string): MerchantPlan {
  const random = seededRandom(Math.imul(m + 1, 0x9e3779b1));
  const titles = Array.from({ length: form.goods }, () => writeTitle(random));
  const pricesFen = planPrices(form, random);
  const orders = Array.from({ length: form.orders }, (_, n) => planOrder(n, form, pricesFen, random));
  const sold = new Int32Array(form.goods * form.skus);
  const soldCount = new Int32Array(form.goods);
  for (const order of orders.filter(isPaid)) {
    for (const { g, k, quantity } of order.lines) {
      soldCount[g] = (soldCount[g] ?? 0) + quantity;
      if (order.end !== 'REFUNDED') sold[g * form.skus + k] = (sold[g * form.skus + k] ?? 0) + quantity;
    }
  }
  const documents = form.isSearched ? titles.map(documentOf) : [];
  return { m, form, titles, pricesFen, orders, sold, soldCount, documents };
}

/** From 5 to 400 yuan, most of them cheap; each further SKU of a goods costs a tenth more. */
function planPrices({ goods, skus }: ScaleForm, random: () => number): Int32Array {
  const prices = new Int32Array(goods * skus);
  for (let g = 0; g < goods; g += 1) {
    const first = 500 + Math.floor(random() ** 3 * 39_500);
    for (let k = 0; k < skus; k += 1) prices[g * skus + k] = first + Math.floor((first * k) / 10);
  }
  return prices;
}

function planOrder(n: number, form: ScaleForm, pricesFen: Int32Array, random: () => number): PlannedOrder {
  const shop = Math.floor(random() * SHOPS);
  const lines = planLines(shop, form, pricesFen, random);
  const goodsFen = lines.reduce((sum, { quantity, unitFen }) => sum + quantity * unitFen, 0);
  const freightFen = goodsFen >= FREE_FREIGHT_FROM_FEN ? 0 : FLAT_FREIGHT_FEN;
  const payableFen = goodsFen + freightFen;
  const end = drawEnd(random() * 100);
  const placedMs = FIRST_ORDER_MS + Math.floor(((LAST_ORDER_MS - FIRST_ORDER_MS) / form.orders) * n);
  const member = Math.floor(random() * form.members);
  return { n, member, shop, lines, goodsFen, freightFen, payableFen, refundedFen: refundOf(end, payableFen), end, placedMs };
}

/** Goods with small numbers sell more; no SKU stands twice in an order. */
function planLines(shop: number, { goods, skus }: ScaleForm, pricesFen: Int32Array, random: () => number): PlannedLine[] {
  const lines = new Map<number, PlannedLine>();
  const onShelf = Math.ceil((goods - shop) / SHOPS);
  for (let count = 1 + Math.floor(random() * MOST_LINES); count > 0; count -= 1) {
    const g = Math.floor(random() ** 2 * onShelf) * SHOPS + shop;
    const k = Math.floor(random() * skus);
    const quantity = 1 + Math.floor(random() * MOST_PIECES);
    lines.set(g, { g, k, quantity, unitFen: pricesFen[g * skus + k] ?? 0 });
  }
  return [...lines.values()];
}

function drawEnd(lot: number): OrderEnd {
  let below = 0;
  for (const [end, share] of Object.entries(ENDS)) {
    below += share;
    if (lot < below) return end as OrderEnd;
  }
  return 'RECEIVED';
}

function refundOf(end: OrderEnd, payableFen: number): number {
  if (end === 'REFUNDED') return payableFen;
  return end === 'PART_REFUNDED' ? Math.ceil(payableFen / 4) : 0;
}
