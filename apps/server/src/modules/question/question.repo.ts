import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { LockedQuestion, NewQuestion, Status } from './question.types.ts';

const db = ownTables('question');

/** Of a member on a day; held by a CHECK as well. */
const ASKED_A_DAY = 5;

/** False when the member has asked enough today. */
export async function insertQuestion(ctx: TxCtx, question: NewQuestion): Promise<boolean> {
  const { id, cid, goodsId, goods, memberId, authorName, text, standing } = question;
  const { rows } = await sql<{ id: string }>`
    with room as (
      insert into question.member_day as d (mid, member_id, day, asked)
      values (${ctx.mid}::bigint, ${memberId}::bigint, (${ctx.now}::timestamptz at time zone 'Asia/Shanghai')::date, 1)
      on conflict (mid, member_id, day) do update set asked = d.asked + 1 where d.asked < ${ASKED_A_DAY}::integer
      returning mid, member_id
    )
    insert into question.question (mid, id, cid, goods_id, goods_title, goods_picture, member_id, author_name, text, asked_at, standing)
    select mid, ${id}::bigint, ${cid}::bigint, ${goodsId}::bigint, ${goods.title}::text, ${goods.picture}::text, member_id,
           ${authorName}::text, ${text}::text, ${ctx.now}::timestamptz, ${standing}::text
      from room
    returning id`.execute(db(ctx));
  return rows.length > 0;
}

/** Held by whoever writes or moderates an answer: what the question counts must be what is shown. */
export const lockQuestion = (ctx: TxCtx, id: string): Promise<LockedQuestion | undefined> =>
  db(ctx)
    .selectFrom('question.question')
    .select(['id', 'cid', 'goods_id', 'goods_title', 'member_id', 'text', 'standing'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const updateQuestionStatus = (ctx: TxCtx, id: string, standing: Status) =>
  db(ctx).updateTable('question.question').set({ standing }).where('mid', '=', ctx.mid).where('id', '=', id).execute();

/** The caller holds the questions. */
export const recountAnswers = (ctx: TxCtx, ids: readonly string[]) =>
  sql`
    update question.question q
       set answer_count = (
         select count(*) from question.answer a where a.mid = q.mid and a.question_id = q.id and a.standing = 'SHOWN'
       )
     where q.mid = ${ctx.mid}::bigint and q.id = any(${ids}::bigint[])`.execute(db(ctx));

/** Of which shop a question is; for what staff read of it. */
export const findShopOf = async (ctx: Ctx, id: string): Promise<string | undefined> =>
  (await db(ctx).selectFrom('question.question').select('cid').where('mid', '=', ctx.mid).where('id', '=', id).executeTakeFirst())?.cid;
