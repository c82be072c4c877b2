import type { ShownActivity } from '@qianpu/contract/types';
import { activityTypeOf, grantsOf, type LiveActivity, limitOf } from '#modules/activity';
import { findOffers, type Offer } from '#modules/catalog';
import { findCards } from '#modules/marketing';
import { type Ctx, VISITOR } from '#platform/ctx';

type Terms = ShownActivity['terms'];
type ReductionTerms = Extract<LiveActivity['terms'], { kind: 'FULL_REDUCTION' }>;
type ShownReduction = Extract<Terms, { kind: 'FULL_REDUCTION' }>['reduction'];

/** What tiers give, as far as it has a name. */
interface Named {
  readonly gifts: ReadonlyMap<string, Offer>;
  readonly coupons: ReadonlyMap<string, string>;
}

export function shownState(activity: Pick<LiveActivity, 'startsAt' | 'endsAt' | 'goods'>, now: Date): ShownActivity['state'] {
  if (activity.endsAt <= now) return 'OVER';
  if (activity.startsAt > now) return 'SOON';
  const stocked = activity.goods.flatMap(({ stock }) => stock ?? []);
  return stocked.length > 0 && stocked.length === activity.goods.length && stocked.every(({ available }) => available === 0)
    ? 'SOLD_OUT'
    : 'ON';
}

/** As shoppers of a shop see them; what tiers give is looked up only where some give something. */
export async function viewActivities(ctx: Ctx, cid: string, activities: readonly LiveActivity[]): Promise<ShownActivity[]> {
  const grants = activities.flatMap(grantsOf);
  const skuIds = [...new Set(grants.flatMap(({ gifts }) => gifts.map(({ skuId }) => skuId)))];
  const couponIds = [...new Set(grants.flatMap(({ couponIds }) => couponIds))];
  const offers =
    skuIds.length > 0
      ? await findOffers(
          ctx,
          skuIds.map((skuId) => ({ cid, skuId })),
        )
      : [];
  const coupons = couponIds.length > 0 ? await findCards({ ...ctx, actor: VISITOR }, couponIds) : [];
  const named: Named = {
    gifts: new Map(offers.map((offer) => [offer.skuId, offer])),
    coupons: new Map(coupons.map(({ id, name }) => [id, name])),
  };
  return activities.map((activity) => viewActivity(activity, ctx.now, named));
}

function viewActivity(activity: LiveActivity, now: Date, named: Named): ShownActivity {
  const { id, name, startsAt, endsAt, audience, refuses, terms } = activity;
  return {
    ...{ id, name, audience, refuses: [...refuses] },
    activityType: activityTypeOf(terms),
    state: shownState(activity, now),
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    perMember: limitOf(terms)?.allowed ?? null,
    terms: viewTerms(terms, named),
  };
}

/** Field by field: which goods and coupons staff named is nobody's business. */
function viewTerms(terms: LiveActivity['terms'], named: Named): Terms {
  switch (terms.kind) {
    case 'LIMITED_DISCOUNT': {
      const { discount } = terms;
      if (discount.by === 'PERCENT') return { kind: terms.kind, discount: { by: discount.by, percent: discount.percent } };
      if (discount.by === 'MINUS') return { kind: terms.kind, discount: { by: discount.by, minusFen: discount.minusFen } };
      return { kind: terms.kind, discount: { by: discount.by } };
    }
    case 'N_FOR_PRICE':
      return { kind: terms.kind, pieces: terms.pieces, priceFen: terms.priceFen };
    case 'FULL_REDUCTION':
      return { kind: terms.kind, reduction: viewReduction(terms, named) };
    case 'PACKAGE':
      return { kind: terms.kind, price: terms.price, choose: terms.choose };
    case 'FIRST_ORDER':
      return { kind: terms.kind, fromFen: terms.fromFen, minusFen: terms.minusFen };
    case 'PRIVILEGED':
      return { kind: terms.kind };
  }
}

function viewReduction({ reduction }: ReductionTerms, { gifts, coupons }: Named): ShownReduction {
  if (reduction.by === 'EVERY') return reduction;
  const { by, measure } = reduction;
  return {
    ...{ by, measure },
    tiers: reduction.tiers.map(({ grants, ...tier }) => ({
      ...tier,
      points: grants.points,
      growth: grants.growth,
      gifts: grants.gifts.flatMap(({ skuId, pieces }) => {
        const offer = gifts.get(skuId);
        if (!offer) return [];
        const { goodsId, title, specs, picture } = offer;
        return [
          { goodsId, skuId, title, specs: [...specs], picture, quantity: pieces, isSoldOut: !offer.isOnShelf || offer.available < pieces },
        ];
      }),
      coupons: grants.couponIds.flatMap((id) => {
        const name = coupons.get(id);
        return name === undefined ? [] : [{ id, name }];
      }),
    })),
  };
}

/** How much of what was set aside is gone; null: nothing was. */
export function soldPercentOf(goods: LiveActivity['goods']): number | null {
  const stocked = goods.flatMap(({ stock }) => stock ?? []);
  const [supplied, available] = [stocked.reduce((sum, one) => sum + one.supplied, 0), stocked.reduce((sum, one) => sum + one.available, 0)];
  return supplied === 0 ? null : Math.floor(((supplied - available) * 100) / supplied);
}
