import { MOST_POOL_CATEGORIES } from '@qianpu/contract/calls/activity-shop.schema';
import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { type ActivityKind, findShown, type LiveActivity, listLiveOfKind, scopeOf } from '#modules/activity';
import { countInScope, listCardsInScope, listNarrowedInScope, type Offer, viewCard } from '#modules/catalog';
import { covers } from '#modules/pricing';
import { type Ctx, inTx, VISITOR } from '#platform/ctx';
import { isGone } from './goods-activities.ts';
import { cheapestOffers, unitFenWith } from './goods-price.ts';
import { promotionOf } from './promotion-of-activity.ts';
import { basketLine } from './promotions.rules.ts';
import { shownState, soldPercentOf, viewActivities } from './shown-activity.ts';

type GoodsPage = OutputOf<'marketing.limitDiscount.goods'>;
type GoodsInActivity = GoodsPage['list'][number];
type PoolPage = OutputOf<'marketing.goodsBale.pageList'>;
type PoolQuery = ParsedOf<'marketing.goodsBale.pageList'>;
/** `goodsIds`: of a cart's goods, which belong to it. */
type Listing = Omit<PoolQuery, 'id'>;
type Scope = NonNullable<ReturnType<typeof scopeOf>>;

/** Goods of one activity are named; more of a scope that is spelled out goods by goods are no merchant's plan. */
const MOST_GOODS = 200;

const asVisitor = (ctx: Ctx): Ctx => ({ ...ctx, actor: VISITOR });

/** Published ones of a shop and a kind; one of another kind has a page of its own. */
async function findOfKind(ctx: Ctx, cid: string, ids: readonly string[], kind: ActivityKind): Promise<LiveActivity[]> {
  const found = new Map((await findShown(asVisitor(ctx), cid, ids)).map((activity) => [activity.id, activity]));
  return [...new Set(ids)].flatMap((id) => {
    const activity = found.get(id);
    return activity?.terms.kind === kind ? [activity] : [];
  });
}

async function requireOfKind(ctx: Ctx, cid: string, id: string, kind: ActivityKind): Promise<LiveActivity> {
  const [activity] = await findOfKind(ctx, cid, [id], kind);
  if (!activity) throw fail('NOT_FOUND');
  return activity;
}

/** Goods of one activity, with what a piece costs by it alone. */
async function showGoodsOf(ctx: Ctx, activity: LiveActivity, query: Listing): Promise<GoodsPage> {
  const [shown] = await viewActivities(asVisitor(ctx), query.cid, [activity]);
  return { ...(await listGoodsOf(ctx, [activity], query)), activity: shown ?? null, serverNow: ctx.now.getTime() };
}

/** A pool to choose from: its first page tells what the whole of it can be narrowed to. Whoever asks of a cart's goods lists nothing. */
export async function showPool(ctx: Ctx, kind: 'N_FOR_PRICE' | 'FULL_REDUCTION', { id, ...query }: PoolQuery): Promise<PoolPage> {
  const activity = await requireOfKind(ctx, query.cid, id, kind);
  const page = await showGoodsOf(ctx, activity, query);
  const scope = query.pageNum === 1 && !query.goodsIds ? scopeOf(activity.terms) : null;
  return scope ? { ...page, ...(await countInScope(ctx, scope, query.cid, MOST_POOL_CATEGORIES)) } : page;
}

/** Without an id: goods of all that run, or of all that are soon. */
export async function showDiscounted(
  ctx: Ctx,
  { activityId, state, ...query }: ParsedOf<'marketing.limitDiscount.goods'>,
): Promise<OutputOf<'marketing.limitDiscount.goods'>> {
  if (activityId !== undefined) return showGoodsOf(ctx, await requireOfKind(ctx, query.cid, activityId, 'LIMITED_DISCOUNT'), query);
  const live = await listLiveOfKind(asVisitor(ctx), query.cid, 'LIMITED_DISCOUNT');
  const wanted = live.filter(({ startsAt }) => (state === 'SOON') === startsAt > ctx.now);
  const [first] = await viewActivities(asVisitor(ctx), query.cid, wanted.slice(0, 1));
  return { ...(await listGoodsOf(ctx, wanted, query)), activity: first ?? null, serverNow: ctx.now.getTime() };
}

export async function showOne(
  ctx: Ctx,
  { cid, id }: ParsedOf<'marketing.limitDiscount.byActivityId'>,
): Promise<OutputOf<'marketing.limitDiscount.byActivityId'>> {
  const activity = await requireOfKind(ctx, cid, id, 'LIMITED_DISCOUNT');
  const [shown] = await viewActivities(asVisitor(ctx), cid, [activity]);
  if (!shown) throw fail('NOT_FOUND');
  const goodsIds = new Set(activity.goods.map(({ goodsId }) => goodsId));
  const scope = scopeOf(activity.terms);
  const counted = scope ? await listCardsInScope(ctx, scope, { cid, sortType: 'default', pageNum: 1, pageSize: MOST_GOODS }) : [];
  return { activity: shown, goodsCount: scope ? counted.length : goodsIds.size, serverNow: ctx.now.getTime() };
}

export async function showBales(
  ctx: Ctx,
  { cid, ids }: ParsedOf<'marketing.goodsBale.listByIds'>,
): Promise<OutputOf<'marketing.goodsBale.listByIds'>> {
  const found = await findOfKind(ctx, cid, ids, 'N_FOR_PRICE');
  return { list: await viewActivities(asVisitor(ctx), cid, found), serverNow: ctx.now.getTime() };
}

/** The reduction of a first order that runs, and goods with it; whether it is for the reader. */
export async function showFirstOrder(
  ctx: Ctx,
  { cid, ...page }: ParsedOf<'marketing.firstOrder.list'>,
): Promise<OutputOf<'marketing.firstOrder.list'>> {
  const isMember = ctx.actor.kind === 'member';
  const live = isMember ? await inTx(ctx, (ctx) => listLiveOfKind(ctx, cid, 'FIRST_ORDER')) : await listLiveOfKind(ctx, cid, 'FIRST_ORDER');
  const activity = live.find(({ startsAt }) => startsAt <= ctx.now) ?? live[0];
  const own = activity ? [activity] : [];
  const [shown] = await viewActivities(asVisitor(ctx), cid, own);
  const goods = await listGoodsOf(ctx, own, { cid, sortType: 'default', ...page });
  return { ...goods, activity: shown ?? null, isNew: isMember && activity ? activity.isForYou : null, serverNow: ctx.now.getTime() };
}

async function listGoodsOf(
  ctx: Ctx,
  activities: readonly LiveActivity[],
  query: Listing,
): Promise<Pick<GoodsPage, 'list' | 'pageNum' | 'hasMore'>> {
  const { cid, pageNum, pageSize } = query;
  const scope = query.goodsIds ? await scopeAmong(ctx, activities, cid, query.goodsIds) : await scopeOfAll(ctx, activities, cid);
  if (!scope) return { list: [], pageNum, hasMore: false };
  const rows = await listNarrowedInScope(ctx, scope, query);
  const cards = rows.slice(0, pageSize).map(viewCard);
  const offers = await cheapestOffers(
    asVisitor(ctx),
    cid,
    cards.map(({ id }) => id),
  );
  const list = cards.map((card): GoodsInActivity => ({ ...card, ...priceIn(activities, card.id, offers.get(card.id), ctx.now) }));
  return { list, pageNum, hasMore: rows.length > pageSize };
}

/** The least a piece of a goods costs by one of them, of what is left while something is. Soon or over, it is what it will be or was. */
function priceIn(activities: readonly LiveActivity[], goodsId: string, offer: Offer | undefined, now: Date) {
  const own = activities.flatMap(({ goods }) => goods.filter((one) => one.goodsId === goodsId));
  const open = own.filter(({ stock }) => stock?.available !== 0);
  const named = (open.length > 0 ? open : own).map(({ priceFen }) => priceFen);
  const computed = offer
    ? activities.flatMap((activity) => {
        if (open.length > 0 && isGone(activity, offer)) return [];
        const promotion = promotionOf(activity);
        return promotion && shownState(activity, now) !== 'OVER' ? (unitFenWith(offer, promotion) ?? []) : [];
      })
    : [];
  const least = Math.min(...named, ...computed);
  return { activityFen: Number.isFinite(least) ? least : null, soldPercent: soldPercentOf(own) };
}

/** Those of some goods that one of them is for, as the engine sees it. */
async function scopeAmong(ctx: Ctx, activities: readonly LiveActivity[], cid: string, goodsIds: readonly string[]): Promise<Scope> {
  const promotions = activities.flatMap((activity) => promotionOf(activity) ?? []);
  const offers = await cheapestOffers(asVisitor(ctx), cid, goodsIds);
  const own = [...offers].filter(([, offer]) => promotions.some((promotion) => covers(promotion, basketLine(offer, 1))));
  return { by: 'GOODS', goodsIds: own.map(([id]) => id), categoryIds: [], exceptGoodsIds: [] };
}

/** Together: everything, as soon as one is for everything; otherwise goods named by any, and those of named categories one by one. */
async function scopeOfAll(ctx: Ctx, activities: readonly LiveActivity[], cid: string): Promise<Scope | null> {
  if (activities.length === 0) return null;
  const scopes = activities.map(
    (activity): Scope =>
      scopeOf(activity.terms) ?? {
        by: 'GOODS',
        goodsIds: [...new Set(activity.goods.map(({ goodsId }) => goodsId))],
        categoryIds: [],
        exceptGoodsIds: [],
      },
  );
  const [only] = scopes;
  if (scopes.length === 1 && only) return only;
  const whole = scopes.find(({ by }) => by === 'ALL');
  if (whole) return { ...whole, exceptGoodsIds: [] };
  const lists = await Promise.all(
    scopes.map(async (scope) =>
      scope.by === 'GOODS'
        ? scope.goodsIds.filter((id) => !scope.exceptGoodsIds.includes(id))
        : (await listCardsInScope(ctx, scope, { cid, sortType: 'default', pageNum: 1, pageSize: MOST_GOODS })).map(({ id }) => id),
    ),
  );
  return { by: 'GOODS', goodsIds: [...new Set(lists.flat())], categoryIds: [], exceptGoodsIds: [] };
}
