import { z } from 'zod';
import { countedPageOf, Id, Line, PageNum, PageSize, PictureKey, pageOf, Since, Words } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import type { reviewMemberRows, reviewRows, reviewStaffRows } from './review.ts';

const Instant = z.iso.datetime();
const Pictures = z.array(PictureKey).max(9);
const Stars = z.int().min(1).max(5);
/** Blanks alone say nothing. */
const Said = Words(500).trim().min(1);

/** What everybody may read of a review. */
export const Review = z.object({
  id: Id,
  /** Masked, or that it is nobody's business. */
  author: z.object({ name: z.string(), avatar: PictureKey.nullable() }),
  score: Stars,
  text: z.string(),
  pictures: Pictures,
  tags: z.array(z.string()),
  /** What was bought: "大果 500g×2 盒". */
  specs: z.string(),
  at: Instant,
  appended: z.object({ text: z.string(), pictures: Pictures, at: Instant, daysLater: z.int().min(0) }).nullable(),
  answer: z.object({ text: z.string(), at: Instant }).nullable(),
  helpful: z.int().min(0),
});

/** Beside the stars for the goods; null: the review says nothing of it. */
const shopScores = { serviceScore: Stars.nullable(), logisticsScore: Stars.nullable() };

/** SHOWN for all; WAITING until staff have looked, for a word that might hurt; HIDDEN by staff. */
const ReviewStatus = z.enum(['SHOWN', 'WAITING', 'HIDDEN']);

export const reviewSchemas = {
  'catalog.review.summary': {
    input: z.object({ goodsId: Id }),
    output: z.object({
      /** With those the clock wrote, which no list shows. */
      count: z.int().min(0),
      /** In percent, of four stars and more; null while nobody has said anything. */
      goodRate: z.int().min(0).max(100).nullable(),
      /** What the list has of each filter. */
      counts: z.object({ all: z.int(), good: z.int(), middle: z.int(), poor: z.int(), pictures: z.int(), appended: z.int() }),
      tags: z.array(z.object({ tag: z.string(), count: z.int() })).max(10),
      /** The two that say most. */
      first: z.array(Review).max(2),
    }),
  },
  'catalog.review.list': {
    input: z.object({
      goodsId: Id,
      filter: z.enum(['all', 'good', 'middle', 'poor', 'pictures', 'appended']).default('all'),
      tag: Line(10).optional(),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: pageOf(Review),
  },
} satisfies SchemasOf<typeof reviewRows>;

export const reviewMemberSchemas = {
  'catalog.review.pending': {
    input: z.object({ orderId: Id.optional(), pageNum: PageNum, pageSize: PageSize }),
    output: pageOf(
      z.object({
        orderId: Id,
        skuId: Id,
        goodsId: Id,
        title: translatable(z.string()),
        picture: PictureKey,
        specs: z.string(),
        receivedAt: Instant,
      }),
    ),
  },
  'catalog.review.mine': {
    input: z.object({ pageNum: PageNum, pageSize: PageSize }),
    output: pageOf(
      Review.omit({ author: true }).extend({
        ...shopScores,
        standing: ReviewStatus,
        isAnonymous: z.boolean(),
        canAppend: z.boolean(),
        goods: z.object({ id: Id, title: translatable(z.string()), picture: PictureKey }),
      }),
    ),
  },
  'catalog.review.add': {
    input: z.object({
      orderId: Id,
      skuId: Id,
      score: Stars,
      /** What the shop is rated by beside its goods. */
      serviceScore: Stars.optional(),
      logisticsScore: Stars.optional(),
      text: Words(500).trim().default(''),
      pictures: Pictures.default([]),
      tags: z.array(Line(10)).max(5).default([]),
      isAnonymous: z.boolean().default(false),
    }),
    output: z.object({ id: Id, standing: ReviewStatus }),
  },
  'catalog.review.append': {
    input: z.object({ id: Id, text: Said, pictures: Pictures.default([]) }),
    output: z.object({ standing: ReviewStatus }),
  },
  'catalog.review.helpful': { input: z.object({ id: Id, isHelpful: z.boolean() }), output: z.object({ helpful: z.int().min(0) }) },
  // of these reviews those the member found helpful: the list is everybody's and cannot say it
  'catalog.review.voted': { input: z.object({ ids: z.array(Id).min(1).max(20) }), output: z.object({ ids: z.array(Id) }) },
} satisfies SchemasOf<typeof reviewMemberRows>;

export const reviewStaffSchemas = {
  'catalog.review.inbox': {
    input: z.object({
      cid: Id.optional(),
      standing: ReviewStatus.optional(),
      score: z.coerce.number().int().min(1).max(5).optional(),
      answer: z.enum(['ANSWERED', 'UNANSWERED']).optional(),
      pictures: z.enum(['WITH', 'WITHOUT']).optional(),
      goodsId: Id.optional(),
      /** Part of what the member wrote. */
      words: Line(40).optional(),
      writtenFrom: Since,
      writtenUntil: Since,
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: countedPageOf(
      Review.extend({
        ...shopScores,
        standing: ReviewStatus,
        cid: Id.nullable(),
        goodsId: Id,
        /** As it was bought. */
        goods: z.object({ title: z.string(), picture: PictureKey }),
        orderId: Id,
        member: z.object({ id: Id, name: z.string() }),
      }),
    ),
  },
  'catalog.review.counts': {
    input: z.object({ cid: Id.optional() }),
    // each counted to 10,000
    output: z.object({ waiting: z.int(), unanswered: z.int(), poorUnanswered: z.int() }),
  },
  'catalog.review.sensitiveWords': { input: z.object({}), output: z.object({ words: z.array(z.string()) }) },
  'catalog.review.answer': { input: z.object({ id: Id, text: Said }), output: z.object({}) },
  'catalog.review.moderate': { input: z.object({ id: Id, standing: z.enum(['SHOWN', 'HIDDEN']) }), output: z.object({}) },
  'catalog.review.setSensitiveWords': { input: z.object({ words: z.array(Line(20)).max(2_000) }), output: z.object({}) },
} satisfies SchemasOf<typeof reviewStaffRows>;
