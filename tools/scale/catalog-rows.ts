import { MOVE_COLUMNS, orderMoveRows } from '../../apps/server/db/seeds/history/stock-rows.ts';
import { NULL, row, type TableRows, timeOf } from '../../apps/server/db/seeds/history/table-rows.ts';
import { pictureOf, specsOf } from './goods-forms.ts';
import { branchNameOf, brandNameOf, categoryNameOf, sellingPointOf, TAG, topNameOf } from './goods-words.ts';
import type { MerchantPlan } from './merchant-plan.ts';
import { FREIGHT } from './order-plan.ts';
import {
  BRANCHES,
  BRANDS,
  branchIdOf,
  branchOf,
  brandIdOf,
  brandOf,
  CATEGORIES,
  categoryIdOf,
  categoryOf,
  cidOf,
  goodsIdOf,
  midOf,
  SHOPS,
  shopOf,
  skuIdOf,
  TOPS,
  topIdOf,
  topOf,
} from './scale-ids.ts';

/** More than any bench can buy. */
const PLENTY = 1_000_000;
const LISTED_MS = Date.UTC(2026, 0, 15);
const LISTED_AT = timeOf(LISTED_MS);

const HOME_BLOCKS = JSON.stringify([
  { id: 'fall', type: 'goodsTabs', props: { tabs: [{ text: '推荐', source: { sortType: 'default' } }] } },
]);
const homeOf = (s: number) => {
  const title = `门店 ${s + 1}`;
  return [title, JSON.stringify({ title, describe: '', picture: null }), HOME_BLOCKS, 2];
};
const COLOURS = '{#fb4443,#fd8754,#ffffff,#ff4c29}';

/** A merchant's shops, catalogue and stock, each table after those it refers to. */
export const catalogTables: readonly TableRows<MerchantPlan>[] = [
  { table: 'shop.merchant', columns: 'mid, name, default_cid', rows: ({ m }) => [row(midOf(m), `商家 ${midOf(m)}`, cidOf(m, 0))] },
  {
    table: 'shop.organisation',
    columns: 'mid, cid, name, square_logo, position',
    rows: (plan) => shopRows(plan, (m, s) => [`门店 ${s + 1}`, `${midOf(m)}/logo-${s}.webp`, s]),
  },
  {
    table: 'delivery.freight_rule',
    columns: 'mid, cid, flat_fen, free_from_fen',
    rows: (plan) => shopRows(plan, () => [FREIGHT.flatFen, FREIGHT.freeFromFen]),
  },
  { table: 'decoration.colour_style', columns: 'mid, cid, theme, colors', rows: (plan) => shopRows(plan, () => ['plain', COLOURS]) },
  {
    table: 'decoration.page',
    columns: 'mid, cid, id, kind, title, share, blocks, blocks_schema, created_at',
    rows: (plan) => shopRows(plan, (m, s) => [cidOf(m, s), 'home', ...homeOf(s), LISTED_AT]),
  },
  {
    table: 'decoration.page_version',
    columns: 'mid, page_id, version, title, share, blocks, blocks_schema, made_at',
    rows: (plan) => shopRows(plan, (_, s) => [1, ...homeOf(s), LISTED_AT]),
  },
  {
    table: 'decoration.live_page',
    columns: 'mid, cid, id, kind, version, title, share, blocks, blocks_schema, live_at',
    rows: (plan) => shopRows(plan, (m, s) => [cidOf(m, s), 'home', 1, ...homeOf(s), LISTED_AT]),
  },
  { table: 'catalog.category', columns: 'mid, id, parent_id, level, name, picture, position', rows: categoryRows },
  { table: 'catalog.brand', columns: 'mid, id, name', rows: brandRows },
  {
    table: 'catalog.goods',
    columns: 'mid, id, category_id, brand_id, title, selling_point, tags, detail_html, cover, created_at',
    rows: goodsRows,
  },
  { table: 'catalog.goods_picture', columns: 'mid, goods_id, position, key', rows: pictureRows },
  { table: 'catalog.sku', columns: 'mid, id, goods_id, position, specs', rows: skuRows },
  { table: 'catalog.listing', columns: 'mid, cid, sku_id, price_fen, list_price_fen', rows: listingRows },
  {
    table: 'catalog.shelf',
    columns: 'mid, cid, goods_id, category_id, position, price_fen, list_price_fen, has_price_range, sku_count, sold_count',
    rows: shelfRows,
  },
  { table: 'catalog.stock', columns: 'mid, cid, sku_id, supplied, available, sold', rows: stockRows },
  { table: 'catalog.stock_move', columns: MOVE_COLUMNS, rows: moveRows },
];

function* shopRows({ m }: MerchantPlan, cells: (m: number, s: number) => (string | number)[]): Generator<string> {
  for (let s = 0; s < SHOPS; s += 1) yield row(midOf(m), cidOf(m, s), ...cells(m, s));
}

/** From the widest to the narrowest. */
function* categoryRows({ m }: MerchantPlan): Generator<string> {
  const mid = midOf(m);
  const picture = `${mid}/category.webp`;
  for (let t = 0; t < TOPS; t += 1) yield row(mid, topIdOf(m, t), NULL, 1, topNameOf(t), picture, t);
  for (let b = 0; b < BRANCHES; b += 1) yield row(mid, branchIdOf(m, b), topIdOf(m, topOf(b)), 2, branchNameOf(b), picture, b);
  for (let c = 0; c < CATEGORIES; c += 1) yield row(mid, categoryIdOf(m, c), branchIdOf(m, branchOf(c)), 3, categoryNameOf(c), picture, c);
}

function* brandRows({ m }: MerchantPlan): Generator<string> {
  for (let b = 0; b < BRANDS; b += 1) yield row(midOf(m), brandIdOf(m, b), brandNameOf(b));
}

function* goodsRows({ m, titles }: MerchantPlan): Generator<string> {
  const mid = midOf(m);
  for (const [g, title] of titles.entries()) {
    const detail = `<p>${title}，产地直发，七天内可退。</p><p>每件单独包装，收到请先验货。</p>`;
    const createdAt = timeOf(LISTED_MS + g * 1000);
    yield row(
      mid,
      goodsIdOf(m, g),
      categoryIdOf(m, categoryOf(g)),
      brandIdOf(m, brandOf(g)),
      title,
      sellingPointOf(title),
      `{${TAG}}`,
      detail,
      pictureOf(m, g, 0),
      createdAt,
    );
  }
}

function* pictureRows({ m, form }: MerchantPlan): Generator<string> {
  const mid = midOf(m);
  for (let g = 0; g < form.goods; g += 1) {
    const goodsId = goodsIdOf(m, g);
    for (let picture = 0; picture < form.pictures; picture += 1) yield row(mid, goodsId, picture, pictureOf(m, g, picture));
  }
}

function* skuRows({ m, form }: MerchantPlan): Generator<string> {
  const mid = midOf(m);
  for (let g = 0; g < form.goods; g += 1) {
    const goodsId = goodsIdOf(m, g);
    for (let k = 0; k < form.skus; k += 1) yield row(mid, skuIdOf(m, g, k), goodsId, k, JSON.stringify(specsOf(k)));
  }
}

/** Shop by shop, as the keys run: their trees then grow at the end only. */
function* placesOf({ m, form }: MerchantPlan): Generator<{ cid: string; g: number }> {
  for (let s = 0; s < SHOPS; s += 1) {
    const cid = cidOf(m, s);
    for (let g = s; g < form.goods; g += SHOPS) yield { cid, g };
  }
}

/** Every fourth goods was a quarter dearer before. */
const listPriceOf = (g: number, priceFen: number) => (g % 4 === 0 ? Math.ceil(priceFen * 1.25) : NULL);

function* listingRows(plan: MerchantPlan): Generator<string> {
  const { m, form, pricesFen } = plan;
  const mid = midOf(m);
  for (const { cid, g } of placesOf(plan)) {
    for (let k = 0; k < form.skus; k += 1) {
      const priceFen = pricesFen[g * form.skus + k] ?? 0;
      yield row(mid, cid, skuIdOf(m, g, k), priceFen, listPriceOf(g, priceFen));
    }
  }
}

function* shelfRows(plan: MerchantPlan): Generator<string> {
  const { m, form, pricesFen, soldCount } = plan;
  const mid = midOf(m);
  for (const { cid, g } of placesOf(plan)) {
    const priceFen = pricesFen[g * form.skus] ?? 0;
    const category = categoryIdOf(m, categoryOf(g));
    const range = form.skus > 1 ? 't' : 'f';
    yield row(mid, cid, goodsIdOf(m, g), category, g, priceFen, listPriceOf(g, priceFen), range, form.skus, soldCount[g] ?? 0);
  }
}

/** In a deep form one goods of a hundred has hardly anything left, or nothing. */
function suppliedOf({ form, sold }: MerchantPlan, g: number, k: number): number {
  if (!form.isDeep || g % 100 !== 7 || k > 0) return PLENTY;
  return Math.max(1, (sold[g * form.skus] ?? 0) + (Math.floor(g / 100) % 8));
}

function* stockRows(plan: MerchantPlan): Generator<string> {
  const { m, form, sold } = plan;
  const mid = midOf(m);
  for (const { cid, g } of placesOf(plan)) {
    for (let k = 0; k < form.skus; k += 1) {
      const gone = sold[g * form.skus + k] ?? 0;
      const supplied = suppliedOf(plan, g, k);
      yield row(mid, cid, skuIdOf(m, g, k), supplied, supplied - gone, gone);
    }
  }
}

/** The journal: what orders moved, then the supplies. */
function* moveRows(plan: MerchantPlan): Generator<string> {
  const { m, form, history } = plan;
  yield* orderMoveRows(history);
  const mid = midOf(m);
  for (let g = 0; g < form.goods; g += 1) {
    const cid = cidOf(m, shopOf(g));
    for (let k = 0; k < form.skus; k += 1) {
      const skuId = skuIdOf(m, g, k);
      yield row(mid, cid, skuId, 0, 'SUPPLY', suppliedOf(plan, g, k), NULL, skuId, LISTED_AT);
    }
  }
}
