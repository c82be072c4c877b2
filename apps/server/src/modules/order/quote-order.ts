import { fail } from '@qianpu/contract/failure';
import { fitsRule } from '@qianpu/kit/quantity';
import { tickedLines } from '#modules/cart';
import { beyondLimit, findOffers, type Offer } from '#modules/catalog';
import { findFreightRules } from '#modules/delivery';
import { priceBasket } from '#modules/pricing';
import { listShops, type ShopStatus } from '#modules/shop';
import type { Ctx, Member } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { mergeBySum, placeKey } from './order.rules.ts';
import type { OrderLineInput, Quote } from './order.types.ts';
import { viewQuote } from './order.view.ts';

interface OfferedLine {
  readonly line: OrderLineInput;
  readonly offer: Offer;
}

/** What these lines, or the ticked ones of the cart, cost at this moment; nothing is kept for anybody. */
export async function quoteOrder(ctx: Ctx<Member>, requested: readonly OrderLineInput[] | undefined): Promise<Quote> {
  const lines = mergeBySum(requested ?? (await tickedLines(ctx)));
  if (lines.length === 0) throw fail('NOTHING_CHOSEN');
  const cids = [...new Set(lines.map(({ cid }) => cid))];
  const [known, freight, shops] = await pipelined([findOffers(ctx, lines), findFreightRules(ctx, cids), listShops(ctx)]);
  const statusOf = new Map(shops.map(({ cid, status }) => [cid, status]));
  // Of a shop that is closed nothing is sold any more.
  const offers = known.filter(({ cid }) => statusOf.get(cid) !== 'CLOSED');
  const offered = requested ? requireOffers(lines, offers) : buyable(lines, offers);
  refuseResting(offered, statusOf);
  const priced = priceBasket({
    lines: offered.map(({ line, offer }) => ({ ...line, goodsId: offer.goodsId, categoryId: offer.categoryId, unitFen: offer.priceFen })),
    freight,
    offers: [],
  });
  return viewQuote(priced, offers, new Map(shops.map(({ cid, name }) => [cid, name])));
}

/** A shop that rests shows its goods and takes no orders (spec 8). */
function refuseResting(offered: readonly OfferedLine[], statusOf: ReadonlyMap<string, ShopStatus>): void {
  const resting = offered.find(({ line }) => statusOf.get(line.cid) === 'RESTING');
  if (resting) throw fail('SHOP_RESTING', { cid: resting.line.cid });
}

/** What was named is bought as it was named, or not at all. */
function requireOffers(lines: readonly OrderLineInput[], offers: readonly Offer[]): OfferedLine[] {
  const offered = pair(lines, offers);
  const there = new Set(offered.map(({ line }) => line));
  const gone = lines.filter((line) => !there.has(line));
  if (gone.length > 0) throw fail('OFF_SHELF', { skuIds: gone.map(({ skuId }) => skuId) });
  const short = offered.filter(({ line, offer }) => offer.available < line.quantity);
  if (short.length > 0) throw fail('SOLD_OUT', { skuIds: short.map(({ line }) => line.skuId) });
  const beyond = offeredBeyond(offered);
  if (beyond.length > 0) throw fail('LIMIT_REACHED', { goodsIds: [...new Set(beyond.map(({ offer }) => offer.goodsId))] });
  const unfit = offered.filter((entry) => !isFit(entry));
  if (unfit.length > 0) throw fail('QUANTITY_UNFIT', { skuIds: unfit.map(({ line }) => line.skuId) });
  return offered;
}

/** Of a cart only what can be bought counts, as its own sums say. */
function buyable(lines: readonly OrderLineInput[], offers: readonly Offer[]): OfferedLine[] {
  const each = pair(lines, offers).filter((entry) => entry.offer.available >= entry.line.quantity && isFit(entry));
  const beyond = new Set(offeredBeyond(each));
  const offered = each.filter((entry) => !beyond.has(entry));
  if (offered.length === 0) throw fail('NOTHING_CHOSEN');
  return offered;
}

/** Asks for more than the member may still buy; placing counts again. */
const offeredBeyond = (offered: readonly OfferedLine[]): OfferedLine[] =>
  [...beyondLimit(offered.map((entry) => ({ ...entry.offer, quantity: entry.line.quantity, entry })))].map(({ entry }) => entry);

/** Some goods are sold from a number of pieces on, in steps, or up to a number. */
const isFit = ({ line, offer }: OfferedLine) => fitsRule(line.quantity, offer.quantityRule);

function pair(lines: readonly OrderLineInput[], offers: readonly Offer[]): OfferedLine[] {
  const onShelf = new Map(offers.filter(({ isOnShelf }) => isOnShelf).map((offer) => [placeKey(offer), offer]));
  return lines.flatMap((line) => {
    const offer = onShelf.get(placeKey(line));
    return offer ? [{ line, offer }] : [];
  });
}
