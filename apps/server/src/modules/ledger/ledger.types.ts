/**
 * Of the merchant. PROVIDER: held by a payment provider for the merchant, an account each. SALES: paid for goods. HELD: shoppers' money that
 * goes back. OUTSIDE: moved past the provider. BONUS_COST: given to members beyond what they paid. POINTS_COST: paid for goods by points.
 */
type MerchantAccount = 'SALES' | 'HELD' | 'OUTSIDE' | 'BONUS_COST' | 'POINTS_COST';

/** Of a member: what was paid in, what was given beside it, what of both is set aside. */
export const memberAccounts = ['BALANCE', 'BALANCE_BONUS', 'BALANCE_HELD'] as const;
export type MemberAccount = (typeof memberAccounts)[number];

interface Sum {
  /** Positive: the account receives; so what a member comes to have is negative, for the merchant owes it. */
  readonly amountFen: number;
}
type Entry = Sum &
  (
    | { readonly account: MerchantAccount; readonly owner?: never }
    | { readonly account: 'PROVIDER' | MemberAccount; readonly owner: string }
  );

/** A fact about money: its entries sum to nothing, or the transaction that posts them cannot commit. */
export interface Posting {
  readonly kind: 'PAY' | 'REFUND' | 'ADJUST' | 'HOLD' | 'TAKE' | 'FREE' | 'JOIN' | 'VOID' | 'RECHARGE';
  /** The business's own number: the same fact is posted once. */
  readonly ref: string;
  readonly entries: readonly Entry[];
}

/** A sum of a balance by its two parts; both bear the same sign. */
export interface Parts {
  readonly principalFen: number;
  readonly bonusFen: number;
}

/** What a member has; what is held is spoken for. */
export interface Balance extends Parts {
  readonly heldFen: number;
}
