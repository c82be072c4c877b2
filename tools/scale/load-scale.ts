import pg from 'pg';
import { catalogTables } from './catalog-rows.ts';
import { copyRows } from './copy-rows.ts';
import { dropIndexes, restoreIndexes } from './indexes.ts';
import { memberTables } from './member-rows.ts';
import { type MerchantPlan, planMerchant } from './merchant-plan.ts';
import { moneyTables } from './money-rows.ts';
import { openMerchants, type SealedPayAccount } from './open-merchants.ts';
import { orderTables } from './order-rows.ts';
import type { ScaleForm } from './scale-forms.ts';
import type { TableRows } from './table-rows.ts';
import { readWords, titleWriter } from './titles.ts';

/** Two connections, one for each; no table of one refers to a table of the other. */
const halves: readonly (readonly TableRows[])[] = [catalogTables, [...memberTables, ...orderTables, ...moneyTables]];

export interface LoadOptions {
  readonly payAccountOf: (mid: string) => SealedPayAccount;
  /** Every foreign key and trigger looks at every row: many times slower, for proving that the rows are right. */
  readonly isChecked?: boolean;
}

export interface TableFigures {
  readonly table: string;
  rows: number;
  seconds: number;
}

/** Fills a migrated, empty database; all of it appears at once or not at all. */
export async function loadScale(url: string, form: ScaleForm, options: LoadOptions): Promise<TableFigures[]> {
  const connections = await Promise.all(halves.map(() => connect(url)));
  try {
    const [first] = connections;
    if (!first) return [];
    const dropped = await dropIndexes(
      first,
      halves.flat().map(({ table }) => table),
    );
    await openMerchants(first, form, options.payAccountOf);
    const figures = await copyMerchants(connections, form, options.isChecked ?? false);
    const indexes = await timed('indexes', () => restoreIndexes(connections, dropped));
    const vacuum = await timed('vacuum analyze', () => first.query('vacuum (analyze)'));
    return [...figures, indexes, vacuum];
  } finally {
    await Promise.all(connections.map((db) => db.end()));
  }
}

async function copyMerchants(connections: readonly pg.Client[], form: ScaleForm, isChecked: boolean): Promise<TableFigures[]> {
  const loads = halves.map((tables, at) => ({ db: connections[at] as pg.Client, tables, figures: tables.map(noFigures) }));
  for (const { db, tables } of loads) {
    await db.query('begin');
    if (!isChecked) await db.query('set local session_replication_role = replica');
    await db.query(`truncate ${tables.map(({ table }) => table).join(', ')} cascade`);
  }
  const writeTitle = titleWriter(readWords());
  for (let m = 0; m < form.merchants; m += 1) {
    const plan = planMerchant(m, form, writeTitle);
    await Promise.all(loads.map(({ db, tables, figures }) => copyMerchant(db, tables, plan, figures)));
  }
  for (const { db } of loads) await db.query('commit');
  return loads.flatMap(({ figures }) => figures);
}

async function copyMerchant(db: pg.Client, tables: readonly TableRows[], plan: MerchantPlan, figures: TableFigures[]): Promise<void> {
  for (const [at, table] of tables.entries()) {
    const begunAt = performance.now();
    const rows = await copyRows(db, table, table.rows(plan));
    const its = figures[at] as TableFigures;
    its.rows += rows;
    its.seconds += (performance.now() - begunAt) / 1000;
  }
}

const noFigures = ({ table }: TableRows): TableFigures => ({ table, rows: 0, seconds: 0 });

async function timed(table: string, work: () => Promise<unknown>): Promise<TableFigures> {
  const begunAt = performance.now();
  await work();
  return { table, rows: 0, seconds: (performance.now() - begunAt) / 1000 };
}

async function connect(url: string): Promise<pg.Client> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  return db;
}
