import { findShown, type LiveActivity, scopeOf } from '#modules/activity';
import { findGoods, listCardsInScope } from '#modules/catalog';
import { type Ctx, VISITOR } from '#platform/ctx';
import type { Share } from './page.types.ts';

/** The activity's name with the first of its goods. One that is opened by a secret link is none to anybody without it. */
export async function shareOfActivity(ctx: Ctx, cid: string, id: string): Promise<Share | undefined> {
  const visitor: Ctx = { ...ctx, actor: VISITOR };
  const [activity] = await findShown(visitor, cid, [id]);
  if (!activity || activity.terms.kind === 'PRIVILEGED') return undefined;
  const goodsId = await firstGoodsOf(visitor, cid, activity);
  const goods = goodsId === undefined ? undefined : await findGoods(visitor, cid, goodsId);
  return { title: activity.name, describe: goods?.title ?? '', picture: goods?.pictures[0] ?? null };
}

async function firstGoodsOf(ctx: Ctx, cid: string, { terms, goods }: LiveActivity): Promise<string | undefined> {
  if (terms.kind === 'PACKAGE') return terms.parts[0]?.goodsId;
  const scope = scopeOf(terms);
  if (!scope) return goods[0]?.goodsId;
  return (await listCardsInScope(ctx, scope, { cid, sortType: 'default', pageNum: 1, pageSize: 1 }))[0]?.id;
}
