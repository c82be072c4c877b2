import { questionMemberRows, questionRows } from '@qianpu/contract/calls/question';
import { query } from '#api/read-query';

export const questionSummary = (goodsId: string) => query(questionRows, 'catalog.question.summary', { goodsId });

/** The pages of the questions about goods, numbered from 1. */
export const questionPages = (goodsId: string) => (pageNum: number) =>
  query(questionRows, 'catalog.question.list', { goodsId, pageNum, pageSize: 10 });

/** The pages of all answers to a question. */
export const answerPages = (id: string) => (pageNum: number) =>
  query(questionRows, 'catalog.question.answers', { id, pageNum, pageSize: 20 });

/** Whether the member has received the goods. */
export const mayAnswer = (goodsId: string) => query(questionMemberRows, 'catalog.question.mayAnswer', { goodsId });

/** Every read that shows what is asked and answered. */
export const readsOfQuestions = ['catalog.question.summary', 'catalog.question.list', 'catalog.question.answers'] as const;
