import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { lineKey } from '@qianpu/kit/line-key';
import { findOffers } from '#modules/catalog';
import { findFreightRules } from '#modules/delivery';
import { priceBasket } from '#modules/pricing';
import { listShops } from '#modules/shop';
import type { Ctx, Staff } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { mayTouchShop } from '#platform/shop-scope';
import { basketLine, couponPromotion, ladderOf } from './promotions.rules.ts';
import { viewQuote } from './quote.view.ts';

/** What a coupon that is being written would do to a basket, whatever stock and limits say. */
export async function previewPromotion(
  ctx: Ctx<Staff>,
  { coupon, lines }: ParsedOf<'checkout.promotion.preview'>,
): Promise<OutputOf<'checkout.promotion.preview'>> {
  const cids = [...new Set(lines.map(({ cid }) => cid))];
  if (!cids.every((cid) => mayTouchShop(ctx.actor, cid))) throw fail('FOREIGN_MERCHANT');
  const [offers, freight, organisations] = await pipelined([findOffers(ctx, lines), findFreightRules(ctx, cids), listShops(ctx)]);
  const offerAt = new Map(offers.map((offer) => [lineKey(offer), offer]));
  const known = lines.flatMap((line) => {
    const offer = offerAt.get(lineKey(line));
    return offer ? [{ line, offer, state: 'OK' as const }] : [];
  });
  if (known.length === 0) throw fail('NOT_FOUND');
  const priced = priceBasket({
    lines: known.map(({ line, offer }) => basketLine(offer, line.quantity)),
    freight: Object.fromEntries(freight),
    promotions: [...ladderOf(offers), couponPromotion('draft', coupon)],
  });
  const shops = new Map(organisations.map(({ cid, name, status }) => [cid, { cid, name, status }]));
  const view = viewQuote({ lines: known, shops, priced });
  return { shops: view.shops, payableFen: view.totals.payableFen };
}
