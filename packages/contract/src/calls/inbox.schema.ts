import { z } from 'zod';
import { Id, PageNum, PageSize, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import type { inboxRows } from './inbox.ts';

/** Milliseconds since the epoch. */
const Instant = z.int();

/** What each kind of message tells; the page has the words for it. */
export const messageData = {
  /** `ref` is the member's coupon. */
  COUPON_ENDING: z.object({ name: translatable(z.string()), endsAt: Instant }),
  /** `ref` is the instant it ends at. */
  CARD_ENDING: z.object({ name: translatable(z.string()), endsAt: Instant }),
  /** `ref` is the change. Staff or growth made it; the name is the merchant's. */
  LEVEL_CHANGED: z.object({ fromLevel: z.int(), toLevel: z.int(), name: translatable(z.string()) }),
  /** `ref` is the instant they end at. */
  POINTS_ENDING: z.object({ points: z.int(), endsAt: Instant }),
  /** `ref` is the year. */
  BIRTHDAY: z.object({ points: z.int() }),
  /** `ref` is the question. */
  QUESTION_ANSWERED: z.object({ goodsId: Id, title: translatable(z.string()), question: z.string() }),
  /** `ref` is the change; positive: the member came to have it. */
  BALANCE_CHANGED: z.object({ amountFen: z.int(), leftFen: z.int() }),
};

const MessageKind = z.enum([
  'BALANCE_CHANGED',
  'BIRTHDAY',
  'COUPON_ENDING',
  'CARD_ENDING',
  'LEVEL_CHANGED',
  'POINTS_ENDING',
  'QUESTION_ANSWERED',
]);

const About = z.object({ id: Id, ref: Id, createdAt: Instant, isRead: z.boolean() });

/** Unread messages are counted up to here; this many means so many or more. */
export const MOST_UNREAD = 100;
const Unread = z.int().min(0).max(MOST_UNREAD);

export const inboxSchemas = {
  'support.message.list': {
    input: z.object({ kind: MessageKind.optional(), pageNum: PageNum, pageSize: PageSize }),
    // Newest first.
    output: pageOf(
      z.discriminatedUnion('kind', [
        About.extend({ kind: z.literal('COUPON_ENDING'), data: messageData.COUPON_ENDING }),
        About.extend({ kind: z.literal('CARD_ENDING'), data: messageData.CARD_ENDING }),
        About.extend({ kind: z.literal('LEVEL_CHANGED'), data: messageData.LEVEL_CHANGED }),
        About.extend({ kind: z.literal('POINTS_ENDING'), data: messageData.POINTS_ENDING }),
        About.extend({ kind: z.literal('BIRTHDAY'), data: messageData.BIRTHDAY }),
        About.extend({ kind: z.literal('QUESTION_ANSWERED'), data: messageData.QUESTION_ANSWERED }),
        About.extend({ kind: z.literal('BALANCE_CHANGED'), data: messageData.BALANCE_CHANGED }),
      ]),
    ).extend({ unread: Unread }),
  },
  // Without ids: all of them.
  'support.message.read': { input: z.object({ ids: z.array(Id).min(1).max(100).optional() }), output: z.object({ unread: Unread }) },
  'support.message.unread': { input: z.object({}), output: z.object({ count: Unread }) },
} satisfies SchemasOf<typeof inboxRows>;
