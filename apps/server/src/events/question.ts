import { z } from 'zod';

/** TABLE of events of the module question: name → payload. */
export const questionEvents = {
  /** Everybody can read an answer to what the member asked. */
  'question.answer.shown': z.object({
    memberId: z.string(),
    questionId: z.string(),
    goodsId: z.string(),
    title: z.string(),
    question: z.string(),
  }),
};
