import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { lineKey } from '@qianpu/kit/line-key';
import type { ActivityDraft } from '#modules/activity';
import { findOffers } from '#modules/catalog';
import { findFreightRules } from '#modules/delivery';
import { priceBasket } from '#modules/pricing';
import { listShops } from '#modules/shop';
import type { Ctx, Staff } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { mayTouchShop } from '#platform/shop-scope';
import type { Promotion } from './checkout.types.ts';
import { putTogether } from './chosen.ts';
import { withGifts } from './gifts.ts';
import { type PackageChoice, promotionOf } from './promotion-of-activity.ts';
import { basketLine, ladderOf } from './promotions.rules.ts';
import { viewQuote } from './quote.view.ts';

/** An activity that is being written, as promotions of the price engine; a package is one only once it is put together. */
function promotionsOfDraft(draft: ActivityDraft, id: string, choice?: PackageChoice): Promotion[] {
  const goods = draft.goods.map(({ skuId, priceFen }) => ({ cid: null, skuId, goodsId: '', priceFen, stock: null }));
  const promotion = promotionOf({ ...draft, id, goods }, choice);
  return promotion ? [promotion] : [];
}

/** What an activity that is being written would do to a basket, whatever stock and limits say. */
export async function previewActivity(
  ctx: Ctx<Staff>,
  { activity, sets, lines }: ParsedOf<'marketing.activity.preview'>,
): Promise<OutputOf<'marketing.activity.preview'>> {
  const cids = [...new Set(lines.map(({ cid }) => cid))];
  if (!cids.every((cid) => mayTouchShop(ctx.actor, cid))) throw fail('FOREIGN_MERCHANT');
  const [offers, freight, organisations] = await pipelined([findOffers(ctx, lines), findFreightRules(ctx, cids), listShops(ctx)]);
  const offerAt = new Map(offers.map((offer) => [lineKey(offer), offer]));
  const known = lines.flatMap((line) => {
    const offer = offerAt.get(lineKey(line));
    return offer ? [{ line, offer, state: 'OK' as const }] : [];
  });
  if (known.length === 0) throw fail('NOT_FOUND');
  const choice = activity.terms.kind === 'PACKAGE' ? putTogether(activity.terms, known, sets) : undefined;
  const priced = priceBasket({
    lines: known.map(({ line, offer }) => basketLine(offer, line.quantity)),
    freight: Object.fromEntries(freight),
    promotions: [...ladderOf(offers), ...promotionsOfDraft(activity, 'draft', choice)],
  });
  const shops = new Map(organisations.map(({ cid, name, status }) => [cid, { cid, name, status }]));
  const view = viewQuote({ lines: known, shops, ...(await withGifts(ctx, priced)) });
  return { shops: view.shops, payableFen: view.totals.payableFen };
}
