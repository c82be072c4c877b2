import pg from 'pg';
import { rebuildReport } from '../../../rebuild-report.repo.ts';
import { copyRows } from '../../history/copy-rows.repo.ts';
import type { History } from '../../history/history.types.ts';
import { memberTables } from '../../history/member-rows.ts';
import { moneyTables } from '../../history/money-rows.ts';
import { orderTables } from '../../history/order-rows.ts';
import { reviewTables } from '../../history/review-rows.ts';
import { MOVE_COLUMNS, orderMoveRows } from '../../history/stock-rows.ts';
import type { TableRows } from '../../history/table-rows.ts';
import type { DemoShop } from '../demo.types.ts';
import { countFigures, openStock, writeInterest } from './figures.repo.ts';
import { planYear } from './plan-year.ts';
import { readShops } from './year-goods.repo.ts';

const tables: readonly TableRows<History>[] = [
  ...memberTables,
  ...orderTables,
  ...moneyTables,
  { table: 'catalog.stock_move', columns: MOVE_COLUMNS, rows: orderMoveRows },
  ...reviewTables,
];

/**
 * Writes the year before the shops were opened here, in one transaction: members, orders, money, reviews, and every figure that follows from
 * them. False where nothing is to do: somebody has bought already, or the merchant has no account at the payment provider, so nobody could.
 */
export async function loadYear(ownerUrl: string, mid: string, now: Date, shops: readonly DemoShop[]): Promise<boolean> {
  const db = new pg.Client({ connectionString: ownerUrl });
  await db.connect();
  try {
    if (!(await isWanted(db, mid))) return false;
    await db.query('begin');
    await passChecks(db);
    const { history, interest } = planYear(mid, await readShops(db, mid, shops), now.getTime());
    await openStock(db, mid);
    for (const table of tables) await copyRows(db, table, table.rows(history));
    await countFigures(db, mid);
    await rebuildReport(db, mid);
    await writeInterest(db, mid, interest);
    await db.query('commit');
    // Until somebody counts, the planner takes these tables for empty.
    await db.query(`analyze ${tables.map(({ table }) => table).join(', ')}`);
    return true;
  } finally {
    await db.end();
  }
}

async function isWanted(db: pg.Client, mid: string): Promise<boolean> {
  const { rows } = await db.query<{ is_wanted: boolean }>(
    `select exists (select from trade.pay_account where mid = $1)
        and not exists (select from trade.trade where mid = $1) as is_wanted`,
    [mid],
  );
  return rows[0]?.is_wanted ?? false;
}

/** Foreign keys hold by construction, and a test proves it: passing over them halves the time. Only a superuser may; others wait. */
async function passChecks(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{ rolsuper: boolean }>('select rolsuper from pg_roles where rolname = current_user');
  if (rows[0]?.rolsuper) await db.query('set local session_replication_role = replica');
}
