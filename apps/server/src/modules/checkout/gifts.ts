import { findOffers, type Offer } from '#modules/catalog';
import { findCards } from '#modules/marketing';
import type { PricedBasket, PricedShop } from '#modules/pricing';
import { type Ctx, VISITOR } from '#platform/ctx';
import type { Gift } from './checkout.types.ts';

type Entry = PricedShop['receipt'][number];

interface WithGifts {
  readonly priced: PricedBasket;
  readonly gifts: ReadonlyMap<string, readonly Gift[]>;
}

const grantsIn = (shops: readonly PricedShop[], what: NonNullable<Entry['grant']>['what']) =>
  shops.flatMap(({ cid, receipt }) =>
    receipt.flatMap(({ grant }) => (grant?.what === what && grant.refId ? [{ cid, refId: grant.refId, amount: grant.amount }] : [])),
  );

/** Names what orders bring besides, and says which gifts are there. Costs nothing where nothing is reached. */
export async function withGifts(ctx: Ctx, priced: PricedBasket): Promise<WithGifts> {
  const [wanted, coupons] = [grantsIn(priced.shops, 'GIFT'), grantsIn(priced.shops, 'COUPON')];
  const isReached = priced.shops.some(({ receipt }) => receipt.some(({ grant }) => grant));
  if (!isReached) return { priced, gifts: new Map() };
  const offers = await findOffers(
    ctx,
    wanted.map(({ cid, refId }) => ({ cid, skuId: refId })),
  );
  const couponIds = coupons.map(({ refId }) => refId);
  const names = new Map((await findCards({ ...ctx, actor: VISITOR }, couponIds)).map(({ id, name }) => [id, name]));
  const shops = priced.shops.map((shop) => named(shop, offers, names));
  return { priced: { ...priced, shops }, gifts: new Map(shops.map((shop) => [shop.cid, giftsOf(shop, offers)])) };
}

const offerAt = (offers: readonly Offer[], cid: string, skuId: string | undefined) =>
  offers.find((offer) => offer.cid === cid && offer.skuId === skuId);

const isThere = (offer: Offer | undefined, pieces: number) => offer?.isOnShelf === true && offer.available >= pieces;

/** A gift there is none of is told, and is no part of the order. */
const named = (shop: PricedShop, offers: readonly Offer[], coupons: ReadonlyMap<string, string>): PricedShop => ({
  ...shop,
  receipt: shop.receipt.map((entry) => {
    const { grant } = entry;
    if (grant?.what === 'COUPON') return { ...entry, name: coupons.get(grant.refId ?? '') ?? '' };
    if (grant?.what !== 'GIFT') return entry;
    const offer = offerAt(offers, shop.cid, grant.refId);
    const name = offer?.title ?? '';
    return isThere(offer, grant.amount) ? { ...entry, name } : { ...entry, name, isTaken: false, reason: { code: 'OVER' as const } };
  }),
});

const giftsOf = ({ cid, receipt }: PricedShop, offers: readonly Offer[]): Gift[] =>
  receipt.flatMap(({ grant, promotionId = '' }) => {
    const offer = grant?.what === 'GIFT' ? offerAt(offers, cid, grant.refId) : undefined;
    if (!grant || !offer) return [];
    const { goodsId, skuId, title, specs, picture } = offer;
    const isSoldOut = !isThere(offer, grant.amount);
    return [{ goodsId, skuId, title, specs: [...specs], picture, pieces: grant.amount, promotionId, isSoldOut }];
  });
