import type { ShownActivity } from '@qianpu/contract/types';
import type { Dated, StateOnShow } from '#features/activity';
import { useActivityState } from '#features/activity';
import type { GoodsOffers } from '#features/item';
import { useOffers } from './use-offers.ts';
import { usePrivilege } from './use-privilege.ts';

type GoodsActivity = GoodsOffers['activities'][number];

/** An activity that gives these goods another price, as whoever reads may have it. */
export interface ItemOffer {
  readonly activity: ShownActivity;
  readonly state: StateOnShow;
  /** What said so: its countdown goes by the mall's time. */
  readonly answer: Dated;
  readonly skuPrices: GoodsActivity['skuPrices'];
  readonly soldPercent: GoodsActivity['soldPercent'];
  /** Pieces that may still be had at it; null: as many as wanted. */
  readonly left: number | null;
  /** Of a link: the secret that the order has to name. */
  readonly token: string | null;
  /** It runs, and there is something of it for whoever reads. */
  readonly isOpen: boolean;
}

const nothing = { state: 'OVER', startsAt: 0, endsAt: 0 } as const;
const neverSaid: Dated = { serverNow: 0 };

/** What a link gives goes before what everybody has; null: nothing of either. */
export function useItemOffer(id: string, skuId: string | undefined): ItemOffer | null {
  const link = usePrivilege(id);
  const { data } = useOffers(id, skuId);
  const privileged = link?.answer;
  const ofLink = useActivityState(privileged?.activity ?? nothing, privileged ?? neverSaid);
  const discount = data && discountOf(data);
  const ofAll = useActivityState(discount ?? nothing, data ?? neverSaid);
  if (link && privileged && ofLink !== 'OVER') {
    const { activity, skus, leftForYou } = privileged;
    const skuPrices = skus.filter(({ goodsId }) => goodsId === id);
    return offerOf({ activity, state: ofLink, answer: privileged, skuPrices, soldPercent: null, left: leftForYou, token: link.token });
  }
  if (!data || !discount || ofAll === 'OVER') return null;
  const { skuPrices, soldPercent, leftForYou } = discount;
  return offerOf({ activity: discount, state: ofAll, answer: data, skuPrices, soldPercent, left: leftForYou, token: null });
}

const offerOf = (offer: Omit<ItemOffer, 'isOpen'>): ItemOffer => ({
  ...offer,
  isOpen: offer.state === 'ON' && offer.left !== 0 && offer.skuPrices.length > 0,
});

/** Of several discounts the one that runs; else one that is soon, else one that is gone. */
function discountOf({ activities, bestPrice }: GoodsOffers): GoodsActivity | undefined {
  const isTaken = bestPrice?.how.some(({ promotionKind }) => promotionKind === 'LIMITED_DISCOUNT') ?? false;
  // One for new customers is nothing to those who are none.
  const own = activities.filter(({ terms, audience }) => terms.kind === 'LIMITED_DISCOUNT' && (audience === 'ALL' || isTaken));
  return (['ON', 'SOON', 'SOLD_OUT'] as const).flatMap((state) => own.find((activity) => activity.state === state) ?? [])[0];
}
