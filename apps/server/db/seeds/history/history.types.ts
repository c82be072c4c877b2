/** How a past order ended. None waits for anything but TO_SHIP, which waits for its shop, and SHIPPED, which is on its way. */
export type OrderEnd = 'RECEIVED' | 'TO_SHIP' | 'SHIPPED' | 'CANCELLED' | 'OVERDUE' | 'REFUNDED' | 'PART_REFUNDED';

/** As an order keeps it. */
export interface PastAddress {
  readonly name: string;
  readonly phone: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
}

export interface PastMember {
  readonly n: number;
  /** Null: signs in by the messenger. */
  readonly phone: string | null;
  readonly nickName: string;
  /** Key of a picture. */
  readonly avatar: string | null;
  readonly hasTraded: boolean;
  readonly joinedMs: number;
  readonly address: PastAddress;
  readonly regionCode: string;
}

export interface PastLine {
  readonly goodsId: string;
  readonly skuId: string;
  readonly title: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly picture: string;
  readonly quantity: number;
  readonly unitFen: number;
  /** From so many pieces on a piece costs so much. */
  readonly ladder?: readonly { readonly fromPieces: number; readonly unitFen: number }[];
  /** What the ladder takes off. */
  readonly discountFen: number;
}

export interface PastOrder {
  readonly n: number;
  readonly cid: string;
  readonly member: PastMember;
  readonly lines: readonly PastLine[];
  readonly goodsFen: number;
  readonly discountFen: number;
  readonly freightFen: number;
  /** The rule the freight follows. */
  readonly freight: { readonly flatFen: number; readonly freeFromFen: number | null };
  readonly payableFen: number;
  readonly refundedFen: number;
  readonly end: OrderEnd;
  readonly placedMs: number;
  /** When it was sent and received, if it was. */
  readonly shippedMs: number;
  readonly receivedMs: number;
  readonly carrier: { readonly name: string; readonly prefix: string };
}

export interface PastReview {
  readonly id: string;
  readonly order: PastOrder;
  /** Of the line in the order. */
  readonly position: number;
  /** The shop whose rating it counts for; null: written before reviews named their shop. */
  readonly cid: string | null;
  /** Masked; null: anonymous. */
  readonly author: { readonly name: string; readonly avatar: string | null } | null;
  readonly score: number;
  /** For service and logistics; null: written before reviews had them. */
  readonly shopScores: { readonly service: number; readonly logistics: number } | null;
  readonly text: string;
  readonly tags: readonly string[];
  readonly pictures: readonly string[];
  readonly writtenMs: number;
  readonly appended: { readonly text: string; readonly ms: number } | null;
  readonly answer: { readonly text: string; readonly ms: number } | null;
  /** Numbers of the members who found it helpful, the author not among them. */
  readonly voters: readonly number[];
}

/** Everything about a merchant's past that more than one table must agree upon. */
export interface History {
  /** Begins the key of each order's intent. */
  readonly name: string;
  readonly mid: string;
  readonly members: readonly PastMember[];
  readonly orders: readonly PastOrder[];
  readonly reviews: readonly PastReview[];
}

export const isPaid = ({ end }: Pick<PastOrder, 'end'>): boolean => end !== 'CANCELLED' && end !== 'OVERDUE';
