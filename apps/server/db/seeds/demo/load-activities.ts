import { type ActivityDraft, type ActivityTerms, endActivity, hasActivities, publishActivity, saveActivity } from '#modules/activity';
import { listSkus } from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import { type DemoActivity, demoActivities } from './activities.ts';
import type { DemoShop } from './demo.types.ts';
import { findShelf, idOf, type Shelf } from './shelf.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const USUAL_DAYS = 14;

/** Activities of every kind that changes a price, as staff write them; nothing where somebody has written some already. */
export async function loadActivities(ctx: TxCtx, shops: readonly DemoShop[]): Promise<void> {
  if (await hasActivities(ctx)) return;
  for (const shop of shops) {
    const shelf = await findShelf(ctx, shop);
    for (const activity of demoActivities.filter((one) => one.shop === shop.key)) await loadOne(ctx, activity, shop, shelf);
  }
}

async function loadOne(ctx: TxCtx, activity: DemoActivity, { cid }: DemoShop, shelf: Shelf): Promise<void> {
  const { id } = await saveActivity(ctx, await draftOf(ctx, activity, cid, shelf));
  if (activity.isDraft) return;
  const { revision } = await publishActivity(ctx, { id, revision: 1 });
  if (activity.isEnded) await endActivity(ctx, { id, revision });
}

async function draftOf(ctx: TxCtx, activity: DemoActivity, cid: string, shelf: Shelf): Promise<ActivityDraft> {
  const goodsIds = activity.goods.map((key) => idOf(shelf.goods, key));
  const startsAt = ctx.now.getTime() + (activity.startsInMs ?? -HOUR_MS);
  const gift = activity.gift === undefined ? undefined : (await listSkus(ctx, cid, [idOf(shelf.goods, activity.gift)]))[0]?.id;
  return {
    name: activity.name,
    cids: [cid],
    startsAt,
    endsAt: startsAt + (activity.days ?? USUAL_DAYS) * DAY_MS,
    audience: activity.audience ?? 'ALL',
    refuses: [...(activity.refuses ?? [])],
    terms: withGift(termsOf(activity, goodsIds), gift),
    goods: await pricesOf(ctx, activity, cid, goodsIds),
  };
}

async function pricesOf(ctx: TxCtx, { percentOfPrice, stock }: DemoActivity, cid: string, goodsIds: readonly string[]) {
  if (percentOfPrice === undefined) return [];
  const skus = (await listSkus(ctx, cid, goodsIds)).map(({ id, price_fen, available }) => ({
    skuId: id,
    priceFen: Math.round((Number(price_fen) * percentOfPrice) / 100),
    // Some are nearly sold out in the demo: a piece of each stays on ordinary sale.
    stock: stock === undefined ? null : Math.min(stock, (available ?? 0) - 1),
  }));
  return skus.filter((sku) => sku.stock === null || sku.stock > 0);
}

function termsOf({ terms, mainParts = 0 }: DemoActivity, goodsIds: string[]): ActivityTerms {
  const scope = { by: 'GOODS' as const, goodsIds, categoryIds: [], exceptGoodsIds: [] };
  switch (terms.kind) {
    case 'LIMITED_DISCOUNT':
      return { ...terms, discount: terms.discount.by === 'PRICE' ? terms.discount : { ...terms.discount, scope } };
    case 'PACKAGE':
      return { ...terms, parts: goodsIds.map((goodsId, at) => ({ goodsId, pieces: 1, isMain: at < mainParts })) };
    case 'PRIVILEGED':
      return terms;
    default:
      return { ...terms, scope };
  }
}

/** Comes with the highest tier. */
function withGift(terms: ActivityTerms, skuId: string | undefined): ActivityTerms {
  if (skuId === undefined || terms.kind !== 'FULL_REDUCTION' || terms.reduction.by !== 'TIERS') return terms;
  const { tiers } = terms.reduction;
  const gifted = tiers.map((tier, at) =>
    at === tiers.length - 1 ? { ...tier, grants: { ...tier.grants, gifts: [{ skuId, pieces: 1 }], points: 100 } } : tier,
  );
  return { ...terms, reduction: { ...terms.reduction, tiers: gifted } };
}
