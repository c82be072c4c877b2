/** PROVIDER: held by a payment provider for the merchant. SALES: paid for goods. HELD: shoppers' money that goes back. OUTSIDE: given back past the provider. */
type AccountKind = 'PROVIDER' | 'SALES' | 'HELD' | 'OUTSIDE';

/** A fact about money: its entries sum to nothing, or the transaction that posts them cannot commit. */
export interface Posting {
  readonly kind: 'PAY' | 'REFUND';
  /** The business's own number: the same fact is posted once. */
  readonly ref: string;
  /** Positive: the account receives. */
  readonly entries: readonly { readonly account: AccountKind; readonly amountFen: number }[];
}
