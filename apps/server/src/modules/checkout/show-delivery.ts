import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findCheapestSkus, findOffers } from '#modules/catalog';
import { findFreightRules } from '#modules/delivery';
import { listClaimable } from '#modules/marketing';
import { priceBasket } from '#modules/pricing';
import { findSettingsByShop } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { basketLine, claimablePromotions, ladderOf } from './promotions.rules.ts';

/** What sending one piece costs a visitor, by the engine that prices orders, and how soon the shop sends it. */
export async function showDelivery(
  ctx: Ctx,
  { cid, goodsId, skuId }: ParsedOf<'checkout.delivery.info'>,
): Promise<OutputOf<'checkout.delivery.info'>> {
  const visitor: Ctx = { ...ctx, actor: { kind: 'visitor' } };
  const skus = skuId ? [{ cid, skuId }] : await findCheapestSkus(visitor, cid, [goodsId]);
  const [offers, freight, claimable, settings] = await pipelined([
    findOffers(visitor, skus),
    findFreightRules(visitor, [cid]),
    listClaimable(visitor, [cid]),
    findSettingsByShop(visitor, 'order', [cid]),
  ]);
  const offer = offers.find((one) => one.goodsId === goodsId);
  const setting = settings.get(cid);
  if (!offer || !setting) throw fail('NOT_FOUND');
  const { totals } = priceBasket({
    lines: [basketLine(offer, 1)],
    freight: Object.fromEntries(freight),
    promotions: [...ladderOf([offer]), ...claimablePromotions(claimable)],
  });
  const rule = freight.get(cid);
  return {
    freightFen: totals.freightFen,
    freeFromFen: rule?.flatFen ? rule.freeFromFen : null,
    shipWithinHours: setting.shipWithinHours,
  };
}
