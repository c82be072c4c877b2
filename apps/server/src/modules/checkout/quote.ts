import { lineKey } from '@qianpu/kit/line-key';
import { listLive } from '#modules/activity';
import { findOffers, type Offer } from '#modules/catalog';
import { findFreightRules } from '#modules/delivery';
import { listWallet } from '#modules/marketing';
import { type Basket, priceBasket } from '#modules/pricing';
import { listShops } from '#modules/shop';
import type { Ctx, Member } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { activityPromotions } from './activity-promotions.ts';
import { asideOf, shortOf } from './aside-stock.ts';
import type { CouponChoice, LineInput, OfferedLine, Quote, QuotedShop } from './checkout.types.ts';
import { isPriced, lineState } from './line.rules.ts';
import { basketLine, ladderOf, walletOf } from './promotions.rules.ts';
import { withinLimits } from './within-limits.ts';

/** What lines cost this member now, at their cheapest: the one way to a price, for cart, confirmation and order. Nothing is reserved. */
export async function quote<Line extends LineInput>(
  ctx: Ctx<Member>,
  lines: readonly Line[],
  choices: readonly CouponChoice[] = [],
): Promise<Quote<Line>> {
  const cids = [...new Set(lines.map(({ cid }) => cid))];
  const [offers, freight, organisations, coupons, activities] = await pipelined([
    findOffers(ctx, lines),
    findFreightRules(ctx, cids),
    listShops(ctx),
    listWallet(ctx),
    listLive(ctx, lines),
  ]);
  const shops = new Map(organisations.map(({ cid, name, status }) => [cid, { cid, name, status }]));
  const { offered, unknown } = offer(lines, offers, shops, (line) => asideOf(activities, line, ctx.now));
  const price = (offered: readonly OfferedLine<Line>[]) => {
    const priced = offered.filter(isPriced);
    const wallet = walletOf(coupons, new Set(priced.map(({ line }) => line.cid)), ctx.now);
    const basketLines = priced.map(({ line, offer }) => basketLine(offer, line.quantity));
    const turned = activityPromotions(activities, basketLines, ctx.now);
    const basket: Basket = {
      lines: basketLines,
      freight: Object.fromEntries(freight),
      promotions: [...ladderOf(priced.map(({ offer }) => offer)), ...turned.promotions, ...wallet.promotions],
      refused: [...turned.refused, ...wallet.refused],
      choices: Object.fromEntries(choices.map(({ cid, coupon }) => [cid, coupon])),
    };
    return { lines: offered, basket, priced: priceBasket(basket) };
  };
  const first = price(offered);
  const short = shortOf(first.lines, first.priced, activities);
  const last = short.size === 0 ? first : price(first.lines.map((entry) => (short.has(entry) ? { ...entry, state: 'SHORT' } : entry)));
  return { ...last, unknown, shops, coupons, activities };
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
