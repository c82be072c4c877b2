import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { listNicknames } from '#modules/identity';
import type { Ctx } from '#platform/ctx';
import type { Paging } from '#platform/paging.types';
import { listedShops, mayTouchShop } from '#platform/shop-scope';
import { listAnswersForStaff, listDesk } from './desk.repo.ts';
import { findShopOf } from './question.repo.ts';

import { viewAnswerForStaff, viewForStaff, viewPage, viewQuestion } from './question.view.ts';
import { countQuestions, listFirstAnswers, listQuestions } from './question-list.repo.ts';

/** Answers that stand below a question before somebody asks for all of them. */
const ANSWERS_SHOWN = 2;
const FIRST_SHOWN = 2;

/** The questions of goods, each with its first answers. */
export async function showQuestions(ctx: Ctx, goodsId: string, page: Paging): Promise<OutputOf<'catalog.question.list'>> {
  const rows = await listQuestions(ctx, goodsId, page);
  const ids = rows.slice(0, page.pageSize).map(({ id }) => id);
  const answers = Map.groupBy(await listFirstAnswers(ctx, ids, ANSWERS_SHOWN), ({ question_id }) => question_id);
  return viewPage(rows, page, (row) => viewQuestion(row, answers.get(row.id) ?? []));
}

/** How many there are, and those that are answered most. */
export async function showFirstQuestions(ctx: Ctx, goodsId: string): Promise<OutputOf<'catalog.question.summary'>> {
  const [count, { list }] = await Promise.all([
    countQuestions(ctx, goodsId),
    showQuestions(ctx, goodsId, { pageNum: 1, pageSize: FIRST_SHOWN }),
  ]);
  return { count, first: list };
}

/** Staff see who asked. */
export async function showDesk(ctx: Ctx, filter: ParsedOf<'catalog.question.inbox'>): Promise<OutputOf<'catalog.question.inbox'>> {
  const { rows, total } = await listDesk(ctx, listedShops(ctx, filter.cid), filter);
  const names = await listNicknames(
    ctx,
    rows.map(({ member_id }) => member_id),
  );
  return { ...viewPage(rows, filter, (row) => viewForStaff(row, names.get(row.member_id) ?? '')), total };
}

export async function showAnswers(ctx: Ctx, id: string): Promise<OutputOf<'catalog.question.answersForStaff'>> {
  const cid = await findShopOf(ctx, id);
  if (cid === undefined || !mayTouchShop(ctx.actor, cid)) throw fail('NOT_FOUND');
  const rows = await listAnswersForStaff(ctx, id);
  const names = await listNicknames(
    ctx,
    rows.flatMap(({ member_id }) => member_id ?? []),
  );
  return { list: rows.map((row) => viewAnswerForStaff(row, names.get(row.member_id ?? '') ?? '')) };
}
