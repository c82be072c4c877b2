import { z } from 'zod';
import { countedPageOf, Id, Line, PageNum, PageSize, PictureKey, pageOf, Words } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { questionMemberRows, questionRows, questionStaffRows } from './question.ts';

const Instant = z.iso.datetime();
/** Blanks alone say nothing. */
const AnswerText = Words(300).trim().min(1);
/** SHOWN for all; WAITING until staff have looked, for a word that might hurt; HIDDEN by staff. */
const Status = z.enum(['SHOWN', 'WAITING', 'HIDDEN']);
const Shown = z.enum(['SHOWN', 'HIDDEN']);

/** `author` is masked; null: the shop. */
const Answer = z.object({ id: Id, author: z.string().nullable(), text: z.string(), at: Instant });

const Question = z.object({
  id: Id,
  author: z.string(),
  text: z.string(),
  at: Instant,
  answerCount: z.int().min(0),
  /** The shop's, then the oldest. */
  answers: z.array(Answer).max(2),
});

const paging = { pageNum: PageNum, pageSize: PageSize };

export const questionSchemas = {
  'catalog.question.summary': {
    input: z.object({ goodsId: Id }),
    // counted to 1,000; the two that are answered most
    output: z.object({ count: z.int().min(0).max(1_000), first: z.array(Question).max(2) }),
  },
  // What is answered most first, then the newest.
  'catalog.question.list': { input: z.object({ goodsId: Id, ...paging }), output: pageOf(Question) },
  'catalog.question.answers': { input: z.object({ id: Id, ...paging }), output: pageOf(Answer) },
} satisfies SchemasOf<typeof questionRows>;

export const questionMemberSchemas = {
  'catalog.question.ask': {
    input: z.object({ cid: Id, goodsId: Id, text: Line(100).min(2) }),
    output: z.object({ id: Id, standing: Status }),
  },
  'catalog.question.answer': { input: z.object({ id: Id, text: AnswerText }), output: z.object({ id: Id, standing: Status }) },
  'catalog.question.mayAnswer': { input: z.object({ goodsId: Id }), output: z.object({ mayAnswer: z.boolean() }) },
} satisfies SchemasOf<typeof questionMemberRows>;

export const questionStaffSchemas = {
  'catalog.question.inbox': {
    input: z.object({
      cid: Id.optional(),
      /** WAITING: the question, or an answer of it. */
      state: z.enum(['WAITING', 'UNANSWERED', 'HIDDEN']).optional(),
      goodsId: Id.optional(),
      words: Line(40).optional(),
      ...paging,
    }),
    output: countedPageOf(
      z.object({
        id: Id,
        cid: Id,
        goodsId: Id,
        /** As they were called when it was asked. */
        goods: z.object({ title: z.string(), picture: PictureKey }),
        member: z.object({ id: Id, name: z.string() }),
        text: z.string(),
        at: Instant,
        standing: Status,
        answerCount: z.int().min(0),
        waitingAnswers: z.int().min(0),
        shopAnswer: z.string().nullable(),
      }),
    ),
  },
  'catalog.question.counts': {
    input: z.object({ cid: Id.optional() }),
    // each counted to 10,000
    output: z.object({ waiting: z.int(), unanswered: z.int() }),
  },
  'catalog.question.answersForStaff': {
    input: z.object({ id: Id }),
    output: z.object({
      list: z.array(
        /** `member` null: the shop. */
        z.object({ id: Id, member: z.object({ id: Id, name: z.string() }).nullable(), text: z.string(), at: Instant, standing: Status }),
      ),
    }),
  },
  'catalog.question.reply': { input: z.object({ id: Id, text: AnswerText }), output: z.object({}) },
  'catalog.question.moderate': { input: z.object({ id: Id, standing: Shown }), output: z.object({}) },
  'catalog.question.moderateAnswer': { input: z.object({ id: Id, standing: Shown }), output: z.object({}) },
} satisfies SchemasOf<typeof questionStaffRows>;
