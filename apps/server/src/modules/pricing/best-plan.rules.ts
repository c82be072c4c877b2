import { applyOffer } from './apply-offer.rules.ts';
import { PIPELINE } from './coexistence.rules.ts';
import { freightOf } from './freight.rules.ts';
import { compareIds } from './ids.rules.ts';
import type { OpenLine, Promotion, ShopFreight } from './pricing.types.ts';
import { leftOf, sum } from './share.rules.ts';

/** All that one shop's order is priced from. */
export interface ShopBasket {
  readonly cid: string;
  readonly lines: readonly OpenLine[];
  readonly freight: ShopFreight | undefined;
  readonly offers: readonly Promotion[];
  /** Not to be had, only told of. */
  readonly excluded: readonly Promotion[];
}

export interface BestPlan {
  /** All offers in the order of the pipeline, the accepted coupon last. */
  readonly offers: readonly Promotion[];
  readonly accepted: ReadonlySet<Promotion>;
  /** False: there were too many plans to look at; this is the cheapest of those seen. */
  readonly isProved: boolean;
}

/** Of as many activities every subset is looked at; of more, all of them and all but one. */
const PROVABLE = 12;

/**
 * The cheapest plan. A plan says which activities (the offers that are no coupons) are accepted; declining one can be cheaper,
 * when its reduction costs a larger one its threshold. The best coupon, or none, belongs to each plan.
 */
export function findBestPlan(shop: ShopBasket): BestPlan {
  const goodsFen = leftOf(shop.lines);
  const alone = new Map(shop.offers.map((offer) => [offer, goodsFen - leftOf(applyOffer(shop.lines, offer).lines)]));
  const worthOf = (offer: Promotion) => alone.get(offer) ?? 0;
  const offers = inPipelineOrder(shop.offers, worthOf);
  const activities = offers.filter((offer) => !isCoupon(offer) && worthOf(offer) > 0);
  const coupons = offers.filter((offer) => isCoupon(offer) && worthOf(offer) > 0);

  // No offer takes off more later than alone at list prices, and freight only grows: a branch that cannot win by that is left out.
  const bestCoupon = Math.max(0, ...coupons.map(worthOf));
  const possible = activities.map((_, at) => sum(activities.slice(at).map(worthOf)) + bestCoupon);
  const floorOf = (lines: readonly OpenLine[], at: number) =>
    Math.max(0, leftOf(lines) - (possible[at] ?? bestCoupon)) + freightOf(shop.freight, goodsFen);

  let best = { accepted: [] as readonly Promotion[], payableFen: Number.POSITIVE_INFINITY };
  const explore = (at: number, lines: readonly OpenLine[], accepted: readonly Promotion[], mayDecline: number): void => {
    if (floorOf(lines, at) >= best.payableFen) return;
    const activity = activities[at];
    if (!activity) {
      for (const chosen of [[], ...coupons.map((coupon) => [coupon])]) {
        const payableFen = payableOf(
          chosen.reduce((left, coupon) => applyOffer(left, coupon).lines, lines),
          shop.freight,
        );
        if (payableFen < best.payableFen) best = { accepted: [...accepted, ...chosen], payableFen };
      }
      return;
    }
    const { lines: reduced } = applyOffer(lines, activity);
    explore(at + 1, reduced, [...accepted, activity], mayDecline);
    if (reduced !== lines && mayDecline > 0) explore(at + 1, lines, accepted, mayDecline - 1);
  };
  explore(0, shop.lines, [], activities.length > PROVABLE ? 1 : PROVABLE);

  const accepted = new Set(best.accepted);
  const isLast = (offer: Promotion) => isCoupon(offer) && accepted.has(offer);
  return {
    offers: [...offers.filter((offer) => !isLast(offer)), ...offers.filter(isLast)],
    accepted,
    isProved: activities.length <= PROVABLE || best.payableFen <= floorOf(shop.lines, 0),
  };
}

const isCoupon = ({ kind }: Promotion) => kind === 'COUPON';

function payableOf(lines: readonly OpenLine[], freight: ShopFreight | undefined): number {
  const goodsFen = leftOf(lines);
  return goodsFen + freightOf(freight, goodsFen);
}

/** Of one kind the one that takes off most alone comes first, of two equal ones the older. */
const inPipelineOrder = (offers: readonly Promotion[], worthOf: (offer: Promotion) => number): Promotion[] =>
  offers.toSorted((a, b) => PIPELINE.indexOf(a.kind) - PIPELINE.indexOf(b.kind) || worthOf(b) - worthOf(a) || compareIds(a.id, b.id));
