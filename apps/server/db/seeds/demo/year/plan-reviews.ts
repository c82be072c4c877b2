import { isPaid, type PastOrder, type PastReview } from '../../history/history.types.ts';
import { pastId } from '../../history/history-ids.ts';
import { DAY_MS, HOUR_MS } from './calendar.ts';
import { type Chance, lottery } from './chance.ts';
import { maskedName } from './names.ts';
import type { YearMember } from './plan-members.ts';
import { drawVoters, pickTags } from './review-parts.ts';
import { type ReviewText, wordsOf } from './review-words.ts';
import type { YearGoods, YearShop } from './year.types.ts';

/** Of all lines sold between so many are reviewed; of goods that sell little rather more, so that something is said of them. */
const [LEAST_SHARE, MOST_SHARE] = [0.03, 0.08];
const WISHED_REVIEWS = 6;
/** A review is written so many days after the goods came. */
const LATEST_DAYS = 9;
/** The shop answers within so many hours. */
const ANSWER_HOURS = 30;
const ANONYMOUS_SHARE = 1 / 7;

interface Reviewable {
  readonly order: PastOrder;
  readonly position: number;
}

/** In the order they were written. */
export function planReviews({ mid, shops, members, orders, nowMs }: ReviewMatter, chance: Chance): PastReview[] {
  const linesOf = Map.groupBy(
    orders.filter(isPaid).flatMap((order) => order.lines.map(({ goodsId }, position) => ({ order, position, goodsId }))),
    ({ goodsId }) => goodsId,
  );
  const unnumbered = shops.flatMap((shop) =>
    shop.goods.flatMap((goods) => reviewsOf(shop, goods, linesOf.get(goods.goodsId) ?? [], { members, nowMs }, chance)),
  );
  return unnumbered.sort((one, other) => one.writtenMs - other.writtenMs).map((review, n) => ({ ...review, id: pastId(mid, n) }));
}

export interface ReviewMatter {
  readonly mid: string;
  readonly shops: readonly YearShop[];
  readonly members: readonly YearMember[];
  readonly orders: readonly PastOrder[];
  readonly nowMs: number;
}

function reviewsOf(
  shop: YearShop,
  goods: YearGoods,
  sold: readonly Reviewable[],
  { members, nowMs }: Pick<ReviewMatter, 'members' | 'nowMs'>,
  chance: Chance,
): PastReview[] {
  const free = chance.shuffled(sold.filter(({ order }) => order.end === 'RECEIVED'));
  const said = new Set<number>();
  /** The first line left that fits; nobody reviews a goods twice. */
  const takeLine = (words: ReviewText): Reviewable | undefined => {
    const at = free.findIndex((line) => fits(line, words, nowMs) && !said.has(line.order.member.n));
    const [line] = at < 0 ? [] : free.splice(at, 1);
    if (line) said.add(line.order.member.n);
    return line;
  };
  return wordsOf(goods, shop.common, countOf(sold.length, chance), chance).flatMap((words) => {
    const line = takeLine(words);
    return line ? [writeReview(shop, goods, line, words, { members, nowMs }, chance)] : [];
  });
}

function countOf(sold: number, chance: Chance): number {
  const requested = Math.max(WISHED_REVIEWS, Math.round(sold * (0.04 + 0.02 * chance.next())));
  return Math.max(Math.ceil(sold * LEAST_SHARE), Math.min(Math.floor(sold * MOST_SHARE), requested));
}

/** Of the value the words name, and long enough ago for all that was written. */
function fits({ order, position }: Reviewable, { value, appended }: ReviewText, nowMs: number): boolean {
  if (value !== undefined && order.lines[position]?.specs[0]?.value !== value) return false;
  return !appended || order.receivedMs + (LATEST_DAYS + appended.days) * DAY_MS < nowMs;
}

const drawDays = lottery([10, 20, 16, 12, 9, 7, 5, 4, 3]);

/** Mostly kinder than what is said of the goods; without a draw, so that the rest of the year stays as it is. */
const shopScoresOf = (score: number, n: number) => ({
  service: Math.min(5, score + (n % 5 === 0 ? 0 : 1)),
  logistics: Math.max(1, Math.min(5, score + (n % 3 === 0 ? -1 : 2))),
});

function writeReview(
  shop: YearShop,
  goods: YearGoods,
  { order, position }: Reviewable,
  words: ReviewText,
  { members, nowMs }: Pick<ReviewMatter, 'members' | 'nowMs'>,
  chance: Chance,
): PastReview {
  const { score, text, appended, answer } = words;
  const latestMs = nowMs - HOUR_MS;
  const writtenMs = Math.min(order.receivedMs + Math.floor((drawDays(chance) + chance.next()) * DAY_MS), latestMs);
  const pictures = (words.pictures ?? []).map(() => goods.reviewPicture);
  const { nickName, avatar, n } = order.member;
  const answeredMs = writtenMs + chance.between(1, ANSWER_HOURS) * HOUR_MS;
  return {
    ...{ id: '', order, position, cid: shop.cid, score, shopScores: shopScoresOf(score, order.n), text, pictures, writtenMs },
    author: chance.is(ANONYMOUS_SHARE) ? null : { name: maskedName(nickName), avatar },
    tags: pickTags(goods, words, chance),
    appended: appended ? { text: appended.text, ms: writtenMs + appended.days * DAY_MS } : null,
    answer: answer === undefined ? null : { text: answer, ms: Math.min(answeredMs, latestMs) },
    voters: drawVoters(words, members.length, n, chance),
  };
}
