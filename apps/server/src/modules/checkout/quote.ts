import { lineKey } from '@qianpu/kit/line-key';
import { isFirstOrderLeft, type LiveActivity, listLive } from '#modules/activity';
import { findOffers, type Offer } from '#modules/catalog';
import { findTerms } from '#modules/loyalty';
import { listWallet } from '#modules/marketing';
import { type Basket, priceBasket } from '#modules/pricing';
import { listShops } from '#modules/shop';
import type { Ctx, Member } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { activityPromotions } from './activity-promotions.ts';
import { asideOf, shortOf } from './aside-stock.ts';
import type { Chosen, CouponChoice, LineInput, OfferedLine, Quote, QuotedShop } from './checkout.types.ts';
import { readChosen, requireTaken } from './chosen.ts';
import { withGifts } from './gifts.ts';
import { isPriced, lineState } from './line.rules.ts';
import { memberPromotions } from './member-promotions.ts';
import { basketLine, ladderOf, walletOf } from './promotions.rules.ts';
import { withinLimits } from './within-limits.ts';

interface QuoteOptions {
  readonly choices?: readonly CouponChoice[] | undefined;
  readonly chosen?: Chosen | undefined;
}

/** What lines cost this member now, at their cheapest: the one way to a price, for cart, confirmation and order. Nothing is reserved. */
export async function quote<Line extends LineInput>(
  ctx: Ctx<Member>,
  lines: readonly Line[],
  { choices = [], chosen }: QuoteOptions = {},
): Promise<Quote<Line>> {
  const cids = [...new Set(lines.map(({ cid }) => cid))];
  const [offers, { benefits, freight }, organisations, coupons, live] = await pipelined([
    findOffers(ctx, lines),
    findTerms(ctx, { cids, skuIds: lines.map(({ skuId }) => skuId) }),
    listShops(ctx),
    listWallet(ctx),
    listLive(ctx, lines, { chosenId: chosen?.activityId }),
  ]);
  const activities = await withFirstOrder(ctx, live);
  const shops = new Map(organisations.map(({ cid, name, status }) => [cid, { cid, name, status }]));
  const { offered, unknown } = offer(lines, offers, shops, (line) => asideOf(activities, line, ctx.now));
  const named = chosen && (await readChosen(ctx, chosen, activities, offered));
  const price = (offered: readonly OfferedLine<Line>[]) => {
    const priced = offered.filter(isPriced);
    const wallet = walletOf(coupons, new Set(priced.map(({ line }) => line.cid)), ctx.now);
    const basketLines = priced.map(({ line, offer }) => basketLine(offer, line.quantity));
    const ownFreight = Object.fromEntries([...freight].filter(([cid]) => basketLines.some((line) => line.cid === cid)));
    const member = memberPromotions(benefits, ownFreight);
    const turned = activityPromotions(activities, basketLines, ctx.now, named?.choice);
    const basket: Basket = {
      lines: basketLines,
      freight: Object.fromEntries(freight),
      promotions: [...ladderOf(priced.map(({ offer }) => offer)), ...turned.promotions, ...member.promotions, ...wallet.promotions],
      refused: [...turned.refused, ...wallet.refused],
      choices: Object.fromEntries(choices.map(({ cid, coupon }) => [cid, coupon])),
    };
    return { lines: offered, basket, freight: member.freight, priced: priceBasket(basket) };
  };
  const first = price(offered);
  const short = shortOf(first.lines, first.priced, activities);
  const last = short.size === 0 ? first : price(first.lines.map((entry) => (short.has(entry) ? { ...entry, state: 'SHORT' } : entry)));
  if (chosen) requireTaken(last.priced, chosen);
  return { ...last, ...(await withGifts(ctx, last.priced)), unknown, shops, coupons, activities, sets: named?.sets ?? 1 };
}

/** Whoever has never paid here may still be somebody who has: that is looked up for them alone, and only while it matters. */
async function withFirstOrder(ctx: Ctx<Member>, activities: readonly LiveActivity[]): Promise<readonly LiveActivity[]> {
  const isOpen = ({ terms, isForYou, startsAt }: LiveActivity) => terms.kind === 'FIRST_ORDER' && isForYou && startsAt <= ctx.now;
  if (!activities.some(isOpen) || (await isFirstOrderLeft(ctx, ctx.actor.memberId))) return activities;
  return activities.map((activity) => (isOpen(activity) ? { ...activity, isForYou: false } : activity));
}

/** Each line with its offer; of a shop that is closed nothing is sold any more. */
function offer<Line extends LineInput>(
  lines: readonly Line[],
  offers: readonly Offer[],
  shops: ReadonlyMap<string, QuotedShop>,
  asideAt: (line: Line) => number,
) {
  const offerAt = new Map(offers.map((one) => [lineKey(one), one]));
  const unknown: Line[] = [];
  const offered = lines.flatMap((line): OfferedLine<Line>[] => {
    const found = offerAt.get(lineKey(line));
    if (!found) unknown.push(line);
    if (!found) return [];
    const isClosed = shops.get(line.cid)?.status === 'CLOSED';
    const available = found.available + asideAt(line);
    return [{ line, offer: found, state: isClosed ? 'OFF_SHELF' : lineState(line.quantity, { ...found, available }) }];
  });
  return { offered: withinLimits(offered), unknown };
}
