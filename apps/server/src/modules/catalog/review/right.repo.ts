import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { deadlineAfter } from '#platform/deadline';
import { AUTO_AFTER_MS } from './review.rules.ts';
import type { Page, ReceivedOrder } from './review.types.ts';

const db = ownTables('catalog');

/** Each line of an order that was received may be reviewed once; told again it is no new right. */
export const insertRights = (ctx: TxCtx, { orderId, memberId, receivedAt, lines }: ReceivedOrder) =>
  db(ctx)
    .insertInto('catalog.review_right')
    .values(
      lines.map(({ skuId, goodsId, title, picture, specs }) => ({
        mid: ctx.mid,
        order_id: orderId,
        sku_id: skuId,
        member_id: memberId,
        goods_id: goodsId,
        title,
        picture,
        specs: specs.map(({ value }) => value).join(' '),
        received_at: receivedAt,
        auto_at: deadlineAfter(receivedAt, AUTO_AFTER_MS),
      })),
    )
    .onConflict((met) => met.doNothing())
    .execute();

/** What a member has not reviewed yet, newest first. One row more than asked for: it tells whether another page follows. */
export const listUnused = (ctx: Ctx, memberId: string, { orderId, pageNum, pageSize }: Page & { orderId?: string | undefined }) =>
  db(ctx)
    .selectFrom('catalog.review_right')
    .select(['order_id', 'sku_id', 'goods_id', 'title', 'picture', 'specs', 'received_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('review_id', 'is', null)
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
    .orderBy('received_at', 'desc')
    .orderBy('order_id')
    .orderBy('sku_id')
    .limit(pageSize + 1)
    .offset((pageNum - 1) * pageSize)
    .execute();

/** Whether the member has used the right to review a line; undefined when there is none. */
export async function isUsed(ctx: Ctx, { memberId, orderId, skuId }: { memberId: string; orderId: string; skuId: string }) {
  const right = await db(ctx)
    .selectFrom('catalog.review_right')
    .select('review_id')
    .where('mid', '=', ctx.mid)
    .where('order_id', '=', orderId)
    .where('sku_id', '=', skuId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return right && right.review_id !== null;
}

/** Rights of these orders nobody used in time, held until the transaction ends; who is just using one is not waited for. */
export async function lockOverdue(ctx: TxCtx, orderIds: readonly string[]): Promise<{ order_id: string; sku_id: string }[]> {
  const { rows } = await sql<{ order_id: string; sku_id: string }>`
    select order_id, sku_id from catalog.review_right
     where mid = ${ctx.mid}::bigint and order_id = any(${orderIds}::bigint[]) and review_id is null and auto_at < ${ctx.now}::timestamptz
     order by order_id, sku_id for no key update skip locked`.execute(db(ctx));
  return rows;
}
