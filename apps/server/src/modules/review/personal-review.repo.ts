import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** Reviews that say something, or show whose they are. */
export async function listTellingReviews(ctx: TxCtx, memberId: string): Promise<string[]> {
  const found = await db(ctx)
    .selectFrom('catalog.review')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where((is) => is.or([is('is_auto', '=', false), is('appended_at', 'is not', null), is('author_name', 'is not', null)]))
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

/** Leaves the stars of a review that is shown to nobody. */
export const emptyReview = (ctx: TxCtx, id: string) =>
  db(ctx)
    .updateTable('catalog.review')
    .set({
      author_name: null,
      author_avatar: null,
      text: '',
      pictures: [],
      tags: [],
      appended_text: null,
      appended_pictures: null,
      appended_at: null,
      answer_text: null,
      answered_at: null,
    })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();

/** What a member has said of goods. */
export const exportReviews = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('catalog.review')
    .select([
      'goods_id',
      'order_id',
      'score',
      'service_score',
      'logistics_score',
      'text',
      'pictures',
      'tags',
      'appended_text',
      'answer_text',
      'written_at',
    ])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where(sql<boolean>`(not is_auto or appended_at is not null)`)
    .orderBy('id')
    .execute();
