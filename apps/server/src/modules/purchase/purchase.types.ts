export type PurchaseKind = 'RECHARGE' | 'CARD';

export interface Purchase {
  readonly tradeId: string;
  readonly memberId: string;
  readonly kind: PurchaseKind;
  /** The package or the kind of card; null: a sum the member has chosen. */
  readonly refId: string | null;
  readonly title: string;
  readonly payFen: number;
  readonly bonusFen: number;
  readonly state: 'UNPAID' | 'PAID' | 'CLOSED';
  readonly payBy: Date;
}
