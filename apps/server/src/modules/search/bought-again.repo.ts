import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** A member has paid an order with these goods: who buys one for the second time has come back for it, and stays one who has. */
export const noteBuyer = (ctx: TxCtx, cid: string, memberId: string, goodsIds: readonly string[]) =>
  sql`
    with bought as (
      insert into catalog.goods_buyer as b (mid, cid, goods_id, member_id, order_count)
      select ${ctx.mid}::bigint, ${cid}::bigint, goods_id, ${memberId}::bigint, 1
        from (select distinct unnest(${goodsIds}::bigint[]) as goods_id order by 1) line
      on conflict (mid, cid, goods_id, member_id) do update set order_count = b.order_count + 1
      returning goods_id, order_count
    )
    insert into catalog.bought_again as a (mid, cid, goods_id, buyers, returners)
    select ${ctx.mid}::bigint, ${cid}::bigint, goods_id, 1, 0 from bought where order_count = 1
    union all
    select ${ctx.mid}::bigint, ${cid}::bigint, goods_id, 1, 1 from bought where order_count = 2
    order by goods_id
    on conflict (mid, cid, goods_id) do update
      set buyers = a.buyers + 1 - excluded.returners, returners = a.returners + excluded.returners`.execute(db(ctx));
