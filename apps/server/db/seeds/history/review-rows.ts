import type { History, PastLine, PastReview } from './history.types.ts';
import { pastMemberId, pastOrderId } from './history-ids.ts';
import { arrayOf, NULL, row, type TableRows, textOf, timeOf } from './table-rows.ts';

/** When silence would have counted as five stars. */
const AUTO_AFTER_MS = 15 * 86_400_000;

/** What members said of what they had received; rights that nobody used are not kept, since the clock would use them. */
export const reviewTables: readonly TableRows<History>[] = [
  {
    table: 'catalog.review_right',
    columns: 'mid, order_id, cid, sku_id, member_id, goods_id, title, picture, specs, received_at, auto_at, review_id',
    rows: rightRows,
  },
  {
    table: 'catalog.review',
    columns: `mid, id, order_id, cid, sku_id, goods_id, member_id, author_name, author_avatar, score, text, pictures, tags, specs, written_at,
              standing, appended_text, appended_pictures, appended_at, answer_text, answered_at, helpful_count,
              service_score, logistics_score`,
    rows: reviewRows,
  },
  { table: 'catalog.review_tag', columns: 'mid, goods_id, tag, review_id', rows: tagRows },
  { table: 'catalog.review_vote', columns: 'mid, review_id, member_id', rows: voteRows },
  {
    table: 'catalog.review_summary',
    columns: 'mid, goods_id, star_1, star_2, star_3, star_4, star_5, auto, pictures, appended',
    rows: summaryRows,
  },
  { table: 'catalog.review_tag_count', columns: 'mid, goods_id, tag, reviews', rows: tagCountRows },
  {
    table: 'shop.rating',
    columns: 'mid, cid, reviews, stars, service_reviews, service_stars, logistics_reviews, logistics_stars',
    rows: ratingRows,
  },
];

function lineOf({ order, position }: PastReview): PastLine {
  const line = order.lines[position];
  if (!line) throw new Error(`a review is of line ${position}, which order ${order.n} does not have`);
  return line;
}

const specsOf = ({ specs }: PastLine) => textOf(specs.map(({ value }) => value).join(' '));

function* rightRows({ mid, reviews }: History): Generator<string> {
  for (const review of reviews) {
    const line = lineOf(review);
    const { n, member, receivedMs } = review.order;
    yield row(
      ...[mid, pastOrderId(mid, n), review.cid ?? NULL, line.skuId, pastMemberId(mid, member.n), line.goodsId, textOf(line.title)],
      ...[line.picture, specsOf(line), timeOf(receivedMs), timeOf(receivedMs + AUTO_AFTER_MS), review.id],
    );
  }
}

function* reviewRows({ mid, reviews }: History): Generator<string> {
  for (const review of reviews) {
    const line = lineOf(review);
    const { order, author, score, shopScores, text, tags, pictures, writtenMs, appended, answer } = review;
    yield row(
      ...[mid, review.id, pastOrderId(mid, order.n), review.cid ?? NULL, line.skuId, line.goodsId, pastMemberId(mid, order.member.n)],
      ...[
        author ? textOf(author.name) : NULL,
        author?.avatar ?? NULL,
        score,
        textOf(text),
        arrayOf(pictures),
        arrayOf(tags),
        specsOf(line),
      ],
      ...[timeOf(writtenMs), 'SHOWN', ...(appended ? [textOf(appended.text), '{}', timeOf(appended.ms)] : [NULL, NULL, NULL])],
      ...[...(answer ? [textOf(answer.text), timeOf(answer.ms)] : [NULL, NULL]), review.voters.length],
      ...[shopScores?.service ?? NULL, shopScores?.logistics ?? NULL],
    );
  }
}

function* tagRows({ mid, reviews }: History): Generator<string> {
  for (const review of reviews) {
    for (const tag of review.tags) yield row(mid, lineOf(review).goodsId, tag, review.id);
  }
}

function* voteRows({ mid, reviews }: History): Generator<string> {
  for (const { id, voters } of reviews) {
    for (const n of voters) yield row(mid, id, pastMemberId(mid, n));
  }
}

/** As the keys run: their trees then grow at the end only. */
const byGoods = (reviews: readonly PastReview[]) =>
  [...Map.groupBy(reviews, (review) => lineOf(review).goodsId)].sort(([one], [other]) => Number(BigInt(one) - BigInt(other)));

function* summaryRows({ mid, reviews }: History): Generator<string> {
  for (const [goodsId, own] of byGoods(reviews)) {
    const count = (is: (review: PastReview) => boolean) => own.filter(is).length;
    const stars = [1, 2, 3, 4, 5].map((star) => count(({ score }) => score === star));
    const pictured = count(({ pictures }) => pictures.length > 0);
    yield row(
      mid,
      goodsId,
      ...stars,
      0,
      pictured,
      count(({ appended }) => appended !== null),
    );
  }
}

function* tagCountRows({ mid, reviews }: History): Generator<string> {
  for (const [goodsId, own] of byGoods(reviews)) {
    const counts = Map.groupBy(
      own.flatMap(({ tags }) => tags),
      (tag) => tag,
    );
    for (const [tag, carried] of counts) yield row(mid, goodsId, tag, carried.length);
  }
}

function* ratingRows({ mid, reviews }: History): Generator<string> {
  for (const [cid, own] of Map.groupBy(reviews, (review) => review.cid)) {
    if (cid === null) continue;
    const sumOf = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0);
    const shopScores = own.flatMap((review) => review.shopScores ?? []);
    yield row(
      ...[mid, cid, own.length, sumOf(own.map(({ score }) => score))],
      ...[shopScores.length, sumOf(shopScores.map(({ service }) => service))],
      ...[shopScores.length, sumOf(shopScores.map(({ logistics }) => logistics))],
    );
  }
}
