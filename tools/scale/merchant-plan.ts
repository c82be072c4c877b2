import { type History, isPaid } from '../../apps/server/db/seeds/history/history.types.ts';
import type { SearchDocument } from '../../apps/server/src/modules/search-index/search-document.rules.ts';
import { seededRandom } from '../../apps/simulator/src/seeded-random.ts';
import { documentOf } from './goods-words.ts';
import { type PlannedOrder, planOrders } from './order-plan.ts';
import { planMembers } from './plan-members.ts';
import { reviewsOf } from './planned-review.ts';
import type { ScaleForm } from './scale-forms.ts';
import { midOf } from './scale-ids.ts';

/** Everything about a merchant that more than one table must agree upon. */
export interface MerchantPlan {
  readonly m: number;
  readonly form: ScaleForm;
  readonly titles: readonly string[];
  /** Of SKU g * skus + k. */
  readonly pricesFen: Int32Array;
  readonly history: History;
  /** Pieces of SKU g * skus + k that are sold and did not come back. */
  readonly sold: Int32Array;
  /** Pieces of goods g that were ever paid for: what cards show. */
  readonly soldCount: Int32Array;
  /** What goods g is found by; nothing in forms that are not searched. */
  readonly documents: readonly SearchDocument[];
}

export function planMerchant(m: number, form: ScaleForm, writeTitle: (random: () => number) => string): MerchantPlan {
  const random = seededRandom(Math.imul(m + 1, 0x9e3779b1));
  const titles = Array.from({ length: form.goods }, () => writeTitle(random));
  const pricesFen = planPrices(form, random);
  const members = planMembers(form);
  const orders = planOrders({ m, form, titles, pricesFen, members }, random);
  const reviews = orders.flatMap((order) => reviewsOf(m, order));
  const documents = form.isSearched ? titles.map(documentOf) : [];
  const history = { name: 'scale', mid: midOf(m), members, orders, reviews };
  return { m, form, titles, pricesFen, history, ...countSold(form, orders), documents };
}

function countSold(form: ScaleForm, orders: readonly PlannedOrder[]): Pick<MerchantPlan, 'sold' | 'soldCount'> {
  const sold = new Int32Array(form.goods * form.skus);
  const soldCount = new Int32Array(form.goods);
  for (const order of orders.filter(isPaid)) {
    for (const { g, k, quantity } of order.lines) {
      soldCount[g] = (soldCount[g] ?? 0) + quantity;
      if (order.end !== 'REFUNDED') sold[g * form.skus + k] = (sold[g * form.skus + k] ?? 0) + quantity;
    }
  }
  return { sold, soldCount };
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
