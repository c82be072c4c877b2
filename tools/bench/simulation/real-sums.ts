import { type ScratchMall, withDatabase } from '../../load/scratch-mall.ts';

export interface RealSums {
  readonly orders: number;
  readonly payableFen: number;
  /** Orders that had an activity named so, and what it took off. */
  readonly taken: number;
  readonly givenFen: number;
}

/** What stands in the receipts of orders that were placed. */
export async function realSums({ env }: ScratchMall, orderIds: readonly string[], name: string): Promise<RealSums> {
  const { rows } = await withDatabase(env.DATABASE_URL ?? '', (db) =>
    db.query<Record<keyof RealSums, string>>(
      `select count(*) as orders, sum(o.payable_fen) as "payableFen", count(*) filter (where own.is_taken) as taken,
              coalesce(sum(own.given), 0) as "givenFen"
         from trade.order o join trade.receipt r on r.mid = o.mid and r.order_id = o.id
         cross join lateral (
           select coalesce(bool_or((e ->> 'isTaken')::boolean), false) as is_taken, -coalesce(sum((e ->> 'amountFen')::bigint), 0) as given
             from jsonb_array_elements(r.entries) e where e ->> 'kind' = 'PROMOTION' and e ->> 'name' = $2 and (e ->> 'isTaken')::boolean
         ) own
        where o.id = any($1)`,
      [orderIds, name],
    ),
  );
  const [row] = rows;
  return {
    orders: Number(row?.orders ?? 0),
    payableFen: Number(row?.payableFen ?? 0),
    taken: Number(row?.taken ?? 0),
    givenFen: Number(row?.givenFen ?? 0),
  };
}
