import type { OutputOf, ParsedOf } from '@qianpu/contract/types';

export type Status = OutputOf<'catalog.question.ask'>['standing'];
export type QuestionDraft = ParsedOf<'catalog.question.ask'>;
export type DeskFilter = ParsedOf<'catalog.question.inbox'>;

export interface NewQuestion extends QuestionDraft {
  readonly id: string;
  readonly memberId: string;
  readonly authorName: string;
  readonly goods: { readonly title: string; readonly picture: string };
  readonly standing: Status;
}

export interface NewAnswer {
  readonly id: string;
  readonly questionId: string;
  readonly memberId: string;
  readonly authorName: string;
  readonly text: string;
  readonly standing: Status;
}

export interface QuestionRow {
  readonly id: string;
  readonly author_name: string;
  readonly text: string;
  readonly asked_at: Date;
  readonly answer_count: number;
}

export interface AnswerRow {
  readonly id: string;
  readonly question_id: string;
  readonly author_name: string;
  readonly is_shop: boolean;
  readonly text: string;
  readonly answered_at: Date;
}

/** A question nobody else changes until the transaction ends. */
export interface LockedQuestion {
  readonly id: string;
  readonly cid: string;
  readonly goods_id: string;
  readonly goods_title: string;
  readonly member_id: string;
  readonly text: string;
  readonly standing: string;
}

/** As staff see it: also whose it is. */
export interface QuestionForStaff extends QuestionRow {
  readonly cid: string;
  readonly goods_id: string;
  readonly goods_title: string;
  readonly goods_picture: string;
  readonly member_id: string;
  readonly standing: string;
  readonly waiting_answers: number;
  readonly shop_answer: string | null;
}

export interface AnswerForStaff extends AnswerRow {
  readonly member_id: string | null;
  readonly standing: string;
}
