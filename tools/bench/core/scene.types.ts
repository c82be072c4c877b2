import type pg from 'pg';

/** What the requests of a run are about: drawn evenly from all that the database holds, the same draw in every run. */
export interface Scene extends AsyncDisposable {
  readonly database: string;
  readonly db: pg.Client;
  readonly shops: readonly Shop[];
  readonly goods: readonly Goods[];
  readonly pairs: readonly Pair[];
  /** Members of the run alone; they and all they did are taken away again when the scene closes. */
  readonly adders: readonly BenchMember[];
  readonly calculators: readonly BenchMember[];
  readonly buyers: readonly BenchMember[];
  readonly couponBuyers: readonly CouponBuyer[];
  /** Four lines of two shops in the cart: with twenty coupons in the wallet, and with none. */
  readonly promoted: readonly Carter[];
  readonly unpromoted: readonly Carter[];
}

export interface Shop {
  readonly mid: string;
  readonly cid: string;
}

export interface Goods extends Shop {
  readonly goodsId: string;
}

export interface Sku extends Goods {
  readonly skuId: string;
  readonly priceFen: string;
}

/** Two SKUs of one shop: what a cart or an order of two lines holds. */
export interface Pair extends Shop {
  readonly skus: readonly [Sku, Sku];
  readonly freight: FreightRule | undefined;
}

export interface FreightRule {
  readonly flatFen: number;
  readonly freeFromFen: number | null;
}

/** A member with a session, of one merchant. */
export interface SignedIn {
  readonly mid: string;
  readonly memberId: string;
  readonly token: string;
}

export interface BenchMember extends SignedIn {
  /** What this member buys: each always the same. */
  readonly pair: Pair;
}

export interface CouponBuyer extends BenchMember {
  /** One for each order before orders are taken away. */
  readonly couponIds: readonly string[];
}

/** A member with goods of several shops in the cart. */
export interface Carter extends SignedIn {
  readonly cid: string;
  readonly skus: readonly Sku[];
}
