import type { OutputOf, Review } from '@qianpu/contract/types';
import { canAppend, daysBetween, goodRateOf } from './review.rules.ts';
import type { OwnReviewRow, ReviewForStaff, ReviewRow, ReviewStatus } from './review.types.ts';

const NOBODY = { 'zh-CN': '匿名用户', en: 'Anonymous' };
type Lang = keyof typeof NOBODY;

const viewWords = (row: ReviewRow): Omit<Review, 'author'> => ({
  id: row.id,
  score: row.score,
  text: row.text,
  pictures: row.pictures,
  tags: row.tags,
  specs: row.specs,
  at: row.written_at.toISOString(),
  appended: viewAppended(row),
  answer: row.answer_text !== null && row.answered_at !== null ? { text: row.answer_text, at: row.answered_at.toISOString() } : null,
  helpful: row.helpful_count,
});

function viewAppended({ appended_text, appended_pictures, appended_at, written_at }: ReviewRow): Review['appended'] {
  if (appended_text === null || appended_at === null) return null;
  return {
    text: appended_text,
    pictures: appended_pictures ?? [],
    at: appended_at.toISOString(),
    daysLater: daysBetween(written_at, appended_at),
  };
}

export const viewReview = (row: ReviewRow, lang: Lang): Review => ({
  ...viewWords(row),
  author: { name: row.author_name ?? NOBODY[lang], avatar: row.author_avatar },
});

const viewShopScores = ({ service_score, logistics_score }: OwnReviewRow) => ({
  serviceScore: service_score,
  logisticsScore: logistics_score,
});

export const viewOwnReview = (row: OwnReviewRow, now: Date): OutputOf<'catalog.review.mine'>['list'][number] => ({
  ...viewWords(row),
  ...viewShopScores(row),
  standing: row.standing as ReviewStatus,
  isAnonymous: row.author_name === null,
  canAppend: canAppend(row, now),
  goods: { id: row.goods_id, title: row.title, picture: row.picture },
});

export const viewForStaff = (row: ReviewForStaff, memberName: string, lang: Lang): OutputOf<'catalog.review.inbox'>['list'][number] => ({
  ...viewReview(row, lang),
  ...viewShopScores(row),
  standing: row.standing as ReviewStatus,
  cid: row.cid,
  goodsId: row.goods_id,
  goods: { title: row.title, picture: row.picture },
  orderId: row.order_id,
  member: { id: row.member_id, name: memberName },
});

type Summary = OutputOf<'catalog.review.summary'>;
type Counts = Record<'star_1' | 'star_2' | 'star_3' | 'star_4' | 'star_5' | 'auto' | 'pictures' | 'appended', number>;

const none: Counts = { star_1: 0, star_2: 0, star_3: 0, star_4: 0, star_5: 0, auto: 0, pictures: 0, appended: 0 };

export function viewSummary(row: Counts | undefined, tags: readonly { tag: string; reviews: number }[], first: Summary['first']): Summary {
  const { star_1, star_2, star_3, star_4, star_5, auto, pictures, appended } = row ?? none;
  const [good, middle, poor] = [star_4 + star_5, star_3, star_1 + star_2];
  const count = good + middle + poor;
  return {
    count,
    goodRate: goodRateOf(good, count),
    counts: { all: count - auto, good: good - auto, middle, poor, pictures, appended },
    tags: tags.map(({ tag, reviews }) => ({ tag, count: reviews })),
    first,
  };
}

/** Of one row more than a page has. */
export const viewPage = <Row, View>(
  rows: readonly Row[],
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  view: (row: Row) => View,
) => ({
  list: rows.slice(0, pageSize).map(view),
  pageNum,
  hasMore: rows.length > pageSize,
});
