import { type Basket, ENGINE_VERSION, priceBasket } from '#modules/pricing';
import type { Finding } from './check.types.ts';
import type { Ask } from './judge.ts';
import { naivePayable } from './second-program/naive-prices.ts';

/** Prices of the last minutes are all computed again, of older ones as many as this, taken at random. */
const RECENT_SECONDS = 600;
const SAMPLE = 1_000;
/** The second program tries every plan: only of small baskets. */
const SMALL = { lines: 6, promotions: 6, pieces: 40 };

interface StoredPrice {
  readonly mid: string;
  readonly trade_id: string;
  readonly basket: Basket;
  /** By shop, with what staff took off later. */
  readonly payable_of: Readonly<Record<string, number>>;
}

const stored = `
  select i.mid::text, i.trade_id::text, i.basket,
         (select jsonb_object_agg(o.cid::text, o.payable_fen + coalesce(c.before_fen - c.after_fen, 0))
            from trade.order o left join trade.price_change c on c.mid = o.mid and c.order_id = o.id
           where o.mid = i.mid and o.trade_id = i.trade_id) as payable_of
    from trade.receipt_input i join trade.trade t on t.mid = i.mid and t.id = i.trade_id
   where i.engine_version = $1`;

export interface Recomputed {
  readonly findings: readonly Finding[];
  readonly prices: number;
  /** How many of them by the second program too. */
  readonly twice: number;
}

/** PR2: computes stored prices again from what they were computed from; each must be the fen that was asked for. */
export async function recomputePrices(ask: Ask, sinceSeconds = RECENT_SECONDS): Promise<Recomputed> {
  const recent = await ask<StoredPrice>(`${stored} and t.created_at > platform.now() - make_interval(secs => $2)`, [
    ENGINE_VERSION,
    sinceSeconds,
  ]);
  const older = await ask<StoredPrice>(
    `${stored} and t.created_at <= platform.now() - make_interval(secs => $2) order by random() limit $3`,
    [ENGINE_VERSION, sinceSeconds, SAMPLE],
  );
  const prices = [...recent, ...older];
  const small = prices.filter(({ basket }) => isSmall(basket));
  return {
    findings: [...prices.flatMap(byEngine), ...small.flatMap(bySecondProgram)],
    prices: prices.length,
    twice: small.length,
  };
}

function isSmall({ lines, promotions }: Basket): boolean {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.length <= SMALL.lines && promotions.length <= SMALL.promotions && pieces <= SMALL.pieces;
}

function byEngine(price: StoredPrice): Finding[] {
  const again = new Map(priceBasket(price.basket).shops.map(({ cid, payableFen }) => [cid, payableFen]));
  const cids = new Set([...again.keys(), ...Object.keys(price.payable_of)]);
  return [...cids].flatMap((cid) => finding(price, `shop ${cid}`, price.payable_of[cid], again.get(cid)));
}

/** It computes the whole basket. */
function bySecondProgram(price: StoredPrice): Finding[] {
  const asked = Object.values(price.payable_of).reduce((sum, fen) => sum + fen, 0);
  return finding(price, 'by the second program', asked, naivePayable(price.basket));
}

const finding = ({ mid, trade_id: id }: StoredPrice, what: string, asked: number | undefined, computed: number | undefined): Finding[] =>
  asked === computed
    ? []
    : [
        {
          check: 'PR2',
          says: 'a price computed again is another',
          of: 'trade',
          mid,
          id,
          detail: `${what}: asked ${asked}, computed ${computed}`,
        },
      ];
