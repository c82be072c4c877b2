import { type Demand, demandsOf, type LiveActivity } from '#modules/activity';
import type { ReplayedTrade } from '#modules/order';
import type { PricedBasket } from '#modules/pricing';
import type { PlannedActivity } from './simulation.types.ts';

interface Hold {
  readonly demand: Demand;
  readonly memberId: string;
  readonly until: number;
}

/** A draft as if it had run while old orders were placed: what members had of it and what was left of its stock follows the replay. */
export class DraftInReplay {
  readonly #id: string;
  readonly #draft: PlannedActivity;
  /** By member: pieces (or sets) by what they count against. */
  readonly #used = new Map<string, Map<string, number>>();
  /** By shop and SKU: pieces of its stock that are taken. */
  readonly #taken = new Map<string, number>();
  /** Those that come free one day, the next one last. */
  readonly #toFree: Hold[] = [];
  /** Until when a member has had a first order's reduction, whichever activity's it was: for ever, unless the order is closed unsent. */
  readonly #firsts = new Map<string, number>();

  constructor(id: string, draft: PlannedActivity) {
    this.#id = id;
    this.#draft = draft;
  }

  /** Whether the member has had the one first order's reduction there is, on a trade before this one. */
  hadFirst({ memberId, placedAt }: ReplayedTrade): boolean {
    return (this.#firsts.get(memberId) ?? 0) > placedAt.getTime();
  }

  /** As this trade would have met it; trades come in the order of their placing. */
  meets(trade: ReplayedTrade, hadPaid: boolean): LiveActivity {
    const { memberId, placedAt } = trade;
    this.#freeUntil(placedAt.getTime());
    const { name, cids, refuses, terms, goods, audience } = this.#draft;
    const isFirst = terms.kind !== 'FIRST_ORDER' || !this.hadFirst(trade);
    const places = cids.length > 0 ? cids : [null];
    return {
      id: this.#id,
      name,
      cids,
      refuses,
      audience,
      terms,
      linkToken: null,
      startsAt: new Date(0),
      endsAt: new Date(8.64e15),
      goods: places.flatMap((cid) =>
        goods.map(({ skuId, priceFen, stock }) => ({
          cid,
          skuId,
          goodsId: '',
          priceFen,
          stock: stock === null ? null : { supplied: stock, available: stock - (this.#taken.get(placeOf(cid ?? '', skuId)) ?? 0) },
        })),
      ),
      used: Object.fromEntries(this.#used.get(memberId) ?? []),
      isForYou: isFirst && (!hadPaid || (audience === 'ALL' && terms.kind !== 'FIRST_ORDER')),
    };
  }

  /** What the trade has of it, until it is closed unsent. */
  note({ memberId, orders }: ReplayedTrade, activity: LiveActivity, { shops }: PricedBasket, sets: number): void {
    const orderAt = new Map(orders.map((order) => [order.cid, order]));
    const first = shops.find(({ receipt }) => receipt.some((entry) => entry.isTaken && entry.promotionKind === 'FIRST_ORDER'));
    if (first) this.#firsts.set(memberId, orderAt.get(first.cid)?.freeAt?.getTime() ?? Number.POSITIVE_INFINITY);
    const placed = shops.map(({ cid, lines }) => ({ orderId: orderAt.get(cid)?.orderId ?? '', cid, lines }));
    for (const demand of demandsOf([activity], placed, sets)) {
      this.#count(demand, memberId, demand.pieces);
      const until = orderAt.get(demand.cid)?.freeAt?.getTime();
      if (until === undefined) continue;
      const after = this.#toFree.findLastIndex((hold) => hold.until >= until);
      this.#toFree.splice(after + 1, 0, { demand, memberId, until });
    }
  }

  #freeUntil(at: number): void {
    for (let next = this.#toFree.at(-1); next && next.until <= at; next = this.#toFree.at(-1)) {
      this.#toFree.pop();
      this.#count(next.demand, next.memberId, -next.demand.pieces);
    }
  }

  #count({ cid, skuId, limit, isStocked }: Demand, memberId: string, pieces: number): void {
    if (isStocked) this.#taken.set(placeOf(cid, skuId), (this.#taken.get(placeOf(cid, skuId)) ?? 0) + pieces);
    if (!limit) return;
    const used = this.#used.get(memberId) ?? new Map<string, number>();
    this.#used.set(memberId, used.set(limit.skuId, (used.get(limit.skuId) ?? 0) + pieces));
  }
}

const placeOf = (cid: string, skuId: string) => `${cid}/${skuId}`;
