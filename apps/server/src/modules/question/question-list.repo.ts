import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { Paging } from '#platform/paging.types';
import type { AnswerRow, QuestionRow } from './question.types.ts';

const db = ownTables('question');

/** Counted up to here: a page says 999+. */
const MOST_COUNTED = 1_000;

interface Goods {
  mid: string;
  goodsId: string;
}

const listed = (tables: OwnDb<'question'>, p: Goods) =>
  tables
    .selectFrom('question.question')
    .where('mid', '=', p.mid)
    .where('goods_id', '=', p.goodsId)
    .where('standing', '=', sql.lit('SHOWN'));

const page = prepared('question.list', (tables: OwnDb<'question'>, p: Goods & { limit: number; offset: number }) =>
  listed(tables, p)
    .select(['id', 'author_name', 'text', 'asked_at', 'answer_count'])
    .orderBy('answer_count', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);
/** What is answered most first, then the newest. One row more than asked for: it tells whether another page follows. */
export const listQuestions = (ctx: Ctx, goodsId: string, { pageNum, pageSize }: Paging): Promise<QuestionRow[]> =>
  page(db(ctx), { mid: ctx.mid, goodsId, limit: pageSize + 1, offset: (pageNum - 1) * pageSize });

const count = prepared('question.count', (tables: OwnDb<'question'>, p: Goods) =>
  tables
    .selectFrom(listed(tables, p).select('id').limit(sql.lit(MOST_COUNTED)).as('found'))
    .select(sql<number>`count(*)::integer`.as('questions')),
);
export const countQuestions = async (ctx: Ctx, goodsId: string): Promise<number> =>
  (await count(db(ctx), { mid: ctx.mid, goodsId }))[0]?.questions ?? 0;

/** The first answers of each of these questions: the shop's, then the oldest. */
export async function listFirstAnswers(ctx: Ctx, questionIds: readonly string[], each: number): Promise<AnswerRow[]> {
  if (questionIds.length === 0) return [];
  const { rows } = await sql<AnswerRow>`
    select a.* from unnest(${questionIds}::bigint[]) as w (id)
     cross join lateral (
       select id, question_id, author_name, is_shop, text, answered_at from question.answer
        where mid = ${ctx.mid}::bigint and question_id = w.id and standing = 'SHOWN'
        order by is_shop desc, id limit ${each}::integer
     ) a`.execute(db(ctx));
  return rows;
}

/** All answers of a question that is shown. */
export const listAnswers = (ctx: Ctx, questionId: string, { pageNum, pageSize }: Paging): Promise<AnswerRow[]> =>
  db(ctx)
    .selectFrom('question.answer as a')
    .innerJoin('question.question as q', (join) => join.onRef('q.mid', '=', 'a.mid').onRef('q.id', '=', 'a.question_id'))
    .select(['a.id', 'a.question_id', 'a.author_name', 'a.is_shop', 'a.text', 'a.answered_at'])
    .where('a.mid', '=', ctx.mid)
    .where('q.mid', '=', ctx.mid)
    .where('a.question_id', '=', questionId)
    .where('a.standing', '=', sql.lit('SHOWN'))
    .where('q.standing', '=', sql.lit('SHOWN'))
    .orderBy('a.is_shop', 'desc')
    .orderBy('a.id')
    .limit(pageSize + 1)
    .offset((pageNum - 1) * pageSize)
    .execute();
