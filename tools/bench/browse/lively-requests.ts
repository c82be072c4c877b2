import { seededRandom } from '../../../apps/simulator/src/seeded-random.ts';
import type { ScaleForm } from '../../scale/scale-forms.ts';
import { CATEGORIES, categoryIdOf, cidOf, goodsIdOf, midOf, SHOPS, shopOf } from '../../scale/scale-ids.ts';
import type { BrowseRequest } from './browse-requests.ts';
import { isLively } from './live-activities.ts';

const CARDS = 20;

/** What a page asks of merchants that have activities, or of those that have none; the same pages otherwise. */
export interface AskedPages {
  readonly name: string;
  readonly lively: readonly BrowseRequest[];
  readonly plain: readonly BrowseRequest[];
}

/** A list with the prices on its cards, and an item with what runs for it. */
export const livelyPages = (form: ScaleForm, count: number): AskedPages[] => [
  pagesOf('list of 20 cards with their prices (catalog.product.pageList, checkout.price.list)', form, count, listRequests),
  pagesOf('item with what runs for it (catalog.product.info, marketing.goods.info)', form, count, itemRequests),
];

type Draw = (from: number) => number;

function pagesOf(
  name: string,
  form: ScaleForm,
  count: number,
  ask: (m: number, form: ScaleForm, draw: Draw) => BrowseRequest[],
): AskedPages {
  const merchants = Array.from({ length: form.merchants }, (_, m) => m);
  const requests = (own: readonly number[]) => {
    const random = seededRandom(3);
    const draw = (from: number) => Math.floor(random() * from);
    return Array.from({ length: count }, () => ask(own[draw(own.length)] ?? 0, form, draw)).flat();
  };
  return { name, lively: requests(merchants.filter(isLively)), plain: requests(merchants.filter((m) => !isLively(m))) };
}

function listRequests(m: number, { goods }: ScaleForm, draw: Draw): BrowseRequest[] {
  const shop = draw(SHOPS);
  const [mid, cid] = [midOf(m), cidOf(m, shop)];
  const first = draw(goods - CARDS * SHOPS);
  const shown = Array.from({ length: CARDS * SHOPS }, (_, nth) => first + nth).filter((g) => shopOf(g) === shop);
  const input = { cid, categoryId: categoryIdOf(m, draw(CATEGORIES)), sortType: 'default', pageNum: 1, pageSize: CARDS };
  return [
    { name: 'catalog.product.pageList', mid, cid, input },
    { name: 'checkout.price.list', mid, cid, input: { cid, goodsIds: shown.map((g) => goodsIdOf(m, g)) } },
  ];
}

function itemRequests(m: number, { goods }: ScaleForm, draw: Draw): BrowseRequest[] {
  const g = draw(goods);
  const [mid, cid, id] = [midOf(m), cidOf(m, shopOf(g)), goodsIdOf(m, g)];
  return [
    { name: 'catalog.product.info', mid, cid, input: { cid, id } },
    { name: 'marketing.goods.info', mid, cid, input: { cid, spuId: id } },
  ];
}
