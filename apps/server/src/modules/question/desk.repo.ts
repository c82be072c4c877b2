import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { AnswerForStaff, DeskFilter, QuestionForStaff } from './question.types.ts';

const db = ownTables('question');

/** Null: of all shops. */
type Shops = readonly string[] | null;

const asked = (ctx: Ctx, cids: Shops) =>
  db(ctx)
    .selectFrom('question.question as q')
    .where('q.mid', '=', ctx.mid)
    // its author has left
    .where('q.text', '<>', sql.lit(''))
    .$if(cids !== null, (query) => query.where(sql<boolean>`q.cid = any(${cids}::bigint[])`));

const waitingAnswers = sql<number>`
  (select count(*)::integer from question.answer a where a.mid = q.mid and a.question_id = q.id and a.standing = 'WAITING')`;
const shopAnswer = sql<string | null>`
  (select a.text from question.answer a where a.mid = q.mid and a.question_id = q.id and a.member_id is null and a.standing = 'SHOWN')`;

const states = {
  WAITING: sql<boolean>`(
    q.standing = 'WAITING'
    or exists (select from question.answer a where a.mid = q.mid and a.question_id = q.id and a.standing = 'WAITING')
  )`,
  UNANSWERED: sql<boolean>`(q.standing = 'SHOWN' and q.answer_count = 0)`,
  HIDDEN: sql<boolean>`q.standing = 'HIDDEN'`,
};

/** Newest first. One row more than asked for. */
export async function listDesk(ctx: Ctx, cids: Shops, filter: DeskFilter): Promise<{ rows: QuestionForStaff[]; total: number }> {
  const { state, goodsId, words } = filter;
  const found = asked(ctx, cids)
    .$if(state !== undefined, (query) => query.where(state ? states[state] : sql<boolean>`true`))
    .$if(goodsId !== undefined, (query) => query.where('q.goods_id', '=', goodsId ?? ''))
    .$if(words !== undefined, (query) => query.where(sql<boolean>`strpos(lower(q.text), lower(${words ?? ''}::text)) > 0`));
  const rows = await found
    .select(['q.id', 'q.cid', 'q.goods_id', 'q.goods_title', 'q.goods_picture', 'q.member_id', 'q.author_name', 'q.text', 'q.asked_at'])
    .select(['q.standing', 'q.answer_count', waitingAnswers.as('waiting_answers'), shopAnswer.as('shop_answer')])
    .orderBy('q.id', 'desc')
    .limit(filter.pageSize + 1)
    .offset((filter.pageNum - 1) * filter.pageSize)
    .execute();
  return { rows, total: await countRows(db(ctx), found.select('q.id').orderBy('q.id', 'desc')) };
}

export const countDesk = async (ctx: Ctx, cids: Shops) => ({
  waiting: await countRows(db(ctx), asked(ctx, cids).select('q.id').where(states.WAITING)),
  unanswered: await countRows(db(ctx), asked(ctx, cids).select('q.id').where(states.UNANSWERED)),
});

/** All that is said to a question, shown or not; what its author took along is left out. */
export const listAnswersForStaff = (ctx: Ctx, questionId: string): Promise<AnswerForStaff[]> =>
  db(ctx)
    .selectFrom('question.answer')
    .select(['id', 'question_id', 'member_id', 'author_name', 'is_shop', 'text', 'answered_at', 'standing'])
    .where('mid', '=', ctx.mid)
    .where('question_id', '=', questionId)
    .where('text', '<>', '')
    .orderBy('is_shop', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
