import { pictureOf, sizeOf } from './catalog-rows.ts';
import type { MerchantPlan, PlannedOrder } from './merchant-plan.ts';
import { receivedMs } from './order-times.ts';
import { type PlannedReview, reviewsOf } from './planned-review.ts';
import { goodsIdOf, memberIdOf, midOf, orderIdOf, skuIdOf, stepIdOf } from './scale-ids.ts';
import { arrayOf, NULL, row, type TableRows, timeOf } from './table-rows.ts';

const DAY_MS = 86_400_000;
/** When silence would have counted as five stars. */
const AUTO_AFTER_MS = 15 * DAY_MS;
const APPENDED = '用了一阵子，还是一样好。';

/** What members said of what they had received; rights that nobody used are not kept, since the clock would use them. */
export const reviewTables: readonly TableRows[] = [
  {
    table: 'catalog.review_right',
    columns: 'mid, order_id, sku_id, member_id, goods_id, title, picture, specs, received_at, auto_at, review_id',
    rows: rightRows,
  },
  {
    table: 'catalog.review',
    columns: `mid, id, order_id, sku_id, goods_id, member_id, author_name, score, text, pictures, tags, specs, written_at, standing,
              appended_text, appended_pictures, appended_at`,
    rows: reviewRows,
  },
  { table: 'catalog.review_tag', columns: 'mid, goods_id, tag, review_id', rows: tagRows },
  {
    table: 'catalog.review_summary',
    columns: 'mid, goods_id, star_1, star_2, star_3, star_4, star_5, auto, pictures, appended',
    rows: summaryRows,
  },
  { table: 'catalog.review_tag_count', columns: 'mid, goods_id, tag, reviews', rows: tagCountRows },
];

const writtenMs = ({ order }: PlannedReview) => receivedMs(order) + DAY_MS;
const lineOf = ({ order, position }: PlannedReview) => order.lines[position] ?? { g: 0, k: 0 };
const idOf = (m: number, { order, position }: PlannedReview) => stepIdOf(m, order.n, position);

function* rightRows({ m, orders, titles }: MerchantPlan): Generator<string> {
  for (const review of orders.flatMap(reviewsOf)) {
    const { g, k } = lineOf(review);
    const { n, member } = review.order;
    const received = receivedMs(review.order);
    yield row(
      ...[midOf(m), orderIdOf(m, n), skuIdOf(m, g, k), memberIdOf(m, member), goodsIdOf(m, g), titles[g] ?? '', pictureOf(m, g, 0)],
      ...[sizeOf(k), timeOf(received), timeOf(received + AUTO_AFTER_MS), idOf(m, review)],
    );
  }
}

function* reviewRows({ m, orders }: MerchantPlan): Generator<string> {
  for (const review of orders.flatMap(reviewsOf)) {
    const { g, k } = lineOf(review);
    const { order, score, text, tags, hasPicture, isAppended } = review;
    const pictures = arrayOf(hasPicture ? [pictureOf(m, g, 0)] : []);
    const appended = isAppended ? [APPENDED, '{}', timeOf(writtenMs(review) + 7 * DAY_MS)] : [NULL, NULL, NULL];
    yield row(
      ...[midOf(m), idOf(m, review), orderIdOf(m, order.n), skuIdOf(m, g, k), goodsIdOf(m, g), memberIdOf(m, order.member), '木***子'],
      ...[score, text, pictures, arrayOf(tags), sizeOf(k), timeOf(writtenMs(review)), 'SHOWN', ...appended],
    );
  }
}

function* tagRows({ m, orders }: MerchantPlan): Generator<string> {
  for (const review of orders.flatMap(reviewsOf)) {
    const { g } = lineOf(review);
    for (const tag of review.tags) yield row(midOf(m), goodsIdOf(m, g), tag, idOf(m, review));
  }
}

const byGoods = (orders: readonly PlannedOrder[]) =>
  [...Map.groupBy(orders.flatMap(reviewsOf), (review) => lineOf(review).g)].sort(([a], [b]) => a - b);

function* summaryRows({ m, orders }: MerchantPlan): Generator<string> {
  for (const [g, own] of byGoods(orders)) {
    const count = (is: (review: PlannedReview) => boolean) => own.filter(is).length;
    const stars = [1, 2, 3, 4, 5].map((star) => count(({ score }) => score === star));
    yield row(
      midOf(m),
      goodsIdOf(m, g),
      ...stars,
      0,
      count(({ hasPicture }) => hasPicture),
      count(({ isAppended }) => isAppended),
    );
  }
}

function* tagCountRows({ m, orders }: MerchantPlan): Generator<string> {
  for (const [g, own] of byGoods(orders)) {
    const counts = Map.groupBy(
      own.flatMap(({ tags }) => tags),
      (tag) => tag,
    );
    for (const [tag, carried] of counts) yield row(midOf(m), goodsIdOf(m, g), tag, carried.length);
  }
}
