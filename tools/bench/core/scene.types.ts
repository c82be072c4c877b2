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
  /** What both cost with freight. */
  readonly payableFen: number;
}

export interface BenchMember {
  readonly memberId: string;
  readonly token: string;
  /** What this member buys: each always the same. */
  readonly pair: Pair;
}
