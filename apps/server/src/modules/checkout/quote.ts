import { lineKey } from '@qianpu/kit/line-key';
import { findOffers, type Offer } from '#modules/catalog';
import { findFreightRules } from '#modules/delivery';
import { listWallet } from '#modules/marketing';
import { type Basket, priceBasket } from '#modules/pricing';
import { listShops } from '#modules/shop';
import type { Ctx, Member } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
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
  const [offers, freight, organisations, coupons] = await pipelined([
    findOffers(ctx, lines),
    findFreightRules(ctx, cids),
    listShops(ctx),
    listWallet(ctx),
  ]);
  const shops = new Map(organisations.map(({ cid, name, status }) => [cid, { cid, name, status }]));
  const { offered, unknown } = offer(lines, offers, shops);
  const priced = offered.filter(isPriced);
  const wallet = walletOf(coupons, new Set(priced.map(({ line }) => line.cid)), ctx.now);
  const basket: Basket = {
    lines: priced.map(({ line, offer }) => basketLine(offer, line.quantity)),
    freight: Object.fromEntries(freight),
    promotions: [...ladderOf(priced.map(({ offer }) => offer)), ...wallet.promotions],
    refused: wallet.refused,
    choices: Object.fromEntries(choices.map(({ cid, coupon }) => [cid, coupon])),
  };
  return { lines: offered, unknown, shops, coupons, basket, priced: priceBasket(basket) };
}

/** Each line with its offer; of a shop that is closed nothing is sold any more. */
function offer<Line extends LineInput>(lines: readonly Line[], offers: readonly Offer[], shops: ReadonlyMap<string, QuotedShop>) {
  const offerAt = new Map(offers.map((one) => [lineKey(one), one]));
  const unknown: Line[] = [];
  const offered = lines.flatMap((line): OfferedLine<Line>[] => {
    const found = offerAt.get(lineKey(line));
    if (!found) unknown.push(line);
    if (!found) return [];
    const isClosed = shops.get(line.cid)?.status === 'CLOSED';
    return [{ line, offer: found, state: isClosed ? 'OFF_SHELF' : lineState(line.quantity, found) }];
  });
  return { offered: withinLimits(offered), unknown };
}
