import { importReviews, type PastReview } from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import { goodsOf } from './category-goods.ts';
import type { DemoGoods, DemoShop } from './demo.types.ts';
import { combinationsOf, type LoadedGoods } from './load-goods.ts';
import { goodsPictureKeys } from './paint/keys.ts';
import { variationOf } from './paint/variation.ts';
import { authors } from './reviews/authors.ts';
import type { DemoReview } from './reviews/reviews.types.ts';
import { reviewsOf } from './reviews/shop-reviews.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Every so many reviewers keep their name to themselves. */
const ANONYMOUS_EACH = 7;

/** What members have said of a shop's goods in the last months. */
export async function loadReviews(ctx: TxCtx, shop: DemoShop, loaded: ReadonlyMap<string, LoadedGoods>): Promise<void> {
  const all = new Map(shop.categories.flatMap(goodsOf).map((placed) => [placed.goods.key, placed]));
  const reviews = reviewsOf(shop).flatMap(({ key, tags, said }, nth) => {
    const [placed, ids] = [all.get(key), loaded.get(key)];
    if (!placed || !ids) throw new Error(`the demo has reviews of "${key}", which it does not sell`);
    const pictures = goodsPictureKeys(ctx.mid, placed.goods, placed.sides);
    return said.map((review, at) =>
      pastReview(ctx, { cid: shop.cid, goods: placed.goods, ids, pictures, tags, review, at, turn: nth * said.length + at }),
    );
  });
  await importReviews(ctx, reviews);
}

interface Writing {
  readonly cid: string;
  readonly goods: DemoGoods;
  readonly ids: LoadedGoods;
  readonly pictures: readonly string[];
  readonly tags: readonly string[];
  readonly review: DemoReview;
  /** Which of its goods' reviews, the newest first, and which of all. */
  readonly at: number;
  readonly turn: number;
}

function pastReview(ctx: TxCtx, { cid, goods, ids, pictures, tags, review, at, turn }: Writing): PastReview {
  const { score, text, appended, answer } = review;
  const written = new Date(ctx.now.getTime() - writtenAgoMs(goods, review, at));
  const sku = turn % ids.skuIds.length;
  const name = authors[turn % authors.length] ?? '';
  return {
    cid,
    line: {
      goodsId: ids.goodsId,
      skuId: ids.skuIds[sku] ?? '',
      title: goods.title,
      picture: pictures[0] ?? '',
      specs: combinationsOf(goods.specs)[sku] ?? [],
    },
    memberId: ctx.newId(),
    author: turn % ANONYMOUS_EACH === ANONYMOUS_EACH - 1 ? null : { name, avatar: null },
    score,
    text,
    pictures: pictures.slice(0, review.pictures ?? 0),
    // Who is not content picks no praise.
    tags: score >= 4 ? [0, 1].flatMap((nth) => tags[(turn + nth * 2) % tags.length] ?? []) : [],
    at: written,
    ...(appended && { appended: { text: appended.text, pictures: [], at: new Date(written.getTime() + appended.days * DAY_MS) } }),
    ...(answer && { answer: { text: answer, at: new Date(written.getTime() + 5 * HOUR_MS) } }),
    voters: Array.from({ length: votesOf(review, at) }, () => ctx.newId()),
  };
}

/** Days apart, and not all at the same time of day; long enough ago for what was appended. */
function writtenAgoMs({ key }: DemoGoods, { appended }: DemoReview, at: number): number {
  const sway = (1 + variationOf(key).sway(`review ${at}`)) / 2;
  return (2 + at * 6 + (appended?.days ?? 0)) * DAY_MS + sway * 20 * HOUR_MS;
}

/** What says more and shows something helps more. */
const votesOf = ({ text, pictures = 0 }: DemoReview, at: number): number => Math.max(0, Math.floor(text.length / 12) + pictures * 3 - at);
