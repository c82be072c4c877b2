import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findShown, type LiveActivity, listLiveOfKind, type PackageTerms } from '#modules/activity';
import { findOffers, listCardsInScope, listSkus, type Offer, viewCard, viewSku } from '#modules/catalog';
import { type BasketLine, priceBasket } from '#modules/pricing';
import { type Ctx, VISITOR } from '#platform/ctx';
import { putTogether } from './chosen.ts';
import { cheapestOffers } from './goods-price.ts';
import { type PackageChoice, promotionOf } from './promotion-of-activity.ts';
import { basketLine } from './promotions.rules.ts';
import { viewActivities } from './shown-activity.ts';

type ShownPackage = OutputOf<'marketing.packageBuy.list'>['list'][number];
type Card = ReturnType<typeof viewCard>;

interface Package extends LiveActivity {
  readonly terms: PackageTerms;
}

const MOST_PARTS = 200;

const asVisitor = (ctx: Ctx): Ctx => ({ ...ctx, actor: VISITOR });
const isPackage = (activity: LiveActivity): activity is Package => activity.terms.kind === 'PACKAGE';
const partIds = (packages: readonly Package[]) => [...new Set(packages.flatMap(({ terms }) => terms.parts.map(({ goodsId }) => goodsId)))];

async function findPackage(ctx: Ctx, cid: string, id: string): Promise<Package> {
  const [activity] = await findShown(asVisitor(ctx), cid, [id]);
  if (!activity || !isPackage(activity)) throw fail('NOT_FOUND');
  return activity;
}

const packagesWith = async (ctx: Ctx, cid: string, goodsId: string): Promise<Package[]> =>
  (await listLiveOfKind(asVisitor(ctx), cid, 'PACKAGE'))
    .filter(isPackage)
    .filter(({ terms }) => terms.parts.some((part) => part.goodsId === goodsId));

/** Packages a goods is in, as long as all a set needs is on the shelf. */
export async function showPackagesOf(
  ctx: Ctx,
  { cid, spuId }: ParsedOf<'marketing.packageBuy.list'>,
): Promise<OutputOf<'marketing.packageBuy.list'>> {
  const shown = await viewPackages(ctx, cid, await packagesWith(ctx, cid, spuId));
  return { list: shown.filter(({ state }) => state !== 'OVER'), serverNow: ctx.now.getTime() };
}

export async function showPackage(
  ctx: Ctx,
  { cid, id }: ParsedOf<'marketing.packageBuy.goods'>,
): Promise<OutputOf<'marketing.packageBuy.goods'>> {
  const [shown] = await viewPackages(ctx, cid, [await findPackage(ctx, cid, id)]);
  if (!shown) throw fail('NOT_FOUND');
  return { ...shown, serverNow: ctx.now.getTime() };
}

/** The goods of all packages a goods is in, each once. */
export async function showPackageGoods(
  ctx: Ctx,
  { cid, spuId }: ParsedOf<'marketing.packageBuy.activityGoods'>,
): Promise<OutputOf<'marketing.packageBuy.activityGoods'>> {
  const cards = await findCardsOf(ctx, cid, partIds(await packagesWith(ctx, cid, spuId)));
  return { list: [...cards.values()].slice(0, 50) };
}

/** What a choice of SKUs comes to, by the engine that prices orders. */
export async function showPackagePrice(
  ctx: Ctx,
  { cid, id, skuIds, sets }: ParsedOf<'marketing.packageBuy.price'>,
): Promise<OutputOf<'marketing.packageBuy.price'>> {
  const activity = await findPackage(ctx, cid, id);
  const offers = await findOffers(
    asVisitor(ctx),
    skuIds.map((skuId) => ({ cid, skuId })),
  );
  const piecesOf = new Map(activity.terms.parts.map(({ goodsId, pieces }) => [goodsId, pieces * sets]));
  const lines = offers.map((offer) => ({
    line: { cid, skuId: offer.skuId, quantity: piecesOf.get(offer.goodsId) ?? 0 },
    offer,
    state: 'OK' as const,
  }));
  const choice = putTogether(activity.terms, lines, sets);
  return sumsOf(
    activity,
    lines.map(({ line, offer }) => basketLine(offer, line.quantity)),
    choice,
  );
}

function sumsOf(activity: Package, lines: readonly BasketLine[], choice: PackageChoice): OutputOf<'marketing.packageBuy.price'> {
  const promotion = promotionOf(activity, choice);
  const { totals } = priceBasket({ lines, freight: {}, promotions: promotion ? [promotion] : [] });
  return { goodsFen: totals.goodsFen, payableFen: totals.payableFen };
}

async function viewPackages(ctx: Ctx, cid: string, packages: readonly Package[]): Promise<ShownPackage[]> {
  const goodsIds = partIds(packages);
  if (goodsIds.length === 0) return [];
  const [shown, cards, skus, offers] = await Promise.all([
    viewActivities(asVisitor(ctx), cid, packages),
    findCardsOf(ctx, cid, goodsIds),
    listSkus(asVisitor(ctx), cid, goodsIds),
    cheapestOffers(asVisitor(ctx), cid, goodsIds),
  ]);
  const skusOf = Map.groupBy(skus, ({ goods_id }) => goods_id);
  return packages.flatMap((activity, at) => {
    const view = shown[at];
    if (!view) return [];
    const parts = activity.terms.parts.flatMap(({ goodsId, pieces, isMain }) => {
      const card = cards.get(goodsId);
      if (!card) return [];
      const own = (skusOf.get(goodsId) ?? []).map(viewSku).toSorted((a, b) => a.priceFen - b.priceFen);
      return [{ goodsId, title: card.title, picture: card.picture, pieces, isMain: isMain || activity.terms.choose === null, skus: own }];
    });
    // It closes by itself with the first goods it needs that leaves the shelf.
    const state = isWhole(activity.terms, parts) ? view.state : ('OVER' as const);
    return [{ ...view, state, parts, ...cheapestSet(activity, offers) }];
  });
}

/** Everything a set needs can be had: of a mix the main parts and as many others as it says. */
function isWhole({ parts, choose }: PackageTerms, shown: ShownPackage['parts']): boolean {
  const there = new Set(shown.filter(({ skus }) => skus.length > 0).map(({ goodsId }) => goodsId));
  const isMissing = ({ goodsId }: PackageTerms['parts'][number]) => !there.has(goodsId);
  if (choose === null) return !parts.some(isMissing);
  const others = parts.filter((part) => !part.isMain && !isMissing(part));
  return !parts.some((part) => part.isMain && isMissing(part)) && others.length >= choose;
}

/** One set of what costs least; nothing where a part is missing. */
function cheapestSet(activity: Package, offers: ReadonlyMap<string, Offer>): OutputOf<'marketing.packageBuy.price'> {
  const { parts, choose } = activity.terms;
  const there = parts.flatMap((part) => {
    const offer = offers.get(part.goodsId);
    return offer ? [{ ...part, offer }] : [];
  });
  const others = there
    .filter(({ isMain }) => choose !== null && !isMain)
    .toSorted((a, b) => a.offer.priceFen * a.pieces - b.offer.priceFen * b.pieces)
    .slice(0, choose ?? 0);
  const chosen = [...there.filter(({ isMain }) => choose === null || isMain), ...others];
  return sumsOf(
    activity,
    chosen.map(({ offer, pieces }) => basketLine(offer, pieces)),
    { parts: chosen.map(({ offer, pieces }) => ({ skuId: offer.skuId, pieces })), sets: 1 },
  );
}

async function findCardsOf(ctx: Ctx, cid: string, goodsIds: readonly string[]): Promise<Map<string, Card>> {
  if (goodsIds.length === 0) return new Map();
  const scope = { by: 'GOODS' as const, goodsIds, categoryIds: [], exceptGoodsIds: [] };
  const rows = await listCardsInScope(ctx, scope, { cid, sortType: 'default', pageNum: 1, pageSize: MOST_PARTS });
  return new Map(rows.map(viewCard).map((card) => [card.id, card]));
}
