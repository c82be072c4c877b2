import pg from 'pg';
import { rebuildReport } from '../../apps/server/db/rebuild-report.repo.ts';
import { copyRows } from '../../apps/server/db/seeds/history/copy-rows.repo.ts';
import type { TableRows } from '../../apps/server/db/seeds/history/table-rows.ts';
import { writeFigures } from './desk-figures.ts';
import { writeDeskRows } from './desk-rows.ts';
import { dropIndexes, restoreIndexes } from './indexes.ts';
import { type MerchantPlan, planMerchant } from './merchant-plan.ts';
import { openMerchants, type SealedPayAccount } from './open-merchants.ts';
import { formFor, type ScaleForm } from './scale-forms.ts';
import { midOf } from './scale-ids.ts';
import { goodsTables, tradeTables } from './scale-tables.ts';
import { readWords, titleWriter } from './titles.ts';

export interface LoadOptions {
  readonly payAccountOf: (mid: string) => SealedPayAccount;
  /** Every foreign key and trigger looks at every row: many times slower, for proving that the rows are right. */
  readonly isChecked?: boolean;
}

export interface TableFigures {
  readonly table: string;
  readonly rows: number;
  readonly seconds: number;
}

/** What one connection loads. */
interface Half {
  readonly db: pg.Client;
  readonly tables: readonly TableRows<MerchantPlan>[];
  readonly figures: TableFigures[];
}

/** Fills a migrated, empty database. */
export async function loadScale(url: string, form: ScaleForm, options: LoadOptions): Promise<TableFigures[]> {
  const [db, other] = [await connect(url), await connect(url)];
  try {
    const dropped = await dropIndexes(
      db,
      [...goodsTables, ...tradeTables].map(({ table }) => table),
    );
    await openMerchants(db, form, options.payAccountOf);
    const halves = [halfOf(db, goodsTables), halfOf(other, tradeTables)];
    await copyMerchants(halves, form, options.isChecked ?? false);
    const indexes = await timed('indexes', () => restoreIndexes([db, other], dropped));
    const desk = form.isDeep ? [await timed('desk', () => fillDesks(db, url, form))] : [];
    const report = await timed('report', () => rebuildReports(db, form));
    const vacuum = await timed('vacuum analyze', () => db.query('vacuum (analyze)'));
    return [...halves.flatMap(({ figures }) => figures), indexes, ...desk, report, vacuum];
  } finally {
    await Promise.all([db.end(), other.end()]);
  }
}

/** Statistics first: the module's own statements are made for tables that have them. */
async function fillDesks(db: pg.Client, url: string, form: ScaleForm): Promise<void> {
  for (let m = 0; m < form.merchants; m += 1) await writeDeskRows(db, midOf(m));
  await db.query('vacuum (analyze)');
  const analyse = () => db.query('analyze catalog.goods_figure, catalog.goods_text');
  for (let m = 0; m < form.merchants; m += 1) await writeFigures(url, { m, goods: formFor(form, m).goods, analyse });
}

/** No event told of these orders. */
async function rebuildReports(db: pg.Client, form: ScaleForm): Promise<void> {
  await db.query('begin');
  for (let m = 0; m < form.merchants; m += 1) await rebuildReport(db, midOf(m));
  await db.query('commit');
}

const halfOf = (db: pg.Client, tables: readonly TableRows<MerchantPlan>[]): Half => ({ db, tables, figures: [] });

async function copyMerchants(halves: readonly Half[], form: ScaleForm, isChecked: boolean): Promise<void> {
  for (const { db, tables } of halves) {
    await db.query('begin');
    if (!isChecked) await db.query('set local session_replication_role = replica');
    await db.query(`truncate ${tables.map(({ table }) => table).join(', ')} cascade`);
  }
  const writeTitle = titleWriter(readWords());
  for (let m = 0; m < form.merchants; m += 1) {
    const plan = planMerchant(m, formFor(form, m), writeTitle);
    await Promise.all(halves.map((half) => copyMerchant(half, plan)));
  }
  for (const { db } of halves) await db.query('commit');
}

async function copyMerchant({ db, tables, figures }: Half, plan: MerchantPlan): Promise<void> {
  for (const [at, table] of tables.entries()) {
    const begunAt = performance.now();
    const rows = await copyRows(db, table, table.rows(plan), { frozen: true });
    const its = figures[at] ?? { table: table.table, rows: 0, seconds: 0 };
    figures[at] = { ...its, rows: its.rows + rows, seconds: its.seconds + secondsSince(begunAt) };
  }
}

async function timed(table: string, work: () => Promise<unknown>): Promise<TableFigures> {
  const begunAt = performance.now();
  await work();
  return { table, rows: 0, seconds: secondsSince(begunAt) };
}

const secondsSince = (begunAt: number): number => (performance.now() - begunAt) / 1000;

async function connect(url: string): Promise<pg.Client> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  return db;
}
