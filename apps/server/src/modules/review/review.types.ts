import type { OutputOf, ParsedOf } from '@qianpu/contract/types';

export type ReviewStatus = OutputOf<'catalog.review.add'>['standing'];
export type ReviewFilter = ParsedOf<'catalog.review.list'>['filter'];
export type ReviewDraft = ParsedOf<'catalog.review.add'>;

/** A line of an order that was received, as it was bought. */
export interface ReceivedLine {
  readonly goodsId: string;
  readonly skuId: string;
  readonly title: string;
  readonly picture: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
}

export interface ReceivedOrder {
  readonly orderId: string;
  readonly cid: string;
  readonly memberId: string;
  readonly receivedAt: Date;
  readonly lines: readonly ReceivedLine[];
}

/** As everybody sees who wrote it. */
export interface Author {
  readonly name: string;
  readonly avatar: string | null;
}

export interface NewReview extends Omit<ReviewDraft, 'isAnonymous'> {
  readonly id: string;
  readonly memberId: string;
  /** Null: nobody's business. */
  readonly author: Author | null;
  readonly standing: ReviewStatus;
}

export interface ReviewRow {
  readonly id: string;
  readonly goods_id: string;
  readonly author_name: string | null;
  readonly author_avatar: string | null;
  readonly score: number;
  readonly text: string;
  readonly pictures: string[];
  readonly tags: string[];
  readonly specs: string;
  readonly written_at: Date;
  readonly standing: string;
  readonly appended_text: string | null;
  readonly appended_pictures: string[] | null;
  readonly appended_at: Date | null;
  readonly answer_text: string | null;
  readonly answered_at: Date | null;
  readonly helpful_count: number;
}

/** With what it is about, as it was bought, and what it says of the shop. */
export interface OwnReviewRow extends ReviewRow {
  readonly service_score: number | null;
  readonly logistics_score: number | null;
  readonly title: string;
  readonly picture: string;
}

/** As staff see it: also whose it is. */
export interface ReviewForStaff extends OwnReviewRow {
  readonly cid: string | null;
  readonly order_id: string;
  readonly member_id: string;
}

export interface ReviewPage {
  readonly pageNum: number;
  readonly pageSize: number;
}
