import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { deadlineAfter } from '#platform/deadline';
import { AUTO_AFTER_MS } from './review.rules.ts';
import type { ReceivedOrder, ReviewPage } from './review.types.ts';

const db = ownTables('catalog');

const rightsOf = (ctx: TxCtx, { orderId, cid, memberId, receivedAt, lines }: ReceivedOrder, waivedAt: Date | null) =>
  db(ctx)
    .insertInto('catalog.review_right')
    .values(
      lines.map(({ skuId, goodsId, title, picture, specs }) => ({
        mid: ctx.mid,
        order_id: orderId,
        cid,
        sku_id: skuId,
        member_id: memberId,
        goods_id: goodsId,
        title,
        picture,
        specs: specs.map(({ value }) => value).join(' '),
        received_at: receivedAt,
        auto_at: deadlineAfter(receivedAt, AUTO_AFTER_MS),
        waived_at: waivedAt,
      })),
    );

/** Each line of an order that was received may be reviewed once; told again it is no new right. */
export const insertRights = (ctx: TxCtx, order: ReceivedOrder) =>
  rightsOf(ctx, order, null)
    .onConflict((met) => met.doNothing())
    .execute();

/** What is not reviewed yet will not be; also when the rights have not been given yet. */
export const waiveReviews = (ctx: TxCtx, order: ReceivedOrder) =>
  rightsOf(ctx, order, ctx.now)
    .onConflict((met) =>
      met.columns(['mid', 'order_id', 'sku_id']).doUpdateSet({ waived_at: ctx.now }).where('catalog.review_right.review_id', 'is', null),
    )
    .execute();

const unused = (tables: OwnDb<'catalog'>, p: { mid: string; memberId: string }) =>
  tables
    .selectFrom('catalog.review_right')
    .where('mid', '=', p.mid)
    .where('member_id', '=', p.memberId)
    .where('review_id', 'is', null)
    .where('waived_at', 'is', null);

const unreviewedOf = prepared(
  'catalog.unreviewed',
  (tables: OwnDb<'catalog'>, p: { mid: string; memberId: string; orderIds: readonly string[] }) =>
    unused(tables, p).select('order_id').distinct().where('order_id', '=', sql<string>`any(${p.orderIds}::bigint[])`),
);
/** Of these orders those with a line the member may still review. */
export const findUnreviewed = async (ctx: Ctx, memberId: string, orderIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await unreviewedOf(db(ctx), { mid: ctx.mid, memberId, orderIds })).map(({ order_id }) => order_id));

const unreviewedCount = prepared('catalog.unreviewed.count', (tables: OwnDb<'catalog'>, p: { mid: string; memberId: string }) =>
  unused(tables, p).select(sql<number>`count(distinct order_id)::integer`.as('orders')),
);
export const countUnreviewed = async (ctx: Ctx, memberId: string): Promise<number> =>
  (await unreviewedCount(db(ctx), { mid: ctx.mid, memberId }))[0]?.orders ?? 0;

const unreviewedPage = prepared(
  'catalog.unreviewed.page',
  (tables: OwnDb<'catalog'>, p: { mid: string; memberId: string; limit: number; offset: number }) =>
    unused(tables, p)
      .select('order_id')
      .groupBy('order_id')
      .orderBy(sql`max(received_at)`, 'desc')
      .orderBy('order_id', 'desc')
      .limit(p.limit)
      .offset(p.offset),
);
/** Orders with a line the member may still review, received last first. One more than asked for: it tells whether another page follows. */
export const listUnreviewed = async (ctx: Ctx, memberId: string, { pageNum, pageSize }: ReviewPage): Promise<string[]> => {
  const rows = await unreviewedPage(db(ctx), { mid: ctx.mid, memberId, limit: pageSize + 1, offset: (pageNum - 1) * pageSize });
  return rows.map(({ order_id }) => order_id);
};

/** What a member has not reviewed yet, newest first. One row more than asked for: it tells whether another page follows. */
export const listUnused = (ctx: Ctx, memberId: string, { orderId, pageNum, pageSize }: ReviewPage & { orderId?: string | undefined }) =>
  unused(db(ctx), { mid: ctx.mid, memberId })
    .select(['order_id', 'sku_id', 'goods_id', 'title', 'picture', 'specs', 'received_at'])
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
     where mid = ${ctx.mid}::bigint and order_id = any(${orderIds}::bigint[]) and review_id is null and waived_at is null and auto_at < ${ctx.now}::timestamptz
     order by order_id, sku_id for no key update skip locked`.execute(db(ctx));
  return rows;
}
