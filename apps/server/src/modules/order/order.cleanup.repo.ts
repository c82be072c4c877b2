import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Due } from '#platform/due-tasks/due-tasks';

/** Trades whose time to be paid is over. */
export async function findOverdueTrades(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, id from trade.trade where state = 'UNPAID' and pay_by < platform.now() order by pay_by limit ${limit}`.execute(db);
  return rows;
}

/** Orders that count as received. */
export async function findArrivedOrders(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, id from trade.order where state = 'SHIPPED' and receive_by < platform.now() order by receive_by limit ${limit}`.execute(db);
  return rows;
}
