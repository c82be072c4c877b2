/** As its event tells; an older version told no amounts. */
export interface PaidOrder {
  readonly cid: string;
  readonly paidAt?: string | undefined;
  readonly payableFen?: number | undefined;
  readonly lines: readonly {
    readonly goodsId: string;
    readonly quantity: number;
    readonly title?: string | undefined;
    readonly picture?: string | undefined;
    readonly paidFen?: number | undefined;
  }[];
}

/** Of one shop at one time. */
export interface Sale {
  readonly cid: string;
  readonly paidAt: string;
  readonly payableFen: number;
  /** By goods, in one order for all who write them. */
  readonly goods: readonly SoldGoods[];
}

export interface SoldGoods {
  readonly goodsId: string;
  readonly title: string;
  readonly picture: string;
  readonly paidFen: number;
  readonly pieces: number;
}

export interface FiguresRow {
  readonly paid_fen: string;
  readonly paid_orders: number;
  readonly refunded_fen: string;
  readonly refunds: number;
}

/** Days of Asia/Shanghai, both counted. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

export interface RankedRow {
  readonly goods_id: string;
  readonly title: string;
  readonly picture: string;
  readonly paid_fen: string;
  readonly pieces: number;
}
