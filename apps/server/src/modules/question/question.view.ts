import type { OutputOf } from '@qianpu/contract/types';
import type { Paging } from '#platform/paging.types';
import type { AnswerForStaff, AnswerRow, QuestionForStaff, QuestionRow, Status } from './question.types.ts';

type Question = OutputOf<'catalog.question.list'>['list'][number];
type Answer = Question['answers'][number];

export const viewAnswer = (row: AnswerRow): Answer => ({
  id: row.id,
  author: row.is_shop ? null : row.author_name,
  text: row.text,
  at: row.answered_at.toISOString(),
});

export const viewQuestion = (row: QuestionRow, answers: readonly AnswerRow[]): Question => ({
  id: row.id,
  author: row.author_name,
  text: row.text,
  at: row.asked_at.toISOString(),
  answerCount: row.answer_count,
  answers: answers.map(viewAnswer),
});

export const viewForStaff = (row: QuestionForStaff, memberName: string): OutputOf<'catalog.question.inbox'>['list'][number] => ({
  id: row.id,
  cid: row.cid,
  goodsId: row.goods_id,
  goods: { title: row.goods_title, picture: row.goods_picture },
  member: { id: row.member_id, name: memberName },
  text: row.text,
  at: row.asked_at.toISOString(),
  standing: row.standing as Status,
  answerCount: row.answer_count,
  waitingAnswers: row.waiting_answers,
  shopAnswer: row.shop_answer,
});

export const viewAnswerForStaff = (
  row: AnswerForStaff,
  memberName: string,
): OutputOf<'catalog.question.answersForStaff'>['list'][number] => ({
  id: row.id,
  member: row.member_id === null ? null : { id: row.member_id, name: memberName },
  text: row.text,
  at: row.answered_at.toISOString(),
  standing: row.standing as Status,
});

/** Of one row more than a page has. */
export const viewPage = <Row, View>(rows: readonly Row[], { pageNum, pageSize }: Paging, view: (row: Row) => View) => ({
  list: rows.slice(0, pageSize).map(view),
  pageNum,
  hasMore: rows.length > pageSize,
});
